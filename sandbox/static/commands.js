/** Slash commands as data: what can be run, what a typed line means. Knows nothing of the page. */

import { localized } from "./words.js";

/**
 * Every command that can be run: those with sub-commands are taken apart into one each. `path` is what
 * is sent, `label` what is shown, in the person's language.
 */
export function flatten(commands) {
  const out = [];
  const walk = (level, path, labels, command) => {
    const subs = (level.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    const names = [[...path, level.name], [...labels, localized(level, "name")]];
    if (subs.length) subs.forEach((sub) => walk(sub, ...names, command));
    else out.push(runnable(level, ...names, command));
  };
  for (const command of commands) walk(command, [], [], command);
  return out.sort((a, b) => a.label.localeCompare(b.label));
}

function runnable(level, path, labels, command) {
  return {
    application: command.application,
    path: path.join(" "),
    label: labels.join(" "),
    description: localized(level, "description"),
    options: level.options ?? [],
  };
}

/** The commands that fit what was typed after the slash: those that begin so first, then all that contain every word. */
export function matching(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const texts = (one) => [one.label.toLowerCase(), one.path.toLowerCase()];
  const starts = (one) => texts(one).some((text) => text.startsWith(wanted));
  const contains = (one) => texts(one).some((text) => words.every((word) => text.includes(word)));
  return [...commands.filter(starts), ...commands.filter((one) => !starts(one) && contains(one))];
}

/**
 * A typed or pasted line such as `/table new title:foodfighters seats:2`: the command with the texts of its
 * options, or null while no whole command has been typed (a space must follow its name).
 */
export function parse(commands, line) {
  if (!line.startsWith("/")) return null;
  const candidates = commands.filter((one) => [one.label, one.path].some((name) => `${line} `.startsWith(`/${name} `)));
  const command = candidates.sort((a, b) => b.path.length - a.path.length)[0];
  if (!command) return null;
  const name = [command.label, command.path].find((one) => `${line} `.startsWith(`/${one} `));
  const rest = line.slice(name.length + 1);
  return rest === "" ? null : { command, ...optionTexts(command, rest) };
}

/** The texts of the options named, and what stands before the first of them: perhaps the beginning of a name. */
function optionTexts(command, rest) {
  const marks = [];
  for (const option of command.options) {
    for (const name of new Set([option.name, localized(option, "name")])) {
      const at = rest.indexOf(` ${name}:`);
      if (at >= 0) marks.push({ name: option.name, at, from: at + name.length + 2 });
    }
  }
  marks.sort((a, b) => a.at - b.at);
  const texts = Object.fromEntries(marks.map((mark, place) => [mark.name, rest.slice(mark.from, marks[place + 1]?.at).trim()]));
  return { texts, loose: rest.slice(0, marks[0]?.at).trim() };
}
