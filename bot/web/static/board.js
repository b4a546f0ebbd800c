// The page of a table: what the seat is asked, by clicks on the board or in the list; what happened; Undo.

import { element, inline, lines, plain } from "./text.js";
import { light, offer, show, zoomBy } from "./sheet.js";

const find = (id) => document.getElementById(id);
let table = location.pathname.match(/^\/t\/([a-z0-9]{1,12})$/)?.[1] ?? "";
const FEW = 5; // so many pictures have a button each
let words = {};
let now = null; // the position as it was received last
let page = ""; // the page that the reader chose
let only = []; // the places whose answers are shown, if several lie there
let picked = new Set();
let busy = false;
let latest = 0; // counts the requests for a position

async function ask(address, body) {
  const answer = await fetch(address, body === undefined ? {} : {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status });
  return answer.json();
}

function query(links) {
  const given = new URLSearchParams(links.map((link) => ["link", link]));
  if (page) given.set("page", page);
  if (now?.trial) given.set("trial", now.trial.count);
  return given;
}

function say(text) {
  find("message").replaceChildren(...lines(text));
}

// What is done

/** Read the position after some links; an answer that a later request has overtaken is not shown. */
async function load(links = [], how = {}) {
  const mine = ++latest;
  const found = await ask(`/api/tables/${table}?${query(links)}`);
  if (mine === latest) receive(found, how);
}

/** Send one action, of the table or of a trial; what comes back is the position after it. */
function act(what) {
  if (now.trial) return tryOut("step", { links: what.links ?? [], values: what.values ?? null });
  const key = crypto.getRandomValues(new Uint32Array(2)).join("-");
  return send("do", { number: now.number, key, ...what });
}

/** Do something with the private copy of the position on which moves are tried. */
function tryOut(way, what = {}) {
  return send("try", { do: way, count: now.trial?.count ?? 0, ...what });
}

async function send(where, body) {
  if (busy) return;
  busy = true;
  latest++;
  document.body.classList.add("busy");
  try {
    receive(await ask(`/api/tables/${table}/${where}?${query([])}`, body));
  } catch (error) {
    find("note").textContent = words.failed;
  } finally {
    busy = false;
    document.body.classList.remove("busy");
    follow();
  }
}

function choose(answer) {
  if (answer.complete) return act({ links: answer.links });
  return load(answer.links).catch(() => { find("note").textContent = words.failed; });
}

function chooseAt(place) {
  const { question } = now;
  if (question.set?.things.some((one) => one.places.includes(place))) return toggle(place);
  const narrowed = shownAnswers([...only, place]);
  only = narrowed.length ? [...only, place] : [place];
  const there = shownAnswers(only);
  return there.length === 1 ? choose(there[0]) : render(true);
}

/** The answers at all of some places. */
function shownAnswers(places) {
  return (now.question?.answers ?? []).filter((one) => places.every((place) => one.places.includes(place)));
}

function toggle(place) {
  const { set } = now.question;
  const thing = set.things.find((one) => one.places.includes(place) && !picked.has(one.value));
  if (thing) picked.add(thing.value);
  else set.things.filter((one) => one.places.includes(place)).forEach((one) => picked.delete(one.value));
  if (set.fewest === set.most && picked.size === set.most) return finish();
  return render();
}

const finish = () => act({ links: now.question.set.links, values: [...picked] });

// What is shown

/** Show a position. What was picked stays picked if others have changed the table meanwhile and the same is asked. */
function receive(position, { kept = false } = {}) {
  const values = position.question?.set?.things.map((one) => one.value) ?? [];
  if (kept && now && String(now.question?.links) === String(position.question?.links)) {
    picked = new Set(values.filter((value) => picked.has(value)));
  } else {
    only = [];
    picked = new Set(position.question?.set?.things.filter((one) => one.picked).map((one) => one.value));
  }
  now = position;
  render(true);
}

function render(focused = false) {
  const { question } = now;
  const inside = find("turn").contains(document.activeElement);
  find("table").dataset.number = now.number;
  document.body.classList.toggle("trying", Boolean(now.trial));
  find("trial").replaceChildren(...(now.trial?.lead ?? []).flatMap(lines));
  find("trial").hidden = !now.trial;
  document.title = `${now.title} · Food Court`;
  find("title").textContent = [now.title, now.phase && plain(now.phase)].filter(Boolean).join(" · ");
  find("lead").replaceChildren(...inline(now.lead.split("\n").at(-1)));
  find("note").replaceChildren(...lines(now.note));
  find("moves").replaceChildren(...now.moves.map(({ links, label: text }) => element("button", {
    class: "does", onclick: () => act({ links }),
  }, text)));
  find("chosen").replaceChildren(...inline(question?.chosen ?? ""));
  find("prompt").replaceChildren(...inline(question && question.prompt !== now.lead ? question.prompt : ""));
  find("asides").replaceChildren(...now.asides.map((one) => element("div", { class: "aside" }, ...lines(one.text),
    ...one.buttons.map(({ do: aside, label }) => element("button", {
      "data-aside": aside, onclick: () => act({ aside }),
    }, label)))));
  find("notes").replaceChildren(...(question?.notes ?? []).flatMap(lines));
  find("news").replaceChildren(...now.news.flatMap((told) => lines(told)).map((told) => element("li", {}, told)).reverse());
  find("news-title").hidden = !now.news.length;
  find("text").textContent = plain(now.text);
  renderPages();
  renderAnswers(question);
  renderControls(question);
  renderPicture();
  if (focused && inside && !find("turn").contains(document.activeElement)) {
    (find("turn").querySelector("#answers button, #set input") ?? find("frame")).focus({ preventScroll: true });
  }
}

