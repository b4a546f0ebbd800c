/** Elements without innerHTML: every text that comes from a person or a bot becomes a text node. */

/**
 * A new element. `props` are attributes, except `class`, `text`, `on` (listeners by event name) and
 * `data` (the dataset); false, null and undefined values are left out.
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "class") element.className = value;
    else if (name === "text") element.textContent = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "on") for (const [event, run] of Object.entries(value)) element.addEventListener(event, run);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** A line icon of 24 by 24 units, hidden from screen readers. */
export function icon(path) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.append(document.createElementNS(SVG, "path"));
  svg.firstChild.setAttribute("d", path);
  return svg;
}

/** The element of index.html with this id. */
export const $ = (id) => document.getElementById(id);

const HUES = ["#c2410c", "#0369a1", "#4d7c0f", "#9333ea", "#be185d", "#0f766e", "#a16207", "#4f46e5"];
const met = new Map();

/** Give each user a colour of their own, in the order of meeting them: neighbours at a table differ. */
function hue(user) {
  if (!met.has(user.id)) met.set(user.id, HUES[met.size % HUES.length]);
  return met.get(user.id);
}

/** Meet all users in a fixed order, so that everybody keeps their colour on the next visit. */
export const meet = (users) => users.forEach(hue);

/** A drawn avatar: the initials on a colour that stays with the user. */
export function avatar(user, size = "") {
  const initials = user.name.split(/\s+/).map((word) => word[0]).join("").slice(0, 2).toUpperCase();
  const circle = h("span", { class: `avatar ${size}`, "aria-hidden": "true", text: initials });
  circle.style.backgroundColor = hue(user);
  if (user.bot) circle.classList.add("bot");
  return circle;
}

/** A custom emoji as a picture, or its name where the picture is gone; `alt` is empty where words beside it say the same. */
export function customEmoji({ id, name }, alt = `:${name}:`) {
  const image = h("img", { class: "emoji", src: `/cdn/emojis/${encodeURIComponent(id)}.webp`, alt, draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(`:${name}:`), { once: true });
  return image;
}

/** The emoji of a button or an option, for the eyes only: its words stand beside it or name it. */
export function emoji(one) {
  if (!one) return null;
  return one.id ? customEmoji(one, "") : h("span", { class: "emoji", "aria-hidden": "true", text: one.name });
}

/** A loopback URL as a path, so that it is of this page's own origin whatever name the page was opened under. */
export function local(url) {
  try {
    const parsed = new URL(url, location.href);
    const own = ["127.0.0.1", "localhost", "[::1]", location.hostname].includes(parsed.hostname);
    return own && parsed.port === location.port ? parsed.pathname + parsed.search : parsed.href;
  } catch {
    return "";
  }
}
