/** The places one can be in, and who one is. */

import { avatar, h } from "./dom.js";
import { plain } from "./markdown.js";
import { wall } from "./time.js";
import { say } from "./words.js";

const TEXT = 0, CATEGORY = 4, FORUM = 15;
const LISTED = [TEXT, FORUM];
const CLOSED_SHOWN = 5;

/**
 * The lists of channels: for each server its channels with their threads, then the direct messages. `ctx` has
 * `current`, `open(place)` and `world`.
 */
export function drawPlaces(element, places, ctx) {
  const focused = document.activeElement?.dataset?.place;
  element.setAttribute("aria-label", say("places"));
  element.replaceChildren(...places.guilds.map((guild) => server(guild, ctx)), messages(places.dms, ctx));
  // The list is drawn anew on every change: whoever walks it by keyboard keeps the place.
  if (focused) element.querySelector(`[data-place="${focused}"]`)?.focus();
}

function server(guild, ctx) {
  const top = guild.channels.filter((one) => LISTED.includes(one.type) || one.type === CATEGORY);
  const inside = (parent) => top.filter((one) => one.parent === parent && one.type !== CATEGORY);
  const loose = inside(null).map((one) => channel(one, guild, ctx));
  const grouped = top.filter((one) => one.type === CATEGORY).flatMap((category) => [
    h("li", { class: "category", text: category.name }), ...inside(category.id).map((one) => channel(one, guild, ctx)),
  ]);
  return h("section", { class: "server" }, h("h2", { text: guild.name }), h("ul", {}, loose, grouped));
}

function channel(one, guild, ctx) {
  const threads = guild.channels.filter((other) => other.parent === one.id && !LISTED.includes(other.type) && other.type !== CATEGORY);
  const live = threads.filter((thread) => !thread.archived);
  const closed = threads.filter((thread) => thread.archived).slice(-CLOSED_SHOWN);
  const rows = [...live, ...closed].map((thread) => h("li", {}, entry(thread, "", thread.name, ctx)));
  return h("li", {}, entry(one, "#", one.name, ctx), rows.length ? h("ul", { class: "threads" }, rows) : null);
}

function messages(dms, ctx) {
  const rows = dms.map((one) => h("li", {}, entry({ ...one, key: one.id ?? `with-${one.with.id}` }, avatar(one.with, "small"), one.with.name, ctx)));
  return h("section", { class: "server" }, h("h2", { text: say("directMessages") }), h("ul", {}, rows));
}

function entry(one, sign, name, ctx) {
  const marks = [one.archived && say("archived"), one.unread && say("unread"), one.mentions && say("mentions", { n: one.mentions })].filter(Boolean);
  const classes = ["place", one.id === ctx.current && "current", one.unread && "unread", one.archived && "archived"];
  return h("button", {
    class: classes.filter(Boolean).join(" "), type: "button", data: { place: one.key ?? one.id }, "aria-current": one.id === ctx.current ? "page" : null,
    on: { click: () => ctx.open(one) },
  },
  h("span", { class: "sign", "aria-hidden": "true" }, sign), h("span", { class: "place-name" }, name, one.preview ? h("small", { class: "preview", text: plain(one.preview, ctx.world) }) : null),
  one.mentions ? h("span", { class: "count", "aria-hidden": "true", text: String(one.mentions) }) : null,
  marks.length ? h("span", { class: "sr", text: ` (${marks.join(", ")})` }) : null);
}

/** The foot of the sidebar: who one is; a mark tells that somebody else is waited for. */
export function drawYou(element, places, switchPerson) {
  const { me, people } = places;
  const focused = element.contains(document.activeElement);
  const waiting = people.filter((one) => one.id !== me.id).reduce((sum, one) => sum + one.waiting, 0);
  const button = h("button", { class: "you-button", type: "button", on: { click: switchPerson } },
    avatar(me), h("span", { class: "you-words" }, h("small", { text: say("youAre") }), " ", h("b", { text: me.name }), h("span", { class: "sr", text: ` ${say("switchPerson")}` }),
      me.zone || places.ahead ? h("small", {}, h("time", { data: { wall: me.zone }, text: wall(me.zone) })) : null),
    waiting ? h("span", { class: "count", "aria-hidden": "true", text: String(waiting) }) : null,
    h("span", { class: "caret", "aria-hidden": "true", text: "⇅" }));
  element.replaceChildren(button);
  if (focused) button.focus();
}
