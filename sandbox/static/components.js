/** Message components, versions 1 and 2. What a press does is left to `ctx.act`. */

import { avatar, emoji, h, icon, local } from "./dom.js";
import { behindSpoiler, picture } from "./pictures.js";
import { markdown } from "./markdown.js";
import { pick } from "./picker.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary link" };

/** How each type is drawn; `ctx` has `message`, `world` and `act(message, action, component, extra)`. */
const DRAW = {
  1: (row, ctx) => h("div", { class: "row" }, draw(row.components, ctx)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (text, ctx) => h("div", { class: "markdown" }, markdown(text.content, ctx.world)),
  11: (thumbnail, ctx) => h("div", { class: "thumbnail" }, media(thumbnail, ctx, true)),
  12: (gallery, ctx) => h("div", { class: `gallery of-${gallery.items.length}` }, gallery.items.map((item) => media(item, ctx))),
  13: (file, ctx) => behindSpoiler(fileLink(attached(file.file.url, ctx)), file.spoiler),
  14: (line) => h("hr", { class: `${line.divider === false ? "blank" : ""} ${line.spacing === 2 ? "large" : ""}` }),
  17: container,
};

/** The elements of a list of components. */
export function draw(components, ctx) {
  return (components ?? []).map((component) => DRAW[component.type]?.(component, ctx)).filter(Boolean);
}

function button(component, ctx) {
  const label = [emoji(component.emoji), component.label ? h("span", { text: component.label }) : null];
  const style = `button ${STYLES[component.style] ?? "secondary"}`;
  if (component.style === 5) {
    return h("a", { class: style, href: component.url, target: "_blank", rel: "noopener noreferrer", title: say("opensSite") }, label, " ↗");
  }
  const element = h("button", {
    class: style, type: "button", disabled: component.disabled, data: { customId: component.custom_id },
    "aria-label": component.label ? null : component.emoji?.name,
  }, label, dots());
  element.addEventListener("click", () => busy(element, ctx.act(ctx.message, "press", component)));
  return element;
}

const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

/** Show that a component waits for the application; a second press in the meantime is not sent. */
async function busy(element, promise) {
  element.setAttribute("aria-busy", "true");
  element.setAttribute("aria-disabled", "true");
  try {
    await promise;
  } finally {
    element.removeAttribute("aria-busy");
    element.removeAttribute("aria-disabled");
  }
}

function select(component, ctx) {
  const element = menuButton(component, component.placeholder || say("choose"), selectOptions(component, ctx), (values) =>
    busy(element, ctx.act(ctx.message, "select", component, { values })));
  return element;
}

/** The button of a menu: what is chosen, or else its placeholder; `chosen` gets the values after every choice. */
export function menuButton(component, title, options, chosen) {
  const now = options.filter((option) => option.chosen);
  const idle = component.placeholder || say("choose");
  const shown = now.length ? now.map((option) => option.label).join(", ") : idle;
  const face = now.map((option) => h("span", { class: "face" }, emoji(option.emoji), option.label));
  const element = h("button", {
    class: "select", type: "button", disabled: component.disabled, "aria-haspopup": "listbox", data: { customId: component.custom_id },
    "aria-label": title === shown ? title : `${title}: ${shown}`,
  }, h("span", { class: now.length ? "faces" : "faces placeholder" }, now.length ? face : idle), dots(),
  h("span", { class: "caret", "aria-hidden": "true", text: "▾" }));
  element.addEventListener("click", async () => {
    const values = await pick({ anchor: element, title, options, low: component.min_values ?? 1, high: component.max_values ?? 1 });
    if (values) await chosen(values);
  });
  return element;
}

/** The options of a select: its own, or users, roles or channels of the place, by its type. */
export function selectOptions(component, ctx) {
  const preset = new Set((component.default_values ?? []).map((one) => one.id));
  const entity = (one, label, description) => ({ value: one.id, label, description, chosen: preset.has(one.id) });
  const users = () => ctx.world.members().map((one) => ({ ...entity(one, one.name, one.bot ? say("app") : `@${one.username}`), icon: avatar(one, "small") }));
  const roles = () => ctx.world.roles().map((one) => entity(one, `@${one.name.replace(/^@/, "")}`));
  const kinds = new Set(component.channel_types ?? []);
  const channels = () => ctx.world.channels().filter((one) => !kinds.size || kinds.has(one.type)).map((one) => entity(one, `#${one.name}`));
  const own = () => (component.options ?? []).map((one) => ({ ...one, chosen: Boolean(one.default) }));
  const sources = { 3: own, 5: users, 6: roles, 7: () => [...users(), ...roles()], 8: channels };
  return sources[component.type]();
}

function section(component, ctx) {
  return h("div", { class: "section" },
    h("div", { class: "section-text" }, draw(component.components, ctx)),
    h("div", { class: "accessory" }, draw([component.accessory], ctx)));
}

function container(component, ctx) {
  const colour = component.accent_color;
  const element = h("div", { class: "container" }, draw(component.components, ctx));
  if (colour !== null && colour !== undefined) element.style.borderLeftColor = `#${colour.toString(16).padStart(6, "0")}`;
  return behindSpoiler(element, component.spoiler);
}

/** The message's file at this address, or else what the address alone tells. */
function attached(url, ctx) {
  return ctx.message.files.find((one) => local(one.url) === local(url)) ?? { url, filename: url.split("/").pop() };
}

function media(item, ctx, small = false) {
  const file = attached(item.media.url, ctx);
  const shown = picture({ ...file, small, width: item.media.width ?? file.width, height: item.media.height ?? file.height, alt: item.description || file.description });
  return behindSpoiler(shown, item.spoiler);
}

/** An attachment that is not a picture. */
export function fileLink(file) {
  const size = file.size ? `${file.size < 1024 ? `${file.size} bytes` : `${Math.ceil(file.size / 1024)} KB`}` : "";
  return h("a", { class: "file", href: local(file.url), download: file.filename, title: say("download", { name: file.filename }) },
    icon("M14 3H6v18h12V7zM14 3v4h4"), h("span", { class: "file-words" }, h("b", { text: file.filename }), size ? h("small", { text: size }) : null), icon("M12 4v11M7 11l5 5 5-5M5 20h14"));
}
