/** Discord's markdown, as elements. Nothing here ever parses HTML. */

import { customEmoji, h } from "./dom.js";
import { timestamp } from "./time.js";
import { say } from "./words.js";

/**
 * What a piece of inline text can be, tried in order at every place. Each rule has a sticky pattern and a
 * function from its match to a node; `world` looks up users, roles and channels and follows mentions.
 */
const RULES = [
  [/\\([^\sA-Za-z0-9])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => h("code", { text: m[2].trim() || m[2] })],
  [/<@!?(\d+)>/y, (m, world) => userMention(world.user(m[1]), m[1], world)],
  [/<@&(\d+)>/y, (m, world) => mention(world.role(m[1])?.name, "@")],
  [/<#(\d+)>/y, (m, world) => channelMention(m[1], world)],
  [/https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)/y, (m, world) => messageMention(m[0], m[1], m[2], world)],
  [/<\/([^:>]+):\d+>/y, (m, world) => commandMention(m[1], world)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => timestamp(Number(m[1]), m[2])],
  [/<a?:(\w+):(\d+)>/y, (m) => customEmoji({ id: m[2], name: m[1] })],
  [/@(everyone|here)\b/y, (m) => mention(m[1], "@", true)],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/y, (m, world) => link(m[2], inline(m[1], world))],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1], m[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])!?*_~|]/y, (m) => link(m[0], m[0])],
  [/\*\*\*([^]+?)\*\*\*(?!\*)/y, (m, world) => h("strong", {}, h("em", {}, inline(m[1], world)))],
  [/\*\*([^]+?)\*\*(?!\*)/y, (m, world) => h("strong", {}, inline(m[1], world))],
  [/__([^]+?)__(?!_)/y, (m, world) => h("u", {}, inline(m[1], world))],
  [/\*(?![\s*])((?:\*\*[^]*?\*\*|[^*])*?[^\s*])\*(?!\*)/y, (m, world) => h("em", {}, inline(m[1], world))],
  [/(?<!\w)_(?![\s_])((?:__[^]*?__|[^_])*?[^\s_])_(?!\w)/y, (m, world) => h("em", {}, inline(m[1], world))],
  [/~~([^]+?)~~/y, (m, world) => h("s", {}, inline(m[1], world))],
  [/\|\|([^]+?)\|\|/y, (m, world) => spoiler(inline(m[1], world))],
];

const STARTS = /[\\`<@[h*_~|]/g;

function mention(name, sign, me = false) {
  return h("span", { class: me ? "mention me" : "mention", text: `${sign}${name ?? say("unknown")}` });
}

/** A press on the name of a person offers what applications can do with them. */
function userMention(user, id, world) {
  const element = mention(user?.name, "@", world.isMe(id));
  if (!user) return element;
  const button = h("button", { class: element.className, type: "button", text: element.textContent });
  button.addEventListener("click", () => world.apps({ user }, button));
  return button;
}

function channelMention(id, world) {
  const channel = world.channel(id);
  if (!channel) return mention(null, "#");
  return h("button", { class: "mention", type: "button", text: `#${channel.name}`, on: { click: () => world.open(id) } });
}

/** A link to a message of this sandbox: its place, and a press goes there. One to elsewhere stays a link. */
function messageMention(url, channel, message, world) {
  const name = world.place(channel);
  if (!name) return link(url, url);
  return h("button", { class: "mention", type: "button", text: `${name} › 💬`, "aria-label": say("toMessage", { place: name }), on: { click: () => world.open(channel, message) } });
}

function commandMention(path, world) {
  return h("button", { class: "mention", type: "button", text: `/${path}`, on: { click: () => world.command(path) } });
}

function link(url, content) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow", title: say("opensSite") }, content);
}

function spoiler(content) {
  const button = h("button", { class: "spoiler", type: "button", "aria-label": say("spoiler") }, content);
  button.addEventListener("click", () => {
    button.replaceWith(h("span", { class: "spoiler open" }, ...button.childNodes));
  });
  return button;
}

