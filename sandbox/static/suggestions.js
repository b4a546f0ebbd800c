/** The list above the message box; the input that has the focus owns its keyboard. */

import { h } from "./dom.js";

/** A listbox of rows ({label, detail, tag, user}) that one picks by keyboard or pointer. */
export class Suggestions {
  #rows = [];
  #items = [];
  #active = 0;
  #onPick = () => {};
  #input = null;

  constructor(element) {
    this.element = element;
    element.setAttribute("role", "listbox");
    // The focus stays in the input while the pointer picks.
    element.addEventListener("mousedown", (event) => event.preventDefault());
    this.hide();
  }

  /** Whether anything is shown, be it only a note. */
  get open() {
    return !this.element.hidden;
  }

  /** The items shown. */
  get items() {
    return this.#items;
  }

  /** The item that Enter would pick. */
  get current() {
    return this.#items[this.#active];
  }

  /** Let go of the items that do not fit. */
  keep(fits) {
    const gone = this.#items.map((item) => !fits(item));
    this.#rows.forEach((row, place) => gone[place] && row.remove());
    this.#items = this.#items.filter((_, place) => !gone[place]);
    this.#rows = this.#rows.filter((_, place) => !gone[place]);
    this.#move(0);
  }

  /** Show rows for an input. `note` alone is shown for an empty list (loading, nothing fits). */
  show(input, { title, hint, items, note, onPick }) {
    this.#release();
    this.#input = input;
    this.#items = items;
    this.#onPick = onPick;
    this.#rows = items.map((item, place) => this.#row(item, place));
    const head = title ? h("div", { class: "suggest-head", role: "presentation" }, h("b", { text: title }), hint ? h("span", { text: hint }) : null) : null;
    const empty = note && !items.length ? h("div", { class: "suggest-note", role: "presentation", text: note }) : null;
    this.element.replaceChildren(...[head, ...this.#rows, empty].filter(Boolean));
    this.element.setAttribute("aria-label", title ?? "");
    this.element.hidden = false;
    this.#expanded(items.length > 0);
    this.#move(0);
  }

  hide() {
    this.#release();
    this.#items = [];
    this.#rows = [];
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  /** Handle a key of the input; true when it was one of the list's own. */
  key(event) {
    if (!this.#items.length) return false;
    const count = this.#items.length;
    const moves = { ArrowDown: (this.#active + 1) % count, ArrowUp: (this.#active + count - 1) % count };
    if (event.key in moves) this.#move(moves[event.key]);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) this.#pick(this.#active);
    else return false;
    event.preventDefault();
    return true;
  }

  #release() {
    this.#expanded(false);
    this.#input?.removeAttribute("aria-activedescendant");
  }

  /** Say whether the list is open; a text box of several lines has no such state. */
  #expanded(open) {
    if (this.#input?.role === "combobox") this.#input.setAttribute("aria-expanded", String(open));
  }

  #row(item, place) {
    return h("div", { class: "suggest", role: "option", id: `suggest-${place}`, on: { click: () => this.#pick(this.#items.indexOf(item)), pointermove: () => this.current !== item && this.#move(this.#items.indexOf(item), false) } },
      item.icon ?? null,
      h("span", { class: "suggest-words" }, h("span", { class: "suggest-label", text: item.label }), item.detail ? h("span", { class: "suggest-detail", text: item.detail }) : null),
      item.tag ? h("span", { class: "suggest-tag", text: item.tag }) : null);
  }

  #move(place, scroll = true) {
    this.#rows[this.#active]?.removeAttribute("aria-selected");
    this.#active = place;
    const row = this.#rows[place];
    if (!row) return;
    row.setAttribute("aria-selected", "true");
    this.#input.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  #pick(place) {
    const item = this.#items[place];
    const pick = this.#onPick;
    this.hide();
    pick(item);
  }
}
