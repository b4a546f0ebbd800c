/** Pictures: shown with their alt text, enlarged on a click. */

import { $, h, local } from "./dom.js";
import { say } from "./words.js";

let described = 0;

/**
 * A picture that enlarges; `alt` is its description, `width` and `height` its pixels where they are known. A small one
 * has no room for a badge that shows the description.
 */
export function picture({ url, alt, width, height, small = false }) {
  const source = local(url);
  const image = h("img", { src: source, alt: alt ?? "", width, height, loading: "lazy", decoding: "async" });
  const enlarge = h("button", {
    class: "enlarge", type: "button", "aria-label": say("enlarge", { alt: alt || say("picture") }),
    on: { click: () => lightbox(source, alt) },
  }, image);
  if (width && height) enlarge.style.setProperty("--ratio", `${width} / ${height}`);
  const [badge, text] = alt && !small ? altBadge(alt) : [];
  return h("figure", { class: "picture" }, enlarge, badge, text);
}

function altBadge(alt) {
  const id = `alt-${++described}`;
  const text = h("figcaption", { id, text: alt, hidden: true });
  const badge = h("button", {
    class: "alt-badge", type: "button", "aria-expanded": "false", "aria-controls": id, "aria-label": say("altShow"),
  }, h("span", { text: say("alt") }));
  badge.addEventListener("click", () => {
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  });
  return [badge, text];
}

/** An element that is hidden until one asks for it, if it is a spoiler; else the element itself. */
export function behindSpoiler(element, spoiler) {
  if (!spoiler) return element;
  const show = h("button", { class: "reveal", type: "button", "aria-label": say("reveal"), text: say("spoilerMark") });
  const hidden = h("div", { class: "hidden-spoiler" }, element, show);
  element.inert = true;
  show.addEventListener("click", () => {
    element.inert = false;
    hidden.replaceWith(element);
  });
  return hidden;
}

/** The picture over the whole window: fitted first, a click on it shows its true size. */
function lightbox(source, alt) {
  const image = h("img", { src: source, alt: alt ?? "" });
  const close = h("button", { class: "icon-button", type: "button", "aria-label": say("close"), text: "✕" });
  const stage = h("div", { class: "stage", tabindex: "0" }, image);
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || say("picture") }, close, stage);
  close.addEventListener("click", () => dialog.close());
  stage.addEventListener("click", (event) => {
    if (event.target === image) stage.classList.toggle("true-size");
    else dialog.close();
  });
  present(dialog);
}

/** Show a dialog until it closes; it is removed then, and the focus returns to where it was. */
export function present(dialog) {
  const before = document.activeElement;
  document.body.append(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    // A re-drawn message may have replaced the element that had the focus.
    if (before?.isConnected) before.focus();
    else $("composer-text")?.focus();
  });
  dialog.showModal();
}
