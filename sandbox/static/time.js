/** Times as Discord shows them: on messages, and in `<t:…>` marks. */

import { h } from "./dom.js";
import { currentLocale, say } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31_536_000], ["month", 2_592_000], ["week", 604_800], ["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1],
];

// The device's time zone, "" for this machine's, and how many seconds the sandbox's clock is ahead of it.
let zone = "", ahead = 0;

const format = (date, options) => new Intl.DateTimeFormat(currentLocale(), { ...options, ...(zone ? { timeZone: zone } : {}) }).format(date);

/** Show times from now on as a device in that zone does, by a clock so many seconds ahead. Whether that is new. */
export function setTime(newZone, newAhead) {
  const changed = newZone !== zone || newAhead !== ahead;
  [zone, ahead] = [newZone, newAhead];
  return changed;
}

const clock = () => Date.now() + 1000 * ahead;

/** What the clocks of a zone ("" for this machine's) show now, with the weekday. */
export function wall(there) {
  const options = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(currentLocale(), there ? { ...options, timeZone: there } : options).format(new Date(clock()));
}

/** "in 3 hours", "2 days ago". */
export function relative(date, now = clock()) {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** The element of a `<t:seconds:style>` mark; those of style R are kept up to date. */
export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}>`);
  const words = style === "R" ? relative(date) : format(date, STYLES[style] ?? STYLES.f);
  const data = style === "R" ? { relative: seconds } : {};
  return h("time", { class: "timestamp", datetime: date.toISOString(), title: format(date, STYLES.F), data, text: words });
}

/** When a message was sent: the time for today, with the day before that. */
export function sent(iso) {
  const date = new Date(iso);
  const time = format(date, STYLES.t);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(iso).setHours(0, 0, 0, 0)) / 86_400_000);
  const words = days === 0 ? say("today", { time }) : days === 1 ? say("yesterday", { time }) : format(date, { dateStyle: "short", timeStyle: "short" });
  return h("time", { class: "sent", datetime: iso, title: format(date, STYLES.F), text: words });
}

/** Keep all relative times on the page true. */
export function keepTimes() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-relative]")) {
      const words = relative(new Date(Number(element.dataset.relative) * 1000));
      if (element.textContent !== words) element.textContent = words;
    }
    for (const element of document.querySelectorAll("time[data-wall]")) element.textContent = wall(element.dataset.wall);
  }, 5_000);
}
