/** The message box: plain text, the list of commands after a slash, and the form of a chosen command. */

import { avatar, h, icon } from "./dom.js";
import { CommandForm } from "./command_form.js";
import { flatten, matching, parse } from "./commands.js";
import { Suggestions } from "./suggestions.js";
import { say } from "./words.js";

/** The box at the foot of a channel. `ctx` has `world`, `commands()`, `say(text)`, `slash(command, values)` and `complete(…)`. */
export class Composer {
  constructor(form, ctx) {
    this.form = form;
    this.ctx = ctx;
    this.commands = [];
    this.command = null;
    this.list = h("div", { class: "suggestions", id: "suggestions", tabindex: "0" });
    this.suggestions = new Suggestions(this.list);
    this.text = h("textarea", {
      id: "composer-text", rows: 1, "aria-haspopup": "listbox", "aria-controls": "suggestions", "aria-autocomplete": "list", maxlength: 2000, enterkeyhint: "send",
    });
    this.sendButton = h("button", { class: "icon-button send", type: "submit" }, icon("M4 12h14M12 5l7 7-7 7"));
    this.slash = h("button", { class: "icon-button slash", type: "button", text: "/", on: { click: () => this.#browse() } });
    this.bar = h("div", { class: "bar" }, this.slash, this.text, this.sendButton);
    form.replaceChildren(this.list, this.bar);
    this.#listen();
  }

  #listen() {
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("blur", () => this.suggestions.hide());
    this.text.addEventListener("focus", () => this.text.value.startsWith("/") && this.#typed());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
  }

  /**
   * Show the box for a channel: what it is called, and whether one may write there. `key` tells whether it is
   * another place than before: a connection found again leaves alone what was being typed.
   */
  place(key, name, writable) {
    if (key !== this.key) this.leave("");
    this.key = key;
    this.text.placeholder = writable ? say("message", { place: name }) : say("cannotSend");
    this.text.setAttribute("aria-label", `${say("message", { place: name })}. ${say("messageHint")}`);
    this.text.disabled = this.sendButton.disabled = this.slash.disabled = !writable;
    this.slash.setAttribute("aria-label", say("commands"));
    this.sendButton.setAttribute("aria-label", say("send"));
  }

  /** Begin a command as if its path had been typed, e.g. from a command mention. */
  async begin(path) {
    await this.#load();
    const command = this.commands.find((one) => one.path === path || one.label === path);
    if (command) this.#choose(command);
    else this.leave(`/${path} `);
  }

  /** Leave the command form and go on with plain text. */
  leave(text) {
    const had = this.form.contains(document.activeElement);
    this.command?.element.remove();
    this.command = null;
    this.text.hidden = this.slash.hidden = false;
    this.text.value = text;
    this.#grow();
    this.suggestions.hide();
    if (had) this.text.focus();
    if (text.startsWith("/")) this.#offer();
  }

  /** Show all commands, for who does not know that a slash lists them or has no keyboard at hand. */
  #browse() {
    this.text.value = "/";
    this.text.focus();
  }

  async #load() {
    try {
      this.commands = flatten(await this.ctx.commands());
    } catch {
      this.commands = [];
    }
  }

  async #typed() {
    this.#grow();
    if (!this.text.value.startsWith("/")) {
      this.suggestions.hide();
      return;
    }
    await this.#load();
    const line = this.text.value;
    const typed = parse(this.commands, line);
    if (typed) this.#choose(typed.command, typed.texts, typed.loose);
    else if (line.startsWith("/") && document.activeElement === this.text) this.#offer();
  }

  #offer() {
    const found = matching(this.commands, this.text.value.slice(1));
    const items = found.map((command) => ({
      command, label: `/${command.label}`, detail: command.description, tag: command.application.name, icon: avatar({ ...command.application, bot: true }, "small"),
    }));
    const note = this.commands.length ? say("noCommand") : say("noBots");
    this.suggestions.show(this.text, { title: say("commands"), items, note, onPick: (item) => this.#choose(item.command) });
  }

  #choose(command, texts, loose) {
    this.suggestions.hide();
    this.command?.element.remove();
    this.command = new CommandForm(command, {
      world: this.ctx.world,
      suggestions: this.suggestions,
      complete: this.ctx.complete,
      leave: (text) => this.leave(text),
      send: (...what) => {
        this.leave("");
        this.ctx.slash(...what);
      },
    }, texts, loose);
    this.text.hidden = this.slash.hidden = true;
    this.text.value = "";
    this.bar.prepend(this.command.element);
    this.command.focus();
  }

  #key(event) {
    if (event.isComposing) return;
    // A whole name and Enter runs the command; Tab, or Enter on a name still incomplete, only chooses it.
    const whole = event.key === "Enter" && this.#isWhole(this.suggestions.current?.command);
    if (!whole && this.suggestions.key(event)) return;
    if (event.key === "Escape") this.suggestions.hide();
    else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#submit();
    }
  }

  #isWhole(command) {
    return Boolean(command) && [command.label, command.path].includes(this.text.value.slice(1).trim());
  }

  #submit() {
    if (this.command) {
      this.command.submit();
      return;
    }
    const text = this.text.value.trim();
    if (text.startsWith("/")) this.#run(text);
    else if (text) this.#say(text);
  }

  /** A command typed as a whole line is run at once; what is no command is not sent as a message either. */
  async #run(line) {
    await this.#load();
    const typed = parse(this.commands, `${line} `);
    if (!typed) {
      this.#offer();
      return;
    }
    this.#choose(typed.command, typed.texts, typed.loose);
    if (this.command.complete) this.command.submit();
  }

  #say(text) {
    this.text.value = "";
    this.#grow();
    this.suggestions.hide();
    // What was typed comes back into the box when it could not be sent.
    this.ctx.say(text).catch(() => (this.text.value ||= text));
    this.text.focus();
  }

  #grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 180)}px`;
  }
}