/** Inline markdown as an array of nodes and strings. */
export function inline(text, world) {
  const out = [];
  let plain = 0;
  let place = 0;
  const take = (end) => end > plain && out.push(text.slice(plain, end));
  while (place < text.length) {
    STARTS.lastIndex = place;
    const next = STARTS.exec(text);
    if (!next) break;
    place = next.index;
    const found = matchAt(text, place);
    if (!found) {
      place += 1;
      continue;
    }
    take(place);
    out.push(found.rule(found.match, world));
    place = plain = place + found.match[0].length;
  }
  take(text.length);
  return out.flat();
}

function matchAt(text, place) {
  for (const [pattern, rule] of RULES) {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (match) return { match, rule };
  }
  return null;
}

const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;
const QUOTE = /^> ?(.*)$/;

/** Whole markdown: blocks, with the line breaks of plain text kept. */
export function markdown(text, world) {
  const out = document.createDocumentFragment();
  for (const [part, fenced] of fences(text)) {
    if (fenced) out.append(h("pre", { tabindex: "0" }, h("code", { text: part })));
    else out.append(...blocks(part.split("\n"), world));
  }
  return out;
}

function fences(text) {
  const parts = [];
  let place = 0;
  for (const match of text.matchAll(/```(?:[\w+-]*\n)?([^]*?)\n?```/g)) {
    parts.push([text.slice(place, match.index).replace(/\n$/, ""), false], [match[1], true]);
    place = match.index + match[0].length;
    if (text[place] === "\n") place += 1;
  }
  parts.push([text.slice(place), false]);
  return parts.filter(([part, fenced]) => fenced || part !== "");
}

function blocks(lines, world) {
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.some((line) => line.trim())) out.push(h("p", {}, inline(plain.join("\n"), world)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const rest = lines.slice(at);
    const block = heading(lines[at], world) ?? quote(rest, world) ?? list(rest, world);
    if (!block) {
      plain.push(lines[at]);
      continue;
    }
    flush();
    out.push(block.element);
    at += block.lines - 1;
  }
  flush();
  return out;
}

function heading(line, world) {
  const big = HEADING.exec(line);
  // The page's own heading is the h1: whatever a message begins with, no level may be left out below it.
  if (big) return { element: h("h2", { class: `md-h${big[1].length}` }, inline(big[2], world)), lines: 1 };
  const small = SUBTEXT.exec(line);
  return small ? { element: h("small", { class: "subtext" }, inline(small[1], world)), lines: 1 } : null;
}

function quote(lines, world) {
  if (lines[0].startsWith(">>> ")) {
    const all = [lines[0].slice(4), ...lines.slice(1)];
    return { element: h("blockquote", {}, blocks(all, world)), lines: lines.length };
  }
  const end = lines.findIndex((line) => !/^> ?/.test(line) || line.startsWith(">>>"));
  const quoted = lines.slice(0, end < 0 ? lines.length : end).map((line) => QUOTE.exec(line)[1]);
  return quoted.length ? { element: h("blockquote", {}, blocks(quoted, world)), lines: quoted.length } : null;
}

function list(lines, world) {
  const first = ITEM.exec(lines[0]);
  if (!first) return null;
  const ordered = /\d/.test(first[2]);
  const element = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : {});
  let at = 0;
  while (at < lines.length) {
    const item = ITEM.exec(lines[at]);
    if (!item || item[1].length < first[1].length) break;
    if (item[1].length === first[1].length && /\d/.test(item[2]) !== ordered) break;
    if (item[1].length > first[1].length + 1 && element.lastChild) {
      const inner = list(lines.slice(at), world);
      element.lastChild.append(inner.element);
      at += inner.lines;
    } else {
      element.append(h("li", {}, inline(item[3], world)));
      at += 1;
    }
  }
  return { element, lines: at };
}

/** Markdown without its marks, for one-line excerpts. */
export function plain(text, world) {
  const holder = document.createElement("div");
  holder.append(markdown(text, world));
  holder.querySelectorAll("img").forEach((image) => image.replaceWith(image.alt));
  holder.querySelectorAll(":is(br, p, div, li, h1, h2, h3, pre, blockquote)").forEach((block) => block.after(" "));
  return holder.textContent.replace(/\s+/g, " ").trim();
}
