/** The page: who one is, which channel is open, and what happens there. */

import { $, avatar, meet } from "./dom.js";
import { Composer } from "./composer.js";
import { Conversation } from "./conversation.js";
import { Link } from "./link.js";
import { openModal } from "./modal.js";
import { switchPerson } from "./people.js";
import { pick } from "./picker.js";
import { drawPlaces, drawYou } from "./sidebar.js";
import { keepTimes, setTime } from "./time.js";
import { localized, say, speak } from "./words.js";

const url = new URL(location.href);
let you = url.searchParams.get("you");
let places = null;
let current = url.hash.slice(1) || null;
let members = [];
let locals = 0;

const link = new Link(hear);

// --- what messages and commands look up ---

const everyChannel = () => (places ? [...places.guilds.flatMap((guild) => guild.channels), ...places.dms] : []);
const here = () => everyChannel().find((one) => one.id === current);
const guildHere = () => places.guilds.find((guild) => guild.channels.some((one) => one.id === current));

const world = {
  user: (id) => members.find((one) => one.id === id) ?? places.people.find((one) => one.id === id) ?? places.bots.find((one) => one.id === id),
  role: (id) => places.guilds.flatMap((guild) => guild.roles).find((one) => one.id === id),
  channel: (id) => everyChannel().find((one) => one.id === id && one.name),
  isMe: (id) => id === places.me.id,
  mentionsMe: (message) => message.mention_everyone || message.mentions.some((one) => one.id === places.me.id),
  members: () => members,
  roles: () => guildHere()?.roles ?? [],
  channels: () => guildHere()?.channels ?? [],
  place: (id) => nameOf(everyChannel().find((one) => one.id === id)),
  open: (id, message) => open({ id, message }),
  command: (path) => composer.begin(path),
  apps: (target, anchor) => apps(target, anchor),
};

// --- what one can do ---

/** Use a component: busy until the application has answered, with a line below the message if it does not. */
async function act(message, action, component, extra = {}) {
  conversation.fail(message.id, null);
  try {
    answered(await link.request(action, { channel: message.channel_id, message: message.id, custom_id: component.custom_id, ...extra }));
  } catch (error) {
    conversation.fail(message.id, reason(error, "interactionFailed"));
  }
}

/** An answer that is a modal opens it; all other answers arrive as messages. */
function answered(answer) {
  if (answer.failed) throw new Error("no answer");
  if (!answer.modal) return;
  openModal(answer.modal, { world }, async (values) => {
    try {
      answered(await link.request("submit", { modal: answer.modal.id, values }));
    } catch (error) {
      throw new Error(reason(error, "notResponded"));
    }
  });
}

const reason = (error, silent) => (error.message === "no answer" ? say(silent) : error.message === "offline" ? say("offline") : say("failed", { why: error.message }));

/** Run a slash command. */
const slash = (command, options) =>
  run(command.application, `/${command.label}`, (channel) => link.request("slash", { channel, application: command.application.id, path: command.path, options }));

/** Offer what applications can do with a message or a person, and run what is chosen. */
async function apps({ message, user }, anchor) {
  const where = { channel: current, ...(message ? { message: message.id } : { user: user.id }) };
  const offered = await link.request("menus", where).catch(() => []);
  const options = offered.map((one) => ({ value: one.name, label: localized(one, "name"), description: one.application.name, icon: avatar({ ...one.application, bot: true }, "small") }));
  const [name] = (await pick({ anchor, title: user?.name ?? say("apps"), options, low: 1, high: 1, none: say("noApps") })) ?? [];
  const command = offered.find((one) => one.name === name);
  if (command) await run(command.application, localized(command, "name"), () => link.request("menu", { ...where, name }));
}

/** Send a command; until it is answered, the page says itself that it was sent. */
async function run(application, label, request) {
  const id = `local-${++locals}`;
  const channel = current;
  const note = (content, only_you = false) => ({
    id, local: true, channel_id: channel, author: { ...application, bot: true }, invoked: { ...places.me, command: label }, content,
    only_you, flags: 0, mentions: [], attachments: [], files: [], embeds: [], components: [], reactions: [], timestamp: new Date().toISOString(),
  });
  // Most answers come at once; a line that only flickers would disturb.
  const waiting = setTimeout(() => channel === current && conversation.put(note(say("sending"))), 250);
  try {
    const answer = await request(channel);
    conversation.remove(id);
    answered(answer);
  } catch (error) {
    if (channel === current) conversation.put(note(reason(error, "notResponded"), true));
  } finally {
    clearTimeout(waiting);
  }
}

async function dismiss(message) {
  conversation.remove(message.id);
  if (!message.local) await link.request("dismiss", { channel: message.channel_id, message: message.id }).catch(() => {});
}

const conversation = new Conversation({
  world, act, dismiss,
  jump: (id) => conversation.jump(id),
  earlier: (before) => link.request("open", { channel: current, before }),
  seen: () => here()?.unread && document.hasFocus() && link.request("read", { channel: current }).catch(() => {}),
});

