/** What eyes and thumbs would find fault with; each function returns the faults in words. */

const visible = (one) => one.checkVisibility({ visibilityProperty: true });

const colour = (css) => {
  const [r, g, b, alpha = 1] = css.match(/[\d.]+/g).map(Number);
  return css.startsWith("color(srgb") ? [r * 255, g * 255, b * 255, alpha] : [r, g, b, alpha];
};

const over = (top, under) => [0, 1, 2].map((part) => top[part] * top[3] + under[part] * (1 - top[3]));

const behind = (element) => {
  const layers = [];
  for (let at = element; at; at = at.parentElement) layers.push(colour(getComputedStyle(at).backgroundColor));
  return layers.reverse().reduce((under, top) => over(top, under), [0, 0, 0]);
};

const luminance = (parts) => {
  const [r, g, b] = parts.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Visible texts with less contrast than 4.5:1 (3:1 when large) against what is painted behind them. */
function lowContrast() {
  const faults = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    const text = walk.currentNode.textContent.trim();
    // A spoiler is meant to be unreadable until it is opened.
    if (!text || !visible(element) || element.closest(".spoiler:not(.open), .sr, .skip")) continue;
    const style = getComputedStyle(element);
    const ground = behind(element);
    const [dark, light] = [luminance(over(colour(style.color), ground)), luminance(ground)].sort((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700);
    if (ratio < (large ? 3 : 4.5)) faults.push(`${text.slice(0, 30)}: ${ratio.toFixed(2)}`);
  }
  return faults;
}

/** Controls under 44 pixels. Words in a text are left out, and fields inside a pill, which is the target itself. */
function tooSmall() {
  const controls = "button, a.button, select, input:not([type=checkbox]), [role=option], label.box, .pill, .bar";
  return [...document.querySelectorAll(controls)]
    .filter((one) => visible(one) && !one.closest(".markdown") && !one.matches(".pill input"))
    .map((one) => [one, one.getBoundingClientRect().height])
    .filter(([, height]) => height < 43.5)
    .map(([one, height]) => `${one.className || one.tagName}: ${height}`);
}

/** Controls, pictures and dialogs that a screen reader could not name. */
function nameless() {
  return [...document.querySelectorAll("button, a[href], select, input, textarea, img, dialog, [role=listbox]")]
    .filter(visible)
    .filter((one) => !["aria-label", "aria-labelledby", "alt", "title"].some((name) => one.getAttribute(name)))
    .filter((one) => !one.labels?.length && !one.textContent.trim())
    .map((one) => one.outerHTML.slice(0, 120));
}

/** Parts of the page that are wider than their frame. */
function sideways() {
  const frames = [document.documentElement, ...document.querySelectorAll("#scroll, .sidebar, .bar, .suggestions, dialog")];
  return frames.filter((one) => visible(one) && one.scrollWidth > one.clientWidth)
    .map((one) => `${one.className || one.tagName}: ${one.scrollWidth} in ${one.clientWidth}`);
}
