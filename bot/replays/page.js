"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (id) => document.getElementById(id);
  const canvas = find("board"), pen = canvas.getContext("2d"), slider = find("slider"), turns = find("turn");
  const pictures = new Map();
  let at = -1;

  // The tiles of a board, loaded once each.
  function tile(number) {
    if (!pictures.has(number)) {
      const image = new Image();
      image.src = "data:image/webp;base64," + data.tiles[number];
      pictures.set(number, image.decode().then(() => image));
    }
    return pictures.get(number);
  }

  async function draw(step) {
    const [width, height, ...tiles] = data.boards[data.steps[step].board];
    const images = await Promise.all(tiles.map(tile));
    if (step !== at) return;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const across = Math.ceil(width / data.edge);
    images.forEach((image, n) => pen.drawImage(image, (n % across) * data.edge, Math.floor(n / across) * data.edge));
    canvas.dataset.step = step + 1;
    find("undrawn").hidden = true;
  }

  const lines = (numbers) => numbers.map((number) => data.lines[number]);
  const stage = (step) => data.lines[data.steps[step].stage];

  function say(step) {
    const head = document.createElement("b");
    head.textContent = `${step + 1} / ${data.steps.length} · ${stage(step)}`;
    find("now").replaceChildren(head, document.createElement("br"), lines(data.steps[step].log).join(" "));
  }

  function show(wanted, keep) {
    const step = Math.max(0, Math.min(data.steps.length - 1, wanted));
    if (step === at) return;
    at = step;
    canvas.setAttribute("aria-label", data.lines[data.steps[step].alt]);
    find("text").textContent = lines(data.steps[step].text).join("\n");
    say(step);
    slider.value = step + 1;
    slider.setAttribute("aria-valuetext", `${step + 1} / ${data.steps.length}, ${stage(step)}`);
    find("first").disabled = find("back").disabled = step === 0;
    find("on").disabled = find("last").disabled = step === data.steps.length - 1;
    turns.value = [...turns.options].filter((option) => Number(option.value) <= step).pop().value;
    mark(step);
    if (!keep) history.replaceState(null, "", `#${step + 1}`);
    draw(step).catch(() => { find("undrawn").hidden = step !== at; });
  }

  function mark(step) {
    const log = find("log"), old = log.querySelector("[aria-current]"), now = log.children[step].firstChild;
    if (old) old.removeAttribute("aria-current");
    now.setAttribute("aria-current", "step");
    log.scrollTop = Math.max(0, now.offsetTop - log.offsetTop - log.clientHeight / 2);
  }

  function list() {
    const log = document.createDocumentFragment();
    let turn = null;
    data.steps.forEach((step, number) => {
      const item = document.createElement("li"), button = document.createElement("button");
      const where = document.createElement("small");
      button.type = "button";
      where.textContent = `${number + 1} · ${stage(number)}`;
      button.append(where, lines(step.log).join(" ") || "–");
      button.addEventListener("click", () => show(number));
      item.append(button);
      log.append(item);
      if (step.turn !== turn) {
        turn = step.turn;
        turns.add(new Option(number ? stage(number) : data.said.beginning, number));
      }
    });
    find("log").append(log);
  }

  const keys = { ArrowLeft: () => at - 1, ArrowRight: () => at + 1, Home: () => 0, End: () => data.steps.length - 1 };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === turns || !(event.key in keys)) return;
    event.preventDefault();
    show(keys[event.key]());
  });
  find("first").addEventListener("click", () => show(0));
  find("back").addEventListener("click", () => show(at - 1));
  find("on").addEventListener("click", () => show(at + 1));
  find("last").addEventListener("click", () => show(data.steps.length - 1));
  slider.max = data.steps.length;
  slider.addEventListener("input", () => show(Number(slider.value) - 1));
  turns.addEventListener("change", () => show(Number(turns.value)));
  list();
  show((Number(location.hash.slice(1)) || 1) - 1, true);
})();
