// The part of Discord's Markdown that the host's sentences use, as nodes: nothing is ever parsed as HTML.

const MARKS = /\\([\\`*_~|[\]()<>#+\-.:\/@])|\*\*(.+?)\*\*|`([^`]+)`|[\u200b\u2068\u2069]/g;

/** Return one line as nodes: bold, code, and what a backslash makes plain. */
export function inline(line) {
  const nodes = [];
  let at = 0;
  for (const found of line.matchAll(MARKS)) {
    if (found.index > at) nodes.push(line.slice(at, found.index));
    at = found.index + found[0].length;
    if (found[1]) nodes.push(found[1]);
    else if (found[2] !== undefined) nodes.push(element("strong", {}, ...inline(found[2])));
    else if (found[3] !== undefined) nodes.push(element("code", {}, found[3]));
  }
  if (at < line.length) nodes.push(line.slice(at));
  return nodes;
}

/** Return several lines as paragraphs; small ones and items of lists look like that. */
export function lines(text) {
  return text.split("\n").filter((line) => line.trim()).map((line) => {
    const [, kind, rest] = line.match(/^(-# |- |#+ |> )?(.*)$/);
    return element("p", { class: { "-# ": "small", "- ": "item" }[kind] ?? "" }, ...inline(rest));
  });
}

/** Return a text without its marks. */
export function plain(text) {
  return text.replace(MARKS, (_, escaped, bold, code) => escaped ?? (bold === undefined ? code ?? "" : plain(bold)));
}

/** Make an element with attributes and children. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== "") made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}
