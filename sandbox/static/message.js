/** One message as an element. */

import { avatar, h, icon } from "./dom.js";
import { draw, fileLink } from "./components.js";
import { markdown, plain } from "./markdown.js";
import { picture } from "./pictures.js";
import { sent } from "./time.js";
import { say } from "./words.js";

const LOADING = 1 << 7;
const V2 = 1 << 15;
const GROUP_MS = 7 * 60_000;

/** Whether a message continues the one before it, without its own avatar and head. */
export function continues(message, before) {
  return Boolean(
    before && before.author.id === message.author.id && !message.invoked && !message.replied
    && !message.only_you && !before.only_you && new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MS,
  );
}

/** The element of a message. `ctx` has `world`, `act`, `dismiss`, `jump` and `failure` (a sentence or null). */
export function messageElement(message, { compact, ...ctx }) {
  const body = h("div", { class: "body" }, compact ? null : head(message, ctx), content(message, ctx), foot(message, ctx));
  const classes = ["message", compact && "compact", message.only_you && "only-you", ctx.world.mentionsMe(message) && "mentions-me"];
  const element = h("article", {
    class: classes.filter(Boolean).join(" "), id: `message-${message.id}`, tabindex: "-1", "aria-label": message.author.name,
  }, above(message, ctx), compact ? h("span", { class: "gutter" }) : avatar(message.author), body);
  if (!message.local) addApps(element, message, ctx);
  return element;
}

/** A button and the secondary click, or a long press, offer what applications can do with a message. */
function addApps(element, message, ctx) {
  const more = h("button", { class: "icon-button more-button", type: "button", "aria-label": say("appsFor", { name: message.author.name }), "aria-haspopup": "listbox" }, icon("M5 12h.01M12 12h.01M19 12h.01"));
  more.addEventListener("click", () => ctx.world.apps({ message }, more));
  element.addEventListener("contextmenu", (event) => {
    if (event.target.closest("a, img") || String(getSelection())) return;
    event.preventDefault();
    ctx.world.apps({ message }, more);
  });
  element.querySelector(":scope > .body").before(more);
}

/** The author's name; a press on it offers what applications can do with them. */
function author(message, ctx) {
  if (message.local) return h("span", { class: "author", text: message.author.name });
  const button = h("button", { class: "author", type: "button", text: message.author.name, "aria-haspopup": "listbox" });
  button.addEventListener("click", () => ctx.world.apps({ user: message.author }, button));
  return button;
}

function head(message, ctx) {
  return h("div", { class: "head" },
    author(message, ctx),
    message.author.bot ? h("span", { class: "badge", text: say("app") }) : null,
    message.timestamp ? sent(message.timestamp) : null);
}

/** What the message answers: the command that was used, or another message. */
function above(message, ctx) {
  if (message.invoked) {
    const [before, after] = say("used", { name: "\u0000", command: "\u0001" }).split("\u0000");
    const [middle, end] = after.split("\u0001");
    return h("div", { class: "above" }, before, avatar(message.invoked, "tiny"), h("b", { text: message.invoked.name }), middle, h("code", { text: message.invoked.command }), end);
  }
  if (message.replied === undefined) return null;
  if (message.replied === null) return h("div", { class: "above quiet", text: say("originalGone") });
  const { id, author, text } = message.replied;
  return h("button", { class: "above", type: "button", on: { click: () => ctx.jump(id) } },
    icon("M4 18v-5a4 4 0 0 1 4-4h11M15 5l4 4-4 4"), avatar(author, "tiny"), h("b", { text: author.name }), h("span", { class: "excerpt", text: plain(text, ctx.world) || "🖼" }));
}

function content(message, ctx) {
  if (message.flags & LOADING) {
    return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), say("thinking", { name: message.author.name }));
  }
  const parts = [];
  if (message.content) parts.push(h("div", { class: "markdown" }, markdown(message.content, ctx.world)));
  if (message.edited_timestamp && !(message.flags & V2)) (parts[0]?.lastElementChild ?? parts[0])?.append(edited(message));
  const inner = { ...ctx, message };
  if (!(message.flags & V2)) {
    parts.push(...message.attachments.map(attachment), ...message.embeds.map((one) => embed(one, inner)));
  }
  if (message.components.length) parts.push(h("div", { class: "components" }, draw(message.components, inner)));
  if (message.edited_timestamp && message.flags & V2) parts.push(edited(message));
  return parts;
}

const edited = (message) => h("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString(), text: ` (${say("edited")})` });

function attachment(file) {
  return /^image\/(png|webp|gif|jpeg)$/.test(file.content_type) ? picture({ ...file, alt: file.description }) : fileLink(file);
}

function foot(message, ctx) {
  const lines = [];
  if (message.reactions.length) {
    lines.push(h("div", { class: "reactions" }, message.reactions.map((one) => h("span", { text: `${one.emoji.name} ${one.count}` }))));
  }
  if (ctx.failure) lines.push(h("p", { class: "failure", role: "alert", text: ctx.failure }));
  if (message.only_you && !(message.flags & LOADING)) {
    lines.push(h("p", { class: "footnote" }, icon("M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6"), say("onlyYou"), " · ",
      h("button", { class: "text-button", type: "button", text: say("dismiss"), on: { click: () => ctx.dismiss(message) } })));
  }
  return lines;
}

// --- embeds ---

function embed(one, ctx) {
  const text = (value, tag, name) => (value ? h(tag, { class: name }, markdown(value, ctx.world)) : null);
  const element = h("div", { class: "embed" },
    one.author ? h("div", { class: "embed-author", text: one.author.name }) : null,
    one.title ? h("div", { class: "embed-title" }, markdown(one.title, ctx.world)) : null,
    text(one.description, "div", "markdown"),
    one.fields?.length ? h("dl", { class: "fields" }, one.fields.map((field) => h("div", { class: field.inline ? "inline" : "" },
      h("dt", {}, markdown(field.name, ctx.world)), h("dd", { class: "markdown" }, markdown(field.value, ctx.world))))) : null,
    one.image ? picture({ ...one.image, alt: embeddedAlt(one.image, ctx.message) }) : null,
    one.footer ? h("div", { class: "embed-footer", text: one.footer.text }) : null);
  if (one.color) element.style.borderLeftColor = `#${one.color.toString(16).padStart(6, "0")}`;
  return element;
}

const embeddedAlt = (image, message) => message.files.find((file) => file.id === image.attachment_id)?.description;
