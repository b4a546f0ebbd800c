/** The switch "You are …": all people of the sandbox, their language, and a form for one more. */

import { avatar, h } from "./dom.js";
import { present } from "./pictures.js";
import { wall } from "./time.js";
import { currentLocale, say } from "./words.js";

/** By how many hours the clock can be set ahead at once. */
const AHEAD = [["hour", 1], ["eightHours", 8], ["day", 24], ["week", 168]];

/** Show the switch. `ctx` has `become(username)` and `request(action, args)`. */
export function switchPerson(places, ctx) {
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const run = async (action, args) => {
    try {
      problem.hidden = true;
      return await ctx.request(action, args);
    } catch (error) {
      problem.textContent = say("failed", { why: error.message });
      problem.hidden = false;
      return null;
    }
  };
  const dialog = h("dialog", { class: "people", "aria-labelledby": "people-title" },
    h("h2", { id: "people-title", text: say("switchTitle") }),
    h("ul", { class: "people-list" }, places.people.map((one) => row(one, places, ctx, dialogClose, run))),
    addForm(ctx, run, dialogClose), places.ahead === null ? null : clockRow(places, run), problem,
    h("div", { class: "dialog-foot" }, h("button", { class: "button secondary", type: "button", text: say("close"), on: { click: dialogClose } })));
  function dialogClose() {
    dialog.close();
  }
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  present(dialog);
  dialog.querySelector("[aria-current]")?.focus();
}

function row(one, places, ctx, close, run) {
  const me = one.id === places.me.id;
  const become = h("button", { class: "person", type: "button", "aria-current": me ? "true" : null, on: { click: () => { close(); ctx.become(one.username); } } },
    avatar(one), h("b", { text: one.name }), one.waiting ? h("span", { class: "count", title: say("mentions", { n: one.waiting }), text: String(one.waiting) }) : null);
  const language = h("select", { "aria-label": `${say("language")}: ${one.name}` }, languages(places.locales, one.locale));
  language.addEventListener("change", () => run("locale", { user: one.id, locale: language.value }));
  const dms = h("input", { type: "checkbox", checked: one.dms_open });
  dms.addEventListener("change", () => run("dms_open", { user: one.id, open: dms.checked }));
  const zone = zones(one, run);
  const now = h("time", { class: "wall", data: { wall: one.zone }, text: wall(one.zone) });
  return h("li", { class: me ? "me" : "" }, become, language, h("label", { class: "box" }, h("span", { text: say("timeZone") }), zone, now), h("label", { class: "box" }, dms, h("span", { text: say("acceptsDms") })));
}

function languages(locales, chosen) {
  const names = new Intl.DisplayNames([currentLocale()], { type: "language" });
  const sorted = locales.map((code) => [code, names.of(code)]).sort(([, a], [, b]) => a.localeCompare(b));
  return sorted.map(([code, name]) => h("option", { value: code, text: name, selected: code === chosen }));
}

/** Where somebody's device is: all times are shown to them as the clocks there show them. */
function zones(one, run) {
  const names = ["", ...Intl.supportedValuesOf("timeZone")];
  const choice = h("select", { "aria-label": `${say("timeZone")}: ${one.name}` },
    names.map((name) => h("option", { value: name, text: name || say("thisMachine"), selected: name === one.zone })));
  choice.addEventListener("change", () => {
    const shown = choice.closest("li").querySelector("time[data-wall]");
    shown.dataset.wall = choice.value;
    shown.textContent = wall(choice.value);
    run("zone", { user: one.id, zone: choice.value });
  });
  return choice;
}

/** Buttons that set the sandbox's clock ahead: reminders, deadlines and digests come as if so much time had passed. */
function clockRow(places, run) {
  const buttons = AHEAD.map(([name, hours]) =>
    h("button", { class: "button secondary", type: "button", text: say(name), on: { click: () => run("clock", { seconds: 3600 * hours }) } }));
  return h("fieldset", { class: "clock" }, h("legend", { text: say("clockAhead") }), buttons);
}

function addForm(ctx, run, close) {
  const name = h("input", { type: "text", required: true, maxlength: 32, placeholder: say("name"), "aria-label": say("name") });
  const form = h("form", { class: "add-person" }, name, h("button", { class: "button primary", type: "submit", text: say("addPerson") }));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const added = await run("add_person", { name: name.value.trim() });
    if (!added) return;
    close();
    ctx.become(added.username);
  });
  return form;
}
