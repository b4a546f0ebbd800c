/** The list that a select menu opens: a popup on a large screen, a sheet on a phone. */

import { emoji, h } from "./dom.js";
import { present } from "./pictures.js";
import { currentLocale, say } from "./words.js";

/**
 * Let the person choose between `low` and `high` of `options` ({value, label, description, emoji, chosen}).
 * Resolves with the values, or null when nothing was decided. A single choice is made at once; `none` is said where
 * there is nothing to choose.
 */
export function pick({ anchor, title, options, low, high, none = say("nothingFits") }) {
  return new Promise((resolve) => new Picker({ anchor, title, options, low, high, none, resolve }).open());
}

let opened = 0;

class Picker {
  constructor({ anchor, title, options, low, high, none, resolve }) {
    Object.assign(this, { anchor, title, options, low, high, none, resolve });
    this.chosen = new Set(options.filter((option) => option.chosen).map((option) => option.value));
    this.result = null;
    this.active = Math.max(0, options.findIndex((option) => option.chosen));
    this.several = high > 1;
    this.typed = "";
    this.typedAt = -Infinity;
    this.prefix = `pick-${++opened}`;
  }

  open() {
    this.rows = this.options.map((option, place) => this.#row(option, place));
    this.list = this.rows.length ? h("div", {
      class: "pick-list", role: "listbox", tabindex: "0", "aria-label": this.title, "aria-multiselectable": this.several ? "true" : null,
      on: { keydown: (event) => this.#key(event) },
    }, this.rows) : h("p", { class: "pick-list quiet", tabindex: "-1", text: this.none });
    this.done = h("button", { class: "button primary", type: "button", text: say("done"), on: { click: () => this.#finish() } });
    const hint = this.several ? h("p", { class: "quiet", text: say("chooseSome", { low: this.low, high: this.high }) }) : null;
    const foot = this.several || this.low === 0 ? h("div", { class: "pick-foot" }, hint, this.done) : null;
    this.dialog = h("dialog", { class: "picker", "aria-label": this.title }, h("h2", { text: this.title }), this.list, foot);
    this.dialog.addEventListener("close", () => this.resolve(this.result));
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
    present(this.dialog);
    this.#place();
    this.#move(this.active);
    this.list.focus();
    this.#mark();
  }

  #row(option, place) {
    const words = h("span", { class: "pick-words" }, h("span", { class: "pick-label", text: option.label }));
    if (option.description) words.append(h("span", { class: "pick-description", text: option.description }));
    return h("div", {
      class: "pick-option", role: "option", id: `${this.prefix}-${place}`,
      on: { click: () => this.#choose(place), pointermove: () => this.active !== place && this.#move(place, false) },
    }, emoji(option.emoji), option.icon ?? null, words, h("span", { class: "tick", "aria-hidden": "true", text: "✓" }));
  }

  /** Beside its menu where there is room; the style sheet turns it into a sheet on narrow screens. */
  #place() {
    if (matchMedia("(max-width: 720px)").matches) return;
    const box = this.anchor.getBoundingClientRect();
    const height = this.dialog.offsetHeight;
    const below = box.bottom + 6 + height < innerHeight;
    this.dialog.style.left = `${Math.min(box.left, innerWidth - this.dialog.offsetWidth - 8)}px`;
    this.dialog.style.top = `${below ? box.bottom + 6 : Math.max(8, box.top - height - 6)}px`;
    this.dialog.style.minWidth = `${Math.min(box.width, 520)}px`;
  }

  #key(event) {
    const last = this.rows.length - 1;
    const moves = { ArrowDown: Math.min(this.active + 1, last), ArrowUp: Math.max(this.active - 1, 0), Home: 0, End: last };
    if (event.key in moves) this.#move(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.#choose(this.active);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.#typed(event.key);
    else return;
    event.preventDefault();
  }

  /** Typing the first letters of an option goes to it, as in a native menu. */
  #typed(letter) {
    const now = performance.now();
    this.typed = now - this.typedAt < 800 ? this.typed + letter : letter;
    this.typedAt = now;
    const wanted = this.typed.toLocaleLowerCase(currentLocale());
    const found = this.options.findIndex((option) => option.label.toLocaleLowerCase(currentLocale()).startsWith(wanted));
    if (found >= 0) this.#move(found);
  }

  #move(place, scroll = true) {
    this.rows[this.active]?.classList.remove("active");
    this.active = place;
    const row = this.rows[place];
    if (!row) return;
    row.classList.add("active");
    this.list.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  #choose(place) {
    const option = this.options[place];
    if (!option) return;
    if (!this.several) {
      // With a minimum of zero a single choice can also be taken back.
      const again = this.low === 0 && this.chosen.has(option.value);
      this.chosen = new Set(again ? [] : [option.value]);
      this.#finish();
      return;
    }
    if (this.chosen.has(option.value)) this.chosen.delete(option.value);
    else if (this.chosen.size < this.high) this.chosen.add(option.value);
    this.#mark();
  }

  #mark() {
    this.rows.forEach((row, place) => row.setAttribute("aria-selected", String(this.chosen.has(this.options[place].value))));
    this.done.disabled = this.chosen.size < this.low;
  }

  #finish() {
    this.result = this.options.map((option) => option.value).filter((value) => this.chosen.has(value));
    this.dialog.close();
  }
}
