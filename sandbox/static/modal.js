/** Modals: the form that an application asks a person to fill in. */

import { h } from "./dom.js";
import { selectOptions } from "./components.js";
import { markdown } from "./markdown.js";
import { present } from "./pictures.js";
import { say } from "./words.js";

let fields = 0;

/**
 * Show a modal. `submit` gets {custom_id: text or list of values} and resolves when the application has
 * answered; it rejects with the words to show, and the form stays as it was filled in.
 */
export function openModal(modal, ctx, submit) {
  const drawn = modal.components.map((component) => part(component, ctx));
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const send = h("button", { class: "button primary", type: "submit", text: say("submit") });
  const cancel = h("button", { class: "button secondary", type: "button", text: say("cancel") });
  const form = h("form", { class: "modal-form" }, h("h2", { id: `modal-${++fields}`, text: modal.title }), drawn.map((one) => one.element), problem, h("div", { class: "dialog-foot" }, cancel, send));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": `modal-${fields}` }, form);
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      await submit(Object.fromEntries(drawn.filter((one) => one.id).map((one) => [one.id, one.value()])));
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

/** One component of the form: its element, and for inputs the custom id and a function that reads it. */
function part(component, ctx) {
  if (component.type === 10) return { element: h("div", { class: "markdown" }, markdown(component.content, ctx.world)) };
  // An action row around a text input is the older form; the input then carries its own label.
  const input = component.type === 1 ? component.components[0] : component.component;
  const label = component.type === 1 ? input.label : component.label;
  const id = `field-${++fields}`;
  const control = input.type === 4 ? textInput(input, id) : optionsInput(input, id, ctx);
  const required = input.required !== false;
  const element = h(control.group ? "fieldset" : "div", { class: "field" },
    h(control.group ? "legend" : "label", control.group ? {} : { for: id }, label, required ? h("span", { class: "star", title: say("required"), text: " *" }) : null),
    component.description ? h("p", { class: "quiet", id: `${id}-hint`, text: component.description }) : null,
    control.element);
  return { element, id: input.custom_id, value: control.value };
}

function textInput(input, id) {
  const tag = input.style === 2 ? "textarea" : "input";
  const element = h(tag, {
    id, type: tag === "input" ? "text" : null, rows: tag === "textarea" ? 4 : null, placeholder: input.placeholder,
    minlength: input.min_length, maxlength: input.max_length ?? 4000, required: input.required !== false, "aria-describedby": `${id}-hint`,
  });
  element.value = input.value ?? "";
  return { element, value: () => element.value };
}

const OWN = { 21: 3, 22: 3 };

/** Selects, radio groups and check boxes: one native menu, or a list of boxes where several may be chosen. */
function optionsInput(input, id, ctx) {
  if (input.type === 23) return checkbox(input, id);
  const options = selectOptions({ ...input, type: OWN[input.type] ?? input.type }, ctx);
  const high = input.max_values ?? (input.type === 22 ? options.length : 1);
  return high > 1 || input.type === 21 ? boxes(input, id, options, high) : menu(input, id, options);
}

function menu(input, id, options) {
  const required = input.required !== false;
  const element = h("select", { id, required }, h("option", { value: "", text: input.placeholder || say("choose") }), options.map((one) => h("option", {
    value: one.value, selected: one.chosen, text: one.description ? `${one.label} – ${one.description}` : one.label,
  })));
  return { element, value: () => (element.value ? [element.value] : []) };
}

function boxes(input, id, options, high) {
  const radio = input.type === 21;
  const rows = options.map((one) => {
    const box = h("input", { type: radio ? "radio" : "checkbox", name: id, value: one.value, checked: one.chosen });
    return h("label", { class: "box" }, box, h("span", {}, one.label, one.description ? h("small", { text: one.description }) : null));
  });
  const element = h("div", { class: "boxes", id }, rows);
  const chosen = () => [...element.querySelectorAll("input:checked")].map((box) => box.value);
  element.addEventListener("change", () => {
    const full = !radio && chosen().length >= high;
    for (const box of element.querySelectorAll("input:not(:checked)")) box.disabled = full;
  });
  return { element, group: true, value: () => (radio ? (chosen()[0] ?? null) : chosen()) };
}

function checkbox(input, id) {
  const element = h("input", { id, type: "checkbox", checked: input.default });
  return { element, value: () => element.checked };
}
