/** The messages of the open channel: drawn once, changed one by one, kept in place while one reads. */

import { $, h } from "./dom.js";
import { continues, messageElement } from "./message.js";
import { say } from "./words.js";

const NEAR_END = 80;

/** The log. `ctx` is what messages are drawn with, plus `earlier(before)` and `seen()`. */
export class Conversation {
  constructor(ctx) {
    this.ctx = ctx;
    this.log = $("log");
    this.scroller = $("scroll");
    this.messages = [];
    this.elements = new Map();
    this.failures = new Map();
    this.top = 0;
    this.height = 0;
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    $("newer").addEventListener("click", () => this.toEnd());
    // Pictures and the keyboard of a phone change heights: who was at the end stays there.
    new ResizeObserver(() => this.following && this.toEnd()).observe(this.log);
    new ResizeObserver(() => this.following && this.toEnd()).observe(this.scroller);
    this.following = true;
  }

  /** Show a channel from its last messages; `more` tells that there are earlier ones. */
  show(messages, more) {
    // Everything at once is not news: a screen reader is to hear only what comes after.
    this.log.setAttribute("aria-busy", "true");
    this.messages = [];
    this.elements.clear();
    this.failures.clear();
    this.more = h("button", { class: "text-button earlier", type: "button", text: say("earlier"), hidden: !more, on: { click: () => this.#earlier() } });
    this.empty = h("p", { class: "empty", text: say("empty") });
    this.log.replaceChildren(this.more, this.empty);
    messages.forEach((message) => this.put(message));
    this.empty.hidden = this.messages.length > 0;
    this.toEnd();
    requestAnimationFrame(() => this.log.removeAttribute("aria-busy"));
  }

  /** A new or changed message. Messages are in the order of their ids; those of the page itself come last. */
  put(message) {
    const at = this.messages.findIndex((one) => one.id === message.id);
    if (at >= 0) this.messages[at] = message;
    else this.messages.splice(this.#placeOf(message), 0, message);
    this.empty.hidden = true;
    const place = this.messages.indexOf(message);
    this.#draw(place);
    if (at < 0) this.#draw(place + 1);
    if (at < 0 && !this.following && !this.#mine(message)) $("newer").hidden = false;
    if (this.following || (at < 0 && this.#mine(message))) this.toEnd();
  }

  /** Whether a message is for whoever looks: what one has asked for oneself is followed wherever one reads. */
  #mine(message) {
    return Boolean(message.local || message.only_you);
  }

  /** A message is gone. */
  remove(id) {
    const at = this.messages.findIndex((one) => one.id === id);
    if (at < 0) return;
    const had = this.elements.get(id)?.contains(document.activeElement);
    this.elements.get(id)?.remove();
    this.elements.delete(id);
    this.messages.splice(at, 1);
    this.#draw(at);
    this.empty.hidden = this.messages.length > 0;
    if (had) (this.elements.get(this.messages[at - 1]?.id) ?? $("composer-text")).focus();
  }

  /** Say below a message that something about it failed; null takes it back. */
  fail(id, words) {
    if (words) this.failures.set(id, words);
    else if (!this.failures.delete(id)) return;
    const at = this.messages.findIndex((one) => one.id === id);
    if (at >= 0) this.#draw(at);
  }

  /** Scroll to a message and mark it for a moment. */
  jump(id) {
    const element = this.elements.get(id);
    if (!element) return;
    this.following = false; // else the end is looked for again as soon as a picture above has come
    element.scrollIntoView({ block: "center" });
    element.focus();
  }

  toEnd() {
    this.following = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    $("newer").hidden = true;
    this.ctx.seen();
  }

  async #earlier() {
    const height = this.scroller.scrollHeight;
    const { messages, more } = await this.ctx.earlier(this.messages[0]?.id);
    this.following = false;
    messages.forEach((message) => this.put(message));
    this.more.hidden = !more;
    $("newer").hidden = true;
    this.scroller.scrollTop += this.scroller.scrollHeight - height;
  }

  #placeOf(message) {
    const later = this.messages.findIndex((one) => !message.local && (one.local || BigInt(one.id) > BigInt(message.id)));
    return later < 0 ? this.messages.length : later;
  }

  #draw(place) {
    const message = this.messages[place];
    if (!message) return;
    const compact = continues(message, this.messages[place - 1]);
    const element = messageElement(message, { ...this.ctx, compact, failure: this.failures.get(message.id) });
    const old = this.elements.get(message.id);
    this.elements.set(message.id, element);
    if (old) swap(old, element);
    else this.log.insertBefore(element, this.elements.get(this.messages[place + 1]?.id) ?? null);
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // Only who scrolls up leaves the end: it also runs away by itself, when a message grows before this is heard, and
    // comes nearer when one shrinks or goes.
    const up = scrollTop < this.top && scrollHeight >= this.height;
    this.top = scrollTop;
    this.height = scrollHeight;
    this.following = scrollHeight - scrollTop - clientHeight < NEAR_END || (this.following && !up);
    if (this.following && !$("newer").hidden) this.toEnd();
  }
}

/** Put a message's new element in the place of its old one; the focus stays on the same component. */
function swap(old, element) {
  const active = old.contains(document.activeElement) ? document.activeElement : null;
  const customId = active?.dataset.customId;
  old.replaceWith(element);
  if (!active) return;
  const twin = customId && element.querySelector(`[data-custom-id="${CSS.escape(customId)}"]:not(:disabled)`);
  (twin || element).focus({ preventScroll: true });
}