const composer = new Composer($("composer"), {
  world, slash,
  commands: () => link.request("commands", { channel: current }),
  complete: (command, option, text, others) => link.request("complete", { channel: current, application: command.application.id, path: command.path, option: option.name, text, others }),
  say: (text) => link.request("send", { channel: current, text }).catch((error) => {
    $("offline").textContent = reason(error);
    $("offline").hidden = false;
    throw error;
  }),
});

// --- where one is ---

/** Open a channel or thread, at a message where one is named; a direct message that was never begun is begun. */
async function open({ id, with: other, message }) {
  drawer(false);
  const wanted = id ?? (await link.request("dm", { user: other.id })).id;
  if (wanted !== current) history.pushState(null, "", address(wanted));
  await show(wanted);
  if (message) conversation.jump(message);
}

const nameOf = (place) => (place ? (place.with ? `@${place.with.name}` : `#${place.name}`) : null);

function address(channel) {
  const next = new URL(location.href);
  next.searchParams.set("you", you);
  next.hash = channel ?? "";
  return next;
}

async function show(channel) {
  current = channel;
  const opened = await link.request("open", { channel });
  if (current !== channel) return;
  members = opened.members;
  drawFrame();
  const place = here();
  composer.place(`${you}/${channel}/${places.me.locale}`, place?.with ? place.with.name : `#${place?.name ?? ""}`, opened.writable);
  conversation.show(opened.messages, opened.more);
}

function drawFrame() {
  const place = here();
  const name = place?.with?.name ?? place?.name ?? "";
  const waiting = everyChannel().reduce((sum, one) => sum + (one.mentions ?? 0), 0);
  $("title").textContent = place?.with ? `@ ${name}` : `# ${name}`;
  $("topic").textContent = place?.topic ?? "";
  $("drawer-mark").hidden = !waiting;
  document.title = `${waiting ? `(${waiting}) ` : ""}${place?.with ? "@" : "#"}${name} · ${places.me.name} · ${say("sandbox")}`;
  drawPlaces($("places"), places, { current, open, world });
  drawYou($("you"), places, () => switchPerson(places, { become, request: (...what) => link.request(...what) }));
}

function become(username, { remember = true } = {}) {
  if (username === you) return;
  you = username;
  if (remember) history.pushState(null, "", address(current));
  places = null;
  link.connect(you);
}

// --- what happens ---

const EVENTS = {
  places: arrived,
  message: ({ message }) => {
    if (message.channel_id !== current) return;
    conversation.put(message);
  },
  message_gone: ({ id }) => conversation.remove(id),
  down: () => {
    $("offline").textContent = say("offline");
    $("offline").hidden = false;
  },
};

function hear(frame) {
  EVENTS[frame.event]?.(frame);
}

async function arrived(frame) {
  const first = places === null || frame.fresh;
  const spoke = places?.me.locale;
  places = frame;
  const otherTime = setTime(frame.me.zone, frame.ahead ?? 0);
  meet([...places.people, ...places.bots]);
  if (!first && spoke === frame.me.locale) {
    if (here() && !otherTime) drawFrame();
    else await start();
    return;
  }
  you = frame.me.username;
  speak(frame.me.locale);
  frameWords();
  $("offline").hidden = true;
  await start();
}

/** Go to the channel of the address if one can see it, else to the first one. */
async function start() {
  const first = places.guilds.flatMap((guild) => guild.channels).find((one) => one.type === 0) ?? places.dms.find((one) => one.id);
  const wanted = here()?.id ?? first?.id;
  if (!wanted) return;
  history.replaceState(null, "", address(wanted));
  await show(wanted);
}

function frameWords() {
  $("skip").textContent = say("skip");
  $("newer").textContent = `↓ ${say("newer")}`;
  $("drawer").setAttribute("aria-label", say("openMenu"));
}

function drawer(wide) {
  $("app").classList.toggle("drawer-open", wide);
  $("scrim").hidden = !wide;
  $("drawer").setAttribute("aria-expanded", String(wide));
  $("drawer").setAttribute("aria-label", say(wide ? "closeMenu" : "openMenu"));
  if (wide) ($("places").querySelector("[aria-current]") ?? $("places").querySelector("button"))?.focus();
}

$("drawer").addEventListener("click", () => drawer(!$("app").classList.contains("drawer-open")));
$("scrim").addEventListener("click", () => drawer(false));
$("sidebar").addEventListener("keydown", (event) => event.key === "Escape" && (drawer(false), $("drawer").focus()));
$("skip").addEventListener("click", (event) => (event.preventDefault(), $("composer-text").focus()));
addEventListener("focus", () => conversation.following && places && conversation.toEnd());
addEventListener("popstate", () => {
  const then = new URL(location.href);
  if (then.searchParams.get("you") !== you) become(then.searchParams.get("you"), { remember: false });
  else if (then.hash.slice(1) && then.hash.slice(1) !== current) show(then.hash.slice(1));
});
keepTimes();
link.connect(you);
