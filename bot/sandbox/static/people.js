/** The switch "You are …": all people of the sandbox, their language, and a form for one more. */

import { avatar, h } from "./dom.js";
import { present } from "./pictures.js";
import { currentLocale, say } from "./words.js";

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
    addForm(ctx, run, dialogClose), problem,
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
  return h("li", { class: me ? "me" : "" }, become, language, h("label", { class: "box" }, dms, h("span", { text: say("acceptsDms") })));
}

function languages(locales, chosen) {
  const names = new Intl.DisplayNames([currentLocale()], { type: "language" });
  const sorted = locales.map((code) => [code, names.of(code)]).sort(([, a], [, b]) => a.localeCompare(b));
  return sorted.map(([code, name]) => h("option", { value: code, text: name, selected: code === chosen }));
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
