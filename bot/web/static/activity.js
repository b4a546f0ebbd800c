// Signs in inside Discord, where Discord's client shows this page in a frame: asks the client for a code, and hands it
// to the host. Client and page exchange pairs of an opcode and its data, as in Discord's Embedded App SDK.

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const DISCORD = ["https://discord.com", "https://ptb.discord.com", "https://canary.discord.com"];
const READY_MS = 20_000;

/** Sign in; return the reader's tables in the channel. An error is `declined` if the reader did not allow it. */
export async function enter(ask) {
  const given = new URLSearchParams(location.search);
  const { application, state } = await ask("/api/activity");
  const command = await connect(application, given.get("frame_id"));
  const { code } = await command("AUTHORIZE", {
    client_id: application, response_type: "code", state, prompt: "none", scope: ["identify"],
  }).catch((error) => { throw Object.assign(error, { declined: true }); });
  // A direct message is no table's channel.
  const channel = given.get("guild_id") ? given.get("channel_id") ?? "" : "";
  return ask("/api/activity/sign-in", { code, state, channel });
}

/** Greet Discord's client; return what sends it a command and awaits the answer. */
function connect(application, frame) {
  const client = window.parent.opener ?? window.parent; // the page may be in a window that the client has opened
  const origin = clientOrigin(client);
  const waiting = new Map();
  const send = (opcode, data) => client.postMessage([opcode, data], origin);
  const command = (cmd, args) => new Promise((resolve, reject) => {
    const nonce = crypto.randomUUID();
    waiting.set(nonce, { resolve, reject });
    send(FRAME, { cmd, args, nonce });
  });
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("Discord's client does not answer")), READY_MS);
    window.addEventListener("message", (event) => {
      if (event.source !== client || event.origin !== origin || !Array.isArray(event.data)) return;
      const [opcode, said] = event.data;
      if (opcode === CLOSE) {
        for (const one of [{ reject }, ...waiting.values()]) one.reject(new Error("Discord's client has ended it"));
      } else if (opcode === FRAME && said.cmd === "DISPATCH" && said.evt === "READY") {
        resolve(command);
      } else if (opcode === FRAME && "evt" in said && waiting.has(said.nonce)) { // a command has no `evt`
        const { resolve: done, reject: failed } = waiting.get(said.nonce);
        waiting.delete(said.nonce);
        if (said.evt === "ERROR") failed(new Error(said.data?.message)); else done(said.data);
      }
    });
    send(HANDSHAKE, { v: 1, encoding: "json", client_id: application, frame_id: frame });
  });
}

/** The only origin that is sent anything and heard. As in the SDK, a page without a frame talks to its own window. */
function clientOrigin(client) {
  if (client === window) return location.origin;
  const referrer = document.referrer && new URL(document.referrer).origin;
  return DISCORD.includes(referrer) ? referrer : DISCORD[0];
}
