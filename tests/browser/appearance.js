/** What eyes and thumbs would find fault with and axe has no rule for; each function returns the faults in words. */

const visible = (one) => one.checkVisibility({ visibilityProperty: true });
const brief = (one) => one.outerHTML.slice(0, 120);
const shown = (selector) => [...document.querySelectorAll(selector)].filter(visible);

/** Controls under 44 pixels. Words in a text are left out, and fields inside a pill, which is the target itself. */
function tooSmall() {
  const controls = "button, a.button, select, input:not([type=checkbox], [type=radio]), [role=option], label.box, .pill, .bar";
  return shown(controls)
    .filter((one) => !one.closest(".markdown") && !one.matches(".pill input"))
    .map((one) => [one, one.getBoundingClientRect().height])
    .filter(([, height]) => height < 43.5)
    .map(([one, height]) => `${one.className || one.tagName}: ${height}`);
}

/** Lists without an answer, and what belongs to no part of the page. */
function misplaced() {
  const empty = shown("[role=listbox]").filter((one) => !one.querySelector("[role=option]") && one.id !== "suggestions");
  const loose = shown("p, h1, h2, button, article").filter((one) => !one.closest("main, aside, dialog"));
  return [...empty, ...loose].map(brief);
}

/** Parts of the page that are wider than their frame. */
function sideways() {
  const frames = [document.documentElement, ...document.querySelectorAll("#scroll, .sidebar, .bar, .suggestions, dialog")];
  return frames.filter((one) => visible(one) && one.scrollWidth > one.clientWidth)
    .map((one) => `${one.className || one.tagName}: ${one.scrollWidth} in ${one.clientWidth}`);
}