function renderPages() {
  const buttons = now.pages.length <= FEW ? now.pages : now.pages.filter((one) => one.quick);
  const rest = now.pages.filter((one) => !buttons.includes(one));
  const menu = rest.length ? [element("select", {
    "aria-label": words.pages, onchange: (event) => event.target.value && turn(event.target.value),
  }, element("option", { value: "", selected: !rest.some((one) => one.id === now.page) }, "…"),
  ...rest.map((one) => element("option", { value: one.id, selected: one.id === now.page }, plain(one.name))))] : [];
  find("pages").replaceChildren(...buttons.map((one) => element("button", {
    class: "page", "aria-pressed": String(one.id === now.page), onclick: () => turn(one.id),
  }, plain(one.name))), ...menu);
}

function turn(to) {
  page = to;
  load(now.question?.links ?? []).catch(() => {});
}

function renderAnswers(question) {
  const shown = shownAnswers(only);
  const together = shown.filter((one) => one.group && one.links.includes("+")); // several moves with one click
  const folded = together.length ? [element("details", {
    open: localStorage.getItem("together") === "open",
    ontoggle: (event) => localStorage.setItem("together", event.target.open ? "open" : ""),
  }, element("summary", {}, words.together), element("div", { class: "answers" }, ...grouped(together)))] : [];
  find("answers").replaceChildren(...grouped(shown.filter((one) => !together.includes(one))), ...folded);
  const { set } = question ?? {};
  find("set").hidden = !set;
  find("set").dataset.links = set?.links.join(" ") ?? "";
  find("set").replaceChildren(...(set?.things ?? []).map((one) => {
    const box = element("input", { type: "checkbox", value: one.value, checked: picked.has(one.value), onchange: (event) => {
      if (event.target.checked) picked.add(one.value); else picked.delete(one.value);
      renderControls(question);
      renderSpots(question);
    } });
    return hovering(element("label", {}, box, element("span", {}, ...label(one))), one.places);
  }));
}

function grouped(answers) {
  const groups = new Map();
  for (const one of answers) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups].flatMap(([group, some]) => group ? [
    element("div", { class: "group", role: "group", "aria-label": plain(group) }, element("h4", {}, ...inline(group)),
      ...(some[0].group_about ? [element("p", { class: "small" }, ...inline(some[0].group_about))] : []),
      ...some.map(answerButton)),
  ] : some.map(answerButton));
}

function answerButton(one) {
  return hovering(element("button", {
    class: one.complete ? (one.gives_up ? "done" : "does") : "", "data-links": one.links.join(" "), onclick: () => choose(one),
  }, ...label(one)), one.places);
}

function label(one) {
  const number = one.numbers.length ? [element("b", { class: "number" }, one.numbers.join("+"))] : [];
  const about = one.about ? [element("small", {}, ...inline(one.about))] : [];
  return [...number, element("span", {}, ...inline(one.text)), ...about];
}

function hovering(item, places) {
  if (places.length) {
    item.dataset.places = places.join(" ");
    for (const [event, on] of [["pointerenter", true], ["pointerleave", false], ["focusin", true], ["focusout", false]]) {
      item.addEventListener(event, () => places.forEach((place) => light(place, on)));
    }
  }
  return item;
}

function renderControls(question) {
  const made = [];
  const { set } = question ?? {};
  if (set) {
    const fits = picked.size >= set.fewest && picked.size <= set.most;
    const counted = `${words.done} (${picked.size}${set.fewest === set.most ? `/${set.most}` : ""})`;
    made.push(element("button", { class: "does", id: "do-it", disabled: !fits, onclick: finish }, counted));
  }
  if (only.length) made.push(element("button", { onclick: () => { only = []; render(true); } }, words.all));
  if (question?.back) made.push(element("button", { onclick: () => load(question.back) }, words.back));
  if (now.undo) made.push(element("button", { id: "undo", onclick: () => act({ undo: true }) }, now.undo));
  const ways = Object.entries(now.trial?.buttons ?? (now.try_out ? { open: now.try_out } : {}));
  made.push(...ways.map(([way, text]) => element("button", {
    id: `try-${way}`, class: ["play", "keep"].includes(way) ? "does" : "", onclick: () => tryOut(way),
  }, text)));
  find("controls").replaceChildren(...made);
}

