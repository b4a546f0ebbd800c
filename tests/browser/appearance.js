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
  const controls = "button, a.button, select, input:not([type=checkbox], [type=radio]), [role=option], label.box, .pill, .bar";
  return [...document.querySelectorAll(controls)]
    .filter((one) => visible(one) && !one.closest(".markdown") && !one.matches(".pill input"))
    .map((one) => [one, one.getBoundingClientRect().height])
    .filter(([, height]) => height < 43.5)
    .map(([one, height]) => `${one.className || one.tagName}: ${height}`);
}

const brief = (one) => one.outerHTML.slice(0, 120);
const shown = (selector) => [...document.querySelectorAll(selector)].filter(visible);
const TARGETS = "button, a[href], select, input, textarea, [role=option], [role=listbox]";

/** What a screen reader could not name: controls, pictures without even an empty description, dialogs, lists, groups. */
function nameless() {
  const named = (one, ...names) => names.some((name) => one.getAttribute(name)?.trim());
  const controls = shown("button, a[href], select, input, textarea, [role=option]")
    .filter((one) => !named(one, "aria-label", "aria-labelledby", "title") && !one.labels?.length && !one.textContent.trim());
  const frames = shown("dialog, [role=listbox], [role=log], nav").filter((one) => !named(one, "aria-label", "aria-labelledby") && one.id !== "log");
  const groups = shown("fieldset").filter((one) => !one.querySelector(":scope > legend")?.textContent.trim());
  const pictures = shown("img").filter((one) => !one.hasAttribute("alt"));
  return [...controls, ...frames, ...groups, ...pictures].map(brief);
}

/** Ids given twice, and attributes that refer to an id that nothing has. */
function broken() {
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  const refers = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-activedescendant", "for"];
  const lost = refers.flatMap((name) => [...document.querySelectorAll(`[${name}]`)]
    .filter((one) => one.getAttribute(name).split(" ").some((id) => !document.getElementById(id))).map((one) => `${name}: ${brief(one)}`));
  return [...twice, ...lost];
}

/** Parts whose place contradicts their role, and an order of the focus or of the headings that nobody could follow. */
function misplaced() {
  const inside = shown("button, a[href], [role=option]").filter((one) => one.querySelector(TARGETS));
  const strays = shown("[role=option]").filter((one) => !one.closest("[role=listbox]"));
  const items = shown("li").filter((one) => !one.parentElement.matches("ul, ol"));
  const lists = shown("ul, ol").filter((one) => [...one.children].some((child) => child.tagName !== "LI"));
  const empty = shown("[role=listbox]").filter((one) => !one.querySelector("[role=option]") && one.id !== "suggestions");
  const unseen = shown("[aria-hidden=true]").filter((one) => one.matches(TARGETS) || one.querySelector(`:is(${TARGETS}):not(:disabled)`));
  const ahead = shown("[tabindex]").filter((one) => one.tabIndex > 0);
  const levels = shown("main :is(h1, h2, h3, h4, h5, h6)").map((one) => Number(one.tagName[1]));
  const leaps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1).map((level) => `a heading of level ${level} after a leap`);
  const loose = [...document.body.querySelectorAll("p, h1, h2, button, article")].filter((one) => visible(one) && !one.closest("main, aside, dialog"));
  return [...inside, ...strays, ...items, ...lists, ...empty, ...unseen, ...ahead, ...loose].map(brief).concat(leaps);
}

/** Controls whose visible words are not in their name, so that whoever speaks to the machine cannot call them. */
function misnamed() {
  const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const seen = (one) => {
    const copy = one.cloneNode(true);
    copy.querySelectorAll("[aria-hidden=true], .sr").forEach((each) => each.remove());
    copy.querySelectorAll("*").forEach((each) => each.append(" "));
    return words(copy.textContent);
  };
  return shown("button[aria-label]:not(.spoiler), a[aria-label]")
    .filter((one) => seen(one).some((word) => !words(one.getAttribute("aria-label")).includes(word))).map(brief);
}

/** Controls under 24 pixels, the least that a pointer needs; words in a text are left out. */
function tiny() {
  return shown("button, a[href], select, input").filter((one) => !one.closest(".markdown, label, .skip") && !one.matches(".skip, .pill input"))
    .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => Math.min(box.width, box.height) < 23.5)
    .map(([one, box]) => `${brief(one)}: ${box.width} by ${box.height}`);
}

/** Parts of the page that are wider than their frame. */
function sideways() {
  const frames = [document.documentElement, ...document.querySelectorAll("#scroll, .sidebar, .bar, .suggestions, dialog")];
  return frames.filter((one) => visible(one) && one.scrollWidth > one.clientWidth)
    .map((one) => `${one.className || one.tagName}: ${one.scrollWidth} in ${one.clientWidth}`);
}
