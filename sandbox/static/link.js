/** The one WebSocket to the sandbox: events come in, requests go out and are answered by number. */

/** A live link as one person. It reconnects for ever; requests of a lost connection are refused. */
export class Link {
  #socket = null;
  #number = 0;
  #waiting = new Map();
  #hear;
  #delay = 250;
  #closed = false;

  /** `hear` is called with every event; those of the link itself are `up` and `down`. */
  constructor(hear) {
    this.#hear = hear;
  }

  /** Connect as a person, by user name; an earlier connection is dropped. */
  connect(username) {
    this.close();
    this.#closed = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live?you=${encodeURIComponent(username ?? "")}`);
    this.#socket = socket;
    socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    socket.addEventListener("open", () => (this.#delay = 250));
    socket.addEventListener("close", () => socket === this.#socket && this.#lost(username));
  }

  /** Close for good. */
  close() {
    this.#closed = true;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#refuseAll();
  }

  /** Ask the sandbox to do something; resolves with its result, rejects with an Error in words. */
  request(action, args = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error("offline"));
    const id = ++this.#number;
    this.#socket.send(JSON.stringify({ id, do: action, ...args }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive(frame) {
    if (frame.re === undefined) {
      this.#hear(frame);
      return;
    }
    const { resolve, reject } = this.#waiting.get(frame.re) ?? {};
    this.#waiting.delete(frame.re);
    if (frame.error) reject?.(new Error(frame.error));
    else resolve?.(frame.result);
  }

  #lost(username) {
    this.#refuseAll();
    if (this.#closed) return;
    this.#hear({ event: "down" });
    setTimeout(() => this.#closed || this.connect(username), this.#delay);
    this.#delay = Math.min(this.#delay * 2, 5_000);
  }

  #refuseAll() {
    for (const { reject } of this.#waiting.values()) reject(new Error("offline"));
    this.#waiting.clear();
  }
}
