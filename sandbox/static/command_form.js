/** A chosen slash command: its options as pills, filled in one by one. */

import { avatar, h } from "./dom.js";
import { localized, say } from "./words.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, FILE = 11;
const DEBOUNCE_MS = 120;

/**
 * The form of one command. `ctx` has `world` (members, channels, roles), `suggestions`,
 * `complete(command, option, text, others)`, `send(command, values)` and `leave(text)`.
 */
export class CommandForm {
  constructor(command, ctx, texts = {}, loose = "") {
    this.command = command;
    this.ctx = ctx;
    this.fields = [];
    this.asked = 0;
    this.stale = false;
    this.pills = h("span", { class: "pills" });
    this.more = h("span", { class: "more" });
    this.loose = this.#loose(loose);
    this.problem = h("p", { class: "problem", id: "command-problem", role: "alert", hidden: true });
    const leave = h("button", { class: "icon-button small", type: "button", "aria-label": say("leaveCommand"), text: "✕", on: { click: () => ctx.leave("") } });
    this.name = h("span", { class: "command-name", tabindex: "0", text: `/${command.label}` });
    this.name.addEventListener("keydown", (event) => this.#nameKey(event));
    this.element = h("div", { class: "command", role: "group", "aria-label": `/${command.label}: ${command.description}` }, this.name, leave, this.pills, this.loose, this.more, this.problem);
    const first = command.options.find((option) => option.required && texts[option.name] === undefined);
    if (first && loose && !loose.includes(":")) {
      texts = { ...texts, [first.name]: loose };
      this.loose.value = "";
    }
    for (const option of command.options) {
      if (option.required || texts[option.name] !== undefined) this.#add(option, texts[option.name]);
    }
    this.#offerMore();
  }

  /** Whether nothing that is required is missing. */
  get complete() {
    return this.loose.value === "" && this.fields.every((field) => !field.option.required || field.input.value.trim() !== "");
  }

  /** Put the focus where the next text belongs. */
  focus() {
    const empty = this.fields.find((field) => field.input.value === "");
    (this.loose.value ? this.loose : empty?.input ?? this.fields.at(-1)?.input ?? this.loose).focus();
  }

  /** Send the command if it is complete; otherwise go to what is missing and say so. */
  submit() {
    this.ctx.suggestions.hide();
    this.asked += 1;
    const values = {};
    if (this.loose.value.trim() !== "") {
      this.#complain(say("noOption", { name: this.loose.value.trim() }));
      this.loose.focus();
      return;
    }
    for (const field of this.fields) {
      const { value, problem } = this.#read(field);
      field.input.setAttribute("aria-invalid", String(Boolean(problem)));
      if (problem) {
        this.#complain(problem);
        field.input.focus();
        return;
      }
      if (value !== undefined) values[field.option.name] = value;
    }
    this.#complain(null);
    this.ctx.send(this.command, values);
  }

  #complain(problem) {
    this.problem.textContent = problem ?? "";
    this.problem.hidden = !problem;
  }

  #add(option, text = "") {
    const name = localized(option, "name");
    const input = h("input", {
      type: "text", role: "combobox", "aria-expanded": "false", "aria-controls": "suggestions", "aria-autocomplete": "list", enterkeyhint: "send",
      "aria-label": `${name}: ${localized(option, "description")}`, "aria-required": option.required ? "true" : "false", "aria-describedby": "command-problem",
      inputmode: option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null, spellcheck: "false", autocapitalize: "none",
    });
    input.value = text;
    const pill = h("label", { class: "pill" }, h("span", { class: "pill-name", text: name }), input);
    const field = { option, input, pill, picked: null };
    input.addEventListener("input", () => this.#typed(field));
    input.addEventListener("focus", () => this.#suggest(field, 0));
    input.addEventListener("blur", () => this.ctx.suggestions.hide());
    input.addEventListener("keydown", (event) => this.#key(event, field));
    this.#fit(field);
    this.fields.push(field);
    this.pills.append(pill);
    return field;
  }

  #offerMore() {
    const shown = new Set(this.fields.map((field) => field.option.name));
    const left = this.command.options.filter((option) => !shown.has(option.name));
    this.more.replaceChildren(...left.map((option) => {
      const name = localized(option, "name");
      return h("button", {
        class: "add-option", type: "button", title: localized(option, "description"), "aria-label": say("addOption", { name }), text: `+ ${name}`,
        on: { click: () => this.#addOptional(option) },
      });
    }));
  }

  #addOptional(option) {
    const field = this.#add(option);
    this.#offerMore();
    field.input.focus();
  }

  #typed(field) {
    field.picked = null;
    field.input.setAttribute("aria-invalid", "false");
    this.#complain(null);
    this.stale = true;
    const own = [field.option.name, localized(field.option, "name")].find((name) => field.input.value.startsWith(`${name}:`));
    if (own) field.input.value = field.input.value.slice(own.length + 1);
    const named = this.#named(field.input.value);
    if (named) field.input.value = named.before;
    this.#fit(field);
    if (named) this.#begin(named);
    else this.#suggest(field, DEBOUNCE_MS);
  }

