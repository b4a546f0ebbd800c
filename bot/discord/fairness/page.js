"use strict";
// Recomputes everything that a finished game has promised from the numbers in this page alone. What is hashed, and in
// which order, is written down in docs/table-file.md.

const unhex = text => Uint8Array.from(text.match(/../g) ?? [], two => parseInt(two, 16));
const hex = bytes => Array.from(new Uint8Array(bytes), one => one.toString(16).padStart(2, "0")).join("");
const sha = async bytes => hex(await crypto.subtle.digest("SHA-256", bytes));
const shaOfText = text => sha(new TextEncoder().encode(text));

function eightBytes(number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

async function drawNumber(seed, stream, at, of) {
  const parts = stream ? [seed, eightBytes(stream), eightBytes(at)] : [seed, eightBytes(at)];
  const digest = await sha(new Uint8Array(parts.flatMap(part => [...part])));
  return Number(BigInt("0x" + digest) % BigInt(of));
}

async function drawn(seed, draw) {
  const stream = draw.stream ?? 0;
  if (!draw.order) return [await drawNumber(seed, stream, draw.at, draw.of)];
  const order = Array.from({ length: draw.of }, (_, place) => place);
  const jumps = await Promise.all(
    order.slice(1).map((_, step) => drawNumber(seed, stream, draw.at + step, draw.of - step)));
  jumps.forEach((jump, step) => {
    const place = draw.of - 1 - step;
    [order[place], order[jump]] = [order[jump], order[place]];
  });
  return order;
}

/** The seed of each move: the last one, before an end that was undone the one published then; none before an import. */
function seedsOf(file) {
  const imported = Math.max(0, ...file.moves.filter(move => move.kind === "import").map(move => move.version));
  let seed = file.seed;
  return file.moves.toReversed().map(move => {
    const valid = move.version > imported ? seed : null;
    seed = move.seed ?? seed;
    return valid;
  }).toReversed();
}

async function checkSeeds(file, seeds) {
  const found = [], changed = file.moves.some(move => move.seed), line = startLine(file);
  if (line !== null && seeds[0])
    found.push({ what: "drawn", text: line, hash: seeds[0], good: await shaOfText(line) === seeds[0] });
  const secret = line !== null && !changed && seeds[0] ? file.start.secret : file.seed;
  found.push({
    what: "committed", text: secret, hash: file.commitment, good: await sha(unhex(secret)) === file.commitment });
  return found;
}

function startLine(file) {
  return file.start ? [file.start.secret, ...file.start.interactions].join(" ") : null;
}

async function checkCommitment(move) {
  const seal = move.seal;
  const text = [
    seal.salt, seal.origin, seal.number ?? move.version, move.seat + 1, seal.kind, move.action].join(" ");
  return { what: "commitment", text, hash: seal.hash, good: await shaOfText(text) === seal.hash };
}

/** Checks of each move. A draw must have the next number of its stream too: otherwise the host could skip some. */
async function checkMoves(file, seeds) {
  const places = [{ next: 0, stream: 0 }], found = [];
  for (const [index, move] of file.moves.entries()) {
    const from = places[move.restores ?? index];
    let next = from.next;
    const stream = move.stream || from.stream, checks = [];
    for (const draw of move.draws) {
      const inTurn = draw.at === next && (draw.stream ?? 0) === stream;
      next += draw.order ? Math.max(draw.of - 1, 0) : 1;
      const good = seeds[index] && inTurn && String(await drawn(unhex(seeds[index]), draw)) === String(draw.got);
      checks.push({ what: "draw", draw, good: seeds[index] ? good : inTurn ? null : false });
    }
    places.push({ next, stream });
    if (move.seal) checks.push(await checkCommitment(move));
    found.push({ move, checks });
  }
  return found;
}

/** All checks of a file. A check that is not good is bad, or, where it is null, cannot be made. */
async function checkFile(file) {
  const seeds = seedsOf(file);
  return { seeds: await checkSeeds(file, seeds), moves: await checkMoves(file, seeds) };
}

function element(name, text, kind) {
  const made = document.createElement(name);
  made.textContent = text ?? "";
  made.className = kind ?? "";
  return made;
}

function shown(check, said) {
  const row = element("li", "", "check" + (check.good === null ? "" : check.good ? " good" : " bad")), inside = element("div");
  inside.append(element("span", said[check.what]));
  if (check.draw) {
    const { what, of, got, order, at } = check.draw;
    inside.append(element("span", ` ${what}: `), element("b", got.map(one => order ? one + 1 : `${one + 1} / ${of}`).join(" ")));
    inside.append(element("small", `${said.number} ${at}`));
  } else {
    inside.append(element("small", said.hashed), element("code", check.text), element("small", said.gives), element("code", check.hash));
  }
  row.append(inside);
  return row;
}

function showMove({ move, checks }, file, said) {
  const item = element("li"), list = element("ul");
  const who = move.seat === null ? said[move.kind] ?? move.kind : file.seats[move.seat];
  item.append(element("span", `${move.version} · ${who} `, "move"), element("code", move.action));
  list.append(...checks.map(check => shown(check, said)));
  item.append(list);
  return item;
}

async function show() {
  const script = document.getElementById("data"), said = JSON.parse(document.getElementById("said").textContent);
  const verdict = document.getElementById("verdict");
  let good = false;
  try {
    const file = JSON.parse(script.textContent), found = await checkFile(file);
    const text = await shaOfText(script.textContent), whole = text === script.dataset.digest;
    const seeds = [...found.seeds, { what: "whole", text: said.everything, hash: text, good: whole }];
    document.getElementById("seeds").append(...seeds.map(check => shown(check, said)));
    const moves = found.moves.filter(one => one.checks.length);
    document.getElementById("moves").append(...moves.map(one => showMove(one, file, said)));
    good = ![...seeds, ...moves.flatMap(one => one.checks)].some(check => check.good === false);
  } catch (error) {
    console.warn(error);
  }
  verdict.className = good ? "good" : "bad";
  verdict.textContent = good ? said.good : said.bad;
}

show();
