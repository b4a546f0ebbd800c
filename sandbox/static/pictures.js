/** Pictures: shown with their alt text, enlarged on a click. */

import { $, h, local } from "./dom.js";
import { say } from "./words.js";

let described = 0;

/** A picture that enlarges; `alt` is its description, `width` and `height` its pixels where they are known. */
export function picture({ url, alt, width, height }) {
  const source = local(url);
  const image = h("img", { src: source, alt: alt ?? "", width, height, loading: "lazy", decoding: "async" });
  const enlarge = h("button", {
    class: "enlarge", type: "button", "aria-label": say("enlarge", { alt: alt || say("picture") }),
    on: { click: () => lightbox(source, alt) },
  }, image);
  if (width && height) enlarge.style.setProperty("--ratio", `${width} / ${height}`);
  const figure = h("figure", { class: "picture" }, enlarge);
  if (alt) figure.append(...altBadge(alt));
  return figure;
}

function altBadge(alt) {
  const id = `alt-${++described}`;
  const text = h("figcaption", { id, text: alt, hidden: true });
  const badge = h("button", {
    class: "alt-badge", type: "button", "aria-expanded": "false", "aria-controls": id, "aria-label": say("altShow"), text: say("alt"),
  });
  badge.addEventListener("click", () => {
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  });
  return [badge, text];
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
