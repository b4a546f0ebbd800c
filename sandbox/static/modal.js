/** Modals: the form that an application asks a person to fill in. */

import { h } from "./dom.js";
import { menuButton, selectOptions } from "./components.js";
import { markdown } from "./markdown.js";
import { present } from "./pictures.js";
import { say } from "./words.js";

let fields = 0;

/**
 * Show a modal. `submit` gets {custom_id: answer} and resolves when the application has answered; it rejects with the
 * words to show, and the form stays as it was filled in.
 */
export function openModal(modal, ctx, submit) {
  const drawn = modal.components.map((component) => part(component, ctx));
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const send = h("button", { class: "button primary", type: "submit", text: say("submit") });
  const cancel = h("button", { class: "button secondary", type: "button", text: say("cancel") });
  const title = h("h2", { id: `modal-${++fields}`, text: modal.title });
  const form = h("form", { class: "modal-form", novalidate: true }, title, h("div", { class: "modal-fields" }, drawn.map((one) => one.element)), problem, h("div", { class: "dialog-foot" }, cancel, send));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": title.id }, form);
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const lacking = drawn.filter((one) => one.lacks?.());
    if (lacking.length) {
      lacking[0].element.querySelector("input, textarea, button").focus();
      return;
    }
    send.disabled = true;
    try {
      const answers = drawn.filter((one) => one.id).map(async (one) => [one.id, await one.value()]);
      await submit(Object.fromEntries(await Promise.all(answers)));
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
    } finally {
      send.disabled = false;
    }
  });
  present(dialog);
}

const CONTROLS = { 4: textInput, 19: fileUpload, 21: boxes, 22: boxes, 23: checkbox };

/** One component of the form: its element, and for inputs the custom id and a function that reads it. */
function part(component, ctx) {
  if (component.type === 10) return { element: h("div", { class: "markdown" }, markdown(component.content, ctx.world)) };
  // An action row around a text input is the older form; the input then carries its own label.
  const input = component.type === 1 ? component.components[0] : component.component;
  const text = component.type === 1 ? input.label : component.label;
  const id = `field-${++fields}`;
  const hint = component.description ? h("p", { class: "quiet", id: `${id}-hint`, text: component.description }) : null;
  const control = (CONTROLS[input.type] ?? menu)(input, id, { ...ctx, text, hint: hint?.id });
  const star = input.type !== 23 && input.required !== false ? h("span", { class: "star", title: say("required"), text: " *" }) : null;
  const label = h(control.group ? "legend" : "label", control.group ? {} : { for: id }, text, star);
  const wrong = h("p", { class: "failure", role: "alert", hidden: true });
  const element = h(control.group ? "fieldset" : "div", { class: input.type === 23 ? "field box-field" : "field", "aria-describedby": control.group ? hint?.id : null }, label, hint, control.element, wrong);
  return { element, id: input.custom_id, value: control.value, lacks: () => complain(wrong, control) };
}

/** Say what a field lacks, below it; whether it lacks anything. */
function complain(element, control) {
  const words = control.lack?.() ?? null;
  element.textContent = words ?? "";
  element.hidden = !words;
  return Boolean(words);
}

function textInput(input, id, { text, hint }) {
  const tag = input.style === 2 ? "textarea" : "input";
  const element = h(tag, {
    id, type: tag === "input" ? "text" : null, rows: tag === "textarea" ? 4 : null, placeholder: input.placeholder,
    minlength: input.min_length, maxlength: input.max_length ?? 4000, required: input.required !== false, "aria-describedby": hint,
  });
  element.value = input.value ?? "";
  const low = input.min_length ?? 0, high = input.max_length ?? 4000;
  const lack = () => {
    const length = element.value.length;
    if (length === 0) return input.required === false ? null : say("optionRequired", { name: text });
    return length < low ? say("lettersNeeded", { low, high }) : null;
  };
  return { element, value: () => element.value, lack };
}

/** What a list of answers lacks, in words, or null; nothing is a whole answer where none is required. */
function lackOf(count, input, most, text) {
  const low = input.min_values ?? 1, high = input.max_values ?? most;
  if (count === 0) return input.required === false || low === 0 ? null : say("optionRequired", { name: text });
  return count >= low && count <= high ? null : say("valuesNeeded", { low, high });
}

/** Every kind of menu, as in a message; it is drawn anew with what was chosen. */
function menu(input, id, { world, text, hint }) {
  const options = selectOptions(input, { world });
  const holder = h("div");
  const chosen = () => options.filter((option) => option.chosen).map((option) => option.value);
  const drawFace = () => {
    // What need not be answered can be taken back.
    const button = menuButton(input.required === false ? { ...input, min_values: 0 } : input, text, options, (values) => {
      options.forEach((option) => (option.chosen = values.includes(option.value)));
      drawFace();
      holder.firstChild.focus();
    });
    button.id = id;
    if (hint) button.setAttribute("aria-describedby", hint);
    holder.replaceChildren(button);
  };
  drawFace();
  return { element: holder, value: chosen, lack: () => lackOf(chosen().length, input, 1, text) };
}

/** Radio buttons, of which one is chosen, or boxes to tick. */
function boxes(input, id, { text }) {
  const radio = input.type === 21, most = input.options.length;
  const rows = input.options.map((one) => {
    const box = h("input", { type: radio ? "radio" : "checkbox", name: id, value: one.value, checked: one.default, required: radio && input.required !== false });
    return h("label", { class: "box" }, box, h("span", {}, one.label, one.description ? h("small", { text: one.description }) : null));
  });
  const element = h("div", { class: "boxes" }, rows);
  const chosen = () => [...element.querySelectorAll("input:checked")].map((box) => box.value);
  const limit = () => {
    const full = !radio && chosen().length >= (input.max_values ?? most);
    for (const box of element.querySelectorAll("input:not(:checked)")) box.disabled = full;
  };
  element.addEventListener("change", limit);
  limit();
  return { element, group: true, value: chosen, lack: () => lackOf(chosen().length, input, radio ? 1 : most, text) };
}

function checkbox(input, id, { hint }) {
  const element = h("input", { id, type: "checkbox", checked: input.default, "aria-describedby": hint });
  return { element, value: () => element.checked };
}

function fileUpload(input, id, { text, hint }) {
  const file = h("input", { id, type: "file", multiple: (input.max_values ?? 1) > 1, "aria-describedby": hint });
  const names = h("ul", { class: "file-names" });
  const list = () => names.replaceChildren(...[...file.files].map((one) => h("li", { text: one.name })));
  file.addEventListener("change", list);
  const element = h("div", { class: "upload" }, file, names);
  return { element, value: () => Promise.all([...file.files].map(contentOf)), lack: () => lackOf(file.files.length, input, 1, text) };
}

async function contentOf(file) {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.addEventListener("load", resolve);
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
  return { name: file.name, content: reader.result.split(",")[1] ?? "" };
}