  #fit({ input }) {
    input.style.width = `${Math.min(Math.max(input.value.length + 1, 4), 40)}ch`;
  }

  #nameKey(event) {
    if (event.key === "Enter") this.submit();
    else if (event.key === "Escape" || event.key === "Backspace") this.ctx.leave(`/${this.command.label}`);
    else return;
    event.preventDefault();
  }

  #key(event, field) {
    const { suggestions } = this.ctx;
    const named = (item) => item && isNamed(item, field.input.value.trim());
    // A list that answered an earlier text must not put in what no longer fits.
    const stale = this.stale && ["Enter", "Tab"].includes(event.key);
    if (stale) suggestions.keep((item) => fits(item, field.input.value));
    // Enter on a value typed in full sends it; on the beginning of one it takes what the list offers.
    const whole = event.key === "Enter" && (stale ? suggestions.items : [suggestions.current]).find(named);
    if (whole) field.picked = whole;
    else if (suggestions.key(event)) return;
    if (event.key === "Enter") this.submit();
    else if (event.key === "Escape") this.#escape();
    else if (event.key === "Backspace" && field.input.value === "") this.#remove(field);
    else return;
    event.preventDefault();
  }

  #escape() {
    // An answer still under way must not open the list again.
    this.asked += 1;
    if (this.ctx.suggestions.open) this.ctx.suggestions.hide();
    else this.ctx.leave(`/${this.command.label}`);
  }

  /** Backspace in an empty pill: an optional one goes away, the first required one gives the command up. */
  #remove(field) {
    const place = this.fields.indexOf(field);
    if (!field.option.required) {
      field.pill.remove();
      this.fields.splice(place, 1);
      this.#offerMore();
    }
    const before = this.fields[place - 1];
    if (before) before.input.focus();
    else if (field.option.required) this.ctx.leave(`/${this.command.label}`);
    else this.loose.focus();
  }

  // --- options named by keyboard ---

  /** Where one types behind the command's name: `topic:` there makes that option a pill. */
  #loose(text) {
    const input = h("input", { class: "loose", type: "text", "aria-label": say("typeOption"), "aria-describedby": "command-problem", enterkeyhint: "send", spellcheck: "false", autocapitalize: "none" });
    input.value = text;
    input.addEventListener("input", () => this.#looseTyped());
    input.addEventListener("keydown", (event) => this.#looseKey(event));
    return input;
  }

  #looseTyped() {
    this.#complain(null);
    const named = this.#named(this.loose.value);
    if (!named) return;
    this.loose.value = named.before;
    this.#begin(named);
  }

  #looseKey(event) {
    if (event.key === "Enter") this.submit();
    else if (event.key === "Escape") this.#escape();
    else if (event.key === "Backspace" && this.loose.value === "") {
      if (this.fields.length) this.fields.at(-1).input.focus();
      else this.ctx.leave(`/${this.command.label}`);
    } else return;
    event.preventDefault();
  }

  /** The option that a text names last, as in `topic:attack`, with what stands before and behind its name. */
  #named(text) {
    const found = /^(.*?)(?:^|\s)([^\s:]+):([^:]*)$/.exec(text);
    const taken = new Set(this.fields.filter((field) => field.input.value).map((field) => field.option.name));
    const option = found && this.command.options.find((one) => !taken.has(one.name) && [one.name, localized(one, "name")].includes(found[2]));
    return option ? { option, before: found[1].trim(), text: found[3].trim() } : null;
  }

  #begin({ option, text }) {
    const empty = this.fields.find((field) => field.option.name === option.name);
    const field = empty ?? this.#add(option, text);
    if (empty) empty.input.value = text;
    this.#offerMore();
    this.#fit(field);
    field.input.focus();
    field.input.setSelectionRange(text.length, text.length);
  }

  // --- what an option can be ---

  #fixed({ option }) {
    const { world } = this.ctx;
    const people = () => world.members().map((one) => ({ label: one.name, value: one.id, detail: one.bot ? say("app") : `@${one.username}`, icon: avatar(one, "tiny") }));
    const roles = () => world.roles().map((one) => ({ label: `@${one.name.replace(/^@/, "")}`, value: one.id }));
    const kinds = {
      [BOOLEAN]: () => [{ label: say("yes"), value: true }, { label: say("no"), value: false }],
      [USER]: people,
      [CHANNEL]: () => world.channels().map((one) => ({ label: `#${one.name}`, value: one.id })),
      [ROLE]: roles,
      [MENTIONABLE]: () => [...people(), ...roles()],
    };
    if (option.choices?.length) return option.choices.map((choice) => ({ label: localized(choice, "name"), value: choice.value, typed: String(choice.value) }));
    return kinds[option.type]?.() ?? null;
  }

  async #suggest(field, delay) {
    const { option, input } = field;
    const asked = ++this.asked;
    const fixed = this.#fixed(field);
    if (fixed) this.#show(field, fixed.filter((item) => field.picked || fits(item, input.value)));
    else if (!option.autocomplete) this.#show(field, [], "");
    else {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (asked !== this.asked || document.activeElement !== input) return;
      if (!this.ctx.suggestions.open) this.#show(field, [], say("loading"));
      const choices = await this.#complete(field);
      // Only the answer to the newest question counts; an older one may arrive late.
      if (asked !== this.asked || document.activeElement !== input) return;
      if (choices) this.#show(field, choices);
      else this.#show(field, [], say("loadFailed"));
    }
  }

  async #complete(field) {
    const others = {};
    for (const other of this.fields) {
      const { value } = other === field ? {} : this.#read(other);
      if (value !== undefined) others[other.option.name] = value;
    }
    try {
      const choices = await this.ctx.complete(this.command, field.option, field.input.value, others);
      return choices.map((choice) => ({ label: localized(choice, "name"), value: choice.value }));
    } catch {
      return null;
    }
  }

  #show(field, items, note = say("nothingFits")) {
    const { option, input } = field;
    this.stale = false;
    this.ctx.suggestions.show(input, {
      title: localized(option, "name"), hint: localized(option, "description"), items, note, onPick: (item) => this.#picked(field, item),
    });
  }

  #picked(field, item) {
    field.picked = item;
    field.input.value = item.label;
    field.input.setAttribute("aria-invalid", "false");
    this.#complain(null);
    this.#fit(field);
    this.asked += 1;
    const next = this.fields.find((other) => other.option.required && other.input.value === "");
    (next ?? field).input.focus();
    if (!next) field.input.setSelectionRange(item.label.length, item.label.length);
  }

  /** The value of a field, `undefined` when it is left out, or the words of what is wrong with it. */
  #read(field) {
    const { option, input, picked } = field;
    const name = localized(option, "name");
    const text = input.value.trim();
    if (picked) return { value: picked.value };
    if (text === "") return option.required ? { problem: say("optionRequired", { name }) } : {};
    if (option.type === FILE) return { problem: say("optionFile") };
    const fixed = this.#fixed(field);
    if (fixed) {
      const exact = fixed.find((item) => isNamed(item, text));
      return exact ? { value: exact.value } : { problem: say("optionChoice", { name }) };
    }
    if (option.type === STRING) return { value: text };
    const number = Number(text.replace(",", "."));
    const whole = option.type !== INTEGER || Number.isInteger(number);
    return Number.isFinite(number) && whole ? { value: number } : { problem: say("optionNumber", { name }) };
  }
}

/** What one may type for one of an option's fixed values: its name, without its `@` too, or what a choice stands for. */
const names = ({ label, typed }) => [label, label.replace(/^[@#]/, ""), ...(typed === undefined ? [] : [typed])];
const isNamed = (item, text) => names(item).some((name) => name.toLowerCase() === text.toLowerCase());
const fits = (item, text) => names(item).some((name) => name.toLowerCase().includes(text.trim().replace(/^[@#]/, "").toLowerCase()));