/** Show the picture. Its regions wait for it if another page is still shown, on which they would be elsewhere. */
function renderPicture() {
  const stale = find("picture").dataset.page !== now.page;
  find("frame").classList.toggle("stale", stale);
  renderSpots(stale ? null : now.question);
  const trial = now.trial ? `&trial=${now.trial.count}` : "";
  show(`/api/tables/${table}/picture?page=${now.page}&number=${now.number}${trial}`, now.page).then((done) => {
    if (!done || find("picture").dataset.page !== now.page) return;
    find("frame").classList.remove("stale");
    if (stale) renderSpots(now.question);
  }).catch(() => {});
}

function renderSpots(question) {
  const things = question?.set?.things ?? [];
  const offered = [...(question?.answers ?? []), ...things];
  const named = new Map(offered.flatMap((one) => one.places.map((place, at) => [place, one.numbers[at]])));
  const chosen = new Set([...only, ...things.filter((one) => picked.has(one.value)).flatMap((one) => one.places)]);
  offer(question?.spots ?? [], named, chosen, chooseAt, (place, on) => {
    light(place, on);
    for (const item of find("turn").querySelectorAll("[data-places]")) {
      item.classList.toggle("lit", on && item.dataset.places.split(" ").includes(place));
    }
  });
}

// How it begins

let heard = "";

/** Read the table again if it is not as it is shown. */
function follow() {
  const [number, status] = heard.split(" ");
  if (busy || !heard || (Number(number) <= now.number && status === now.status)) return;
  load(now.question?.links ?? [], { kept: true }).catch(() => {});
}

function listen() {
  const source = new EventSource(`/api/tables/${table}/events`);
  source.addEventListener("message", (event) => {
    heard = event.data;
    follow();
  });
  source.addEventListener("open", () => say(now.seat === null ? words.watching : ""));
  source.addEventListener("error", () => say(words.lost));
}

/** Sign in inside Discord; return the tables of the channel there, or which sentence says why not. */
async function entered() {
  try {
    const { enter } = await import("./activity.js");
    const found = await enter(ask);
    table = found.table;
    history.replaceState(null, "", table ? `/t/${table}` : "/");
    return { ...found, none: "activity-none" };
  } catch (error) {
    return { refused: error.declined ? "activity-declined" : "activity-failed" };
  }
}

async function begin() {
  if (location.pathname === "/sign-in") {
    const key = location.hash.slice(1);
    history.replaceState(null, "", "/sign-in");
    const found = await ask("/api/sign-in", { key }).catch(() => null);
    if (found) return location.replace(found.table ? `/t/${found.table}` : "/");
  }
  const inside = new URLSearchParams(location.search).has("frame_id") ? await entered() : {};
  const me = { none: "none", ...await ask("/api/me"), ...inside };
  words = me.words;
  document.documentElement.lang = me.locale;
  find("who").textContent = me.name;
  find("sign-out").hidden = !me.name;
  find("sign-out").textContent = words["sign-out"];
  for (const [id, text] of [["news-title", "news"], ["text-title", "as-text"]]) find(id).textContent = words[text];
  for (const [id, text] of [["frame", "board"], ["pages", "pages"], ["zoom-in", "zoom-in"], ["zoom-out", "zoom-out"],
    ["zoom-reset", "zoom-reset"], ["zoom", "board"]]) find(id).setAttribute("aria-label", words[text]);
  if (location.pathname === "/sign-in") return say(words["wrong-link"]);
  if (me.refused) return say(words[me.refused]);
  if (!table) return listTables(me);
  try {
    await load();
  } catch (error) {
    return say(error.status === 404 ? (me.name ? words.gone : words["not-signed-in"]) : words.failed);
  }
  find("table").hidden = false;
  say(now.seat === null ? words.watching : "");
  return listen();
}

function listTables(me) {
  find("title").textContent = words.tables;
  if (!me.name) return say(words["not-signed-in"]);
  if (!me.tables.length) return say(words[me.none]);
  find("tables").hidden = false;
  return find("tables").replaceChildren(...me.tables.map((one) => element("li", {},
    element("a", { href: `/t/${one.id}`, class: one.waits ? "waits" : "" }, one.name))));
}

find("zoom-in").addEventListener("click", () => zoomBy(1.5));
find("zoom-out").addEventListener("click", () => zoomBy(1 / 1.5));
find("zoom-reset").addEventListener("click", () => zoomBy(0));
find("set").addEventListener("submit", (event) => event.preventDefault());
find("sign-out").addEventListener("click", async () => {
  await ask("/api/sign-out", {});
  location.assign("/");
});
begin().catch(() => say(words.failed ?? "…"));
