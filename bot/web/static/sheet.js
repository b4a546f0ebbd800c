// The board's picture with what can be clicked on it; it can be zoomed and moved.

const SVG = "http://www.w3.org/2000/svg";
const LARGEST = 6;
const frame = document.getElementById("frame");
const sheet = document.getElementById("sheet");
const picture = document.getElementById("picture");
const layer = document.getElementById("spots");
let zoom = 1;
let shown = "";

/** Show the picture of an address; the one before stays until it is there. Return whether it is shown now. */
export async function show(address, page) {
  if (address === shown) return picture.dataset.address === address;
  shown = address;
  const answer = await fetch(address);
  if (!answer.ok || address !== shown) return false;
  const [width, height] = answer.headers.get("Picture-Size").split(" ").map(Number);
  const next = new Image();
  next.src = URL.createObjectURL(await answer.blob());
  await next.decode().catch(() => {});
  if (address !== shown) return false;
  const before = picture.src;
  picture.src = next.src;
  picture.alt = decodeURIComponent(answer.headers.get("Picture-Alt"));
  layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
  sheet.style.setProperty("--ratio", width / height);
  sheet.style.aspectRatio = `${width} / ${height}`;
  Object.assign(picture.dataset, { address, page });
  if (before) URL.revokeObjectURL(before);
  return true;
}

/** Draw the regions that can be clicked: each with its number, and what happens. */
export function offer(spots, numbers, picked, choose, point) {
  layer.replaceChildren();
  for (const spot of spots) {
    const region = document.createElementNS(SVG, "g");
    region.dataset.place = spot.place;
    region.classList.toggle("picked", picked.has(spot.place));
    const box = document.createElementNS(SVG, "rect");
    const round = Math.min(18, spot.width / 5, spot.height / 5);
    for (const [key, value] of Object.entries({
      x: spot.x, y: spot.y, width: spot.width, height: spot.height, rx: round,
    })) box.setAttribute(key, value);
    region.append(box);
    if (numbers.get(spot.place)) region.append(...numbered(spot, numbers.get(spot.place)));
    region.addEventListener("click", () => { if (!moved) choose(spot.place); });
    region.addEventListener("pointerenter", () => point(spot.place, true));
    region.addEventListener("pointerleave", () => point(spot.place, false));
    layer.append(region);
  }
}

/** Point a region out, or no longer. */
export function light(place, on) {
  for (const region of layer.children) {
    if (region.dataset.place === place) region.classList.toggle("lit", on);
  }
}

function numbered(spot, number) {
  const size = Math.max(18, Math.min(34, spot.width / 2.4, spot.height / 2.4));
  const x = spot.x + size * 0.8;
  const y = spot.y + size * 0.8;
  const disc = document.createElementNS(SVG, "circle");
  const text = document.createElementNS(SVG, "text");
  for (const [key, value] of Object.entries({ cx: x, cy: y, r: size })) disc.setAttribute(key, value);
  for (const [key, value] of Object.entries({ x, y, "font-size": size * 1.25 })) text.setAttribute(key, value);
  text.textContent = number;
  return [disc, text];
}

// Zoom: the sheet grows inside its frame, which scrolls. A point stays where it is.

/** Zoom by a factor round a point of the frame, by default its middle; 0 shows the whole again. */
export function zoomBy(factor, x = frame.clientWidth / 2, y = frame.clientHeight / 2) {
  const next = factor ? Math.min(LARGEST, Math.max(1, zoom * factor)) : 1;
  const grown = next / zoom;
  const [left, top] = [frame.scrollLeft, frame.scrollTop];
  zoom = next;
  sheet.style.width = `${zoom * 100}%`;
  frame.classList.toggle("zoomed", zoom > 1);
  frame.scrollTo((left + x) * grown - x, (top + y) * grown - y);
}

const touching = new Map();
let apart = 0;
let moved = false;

function distance() {
  const [one, other] = [...touching.values()];
  return Math.hypot(one.x - other.x, one.y - other.y);
}

frame.addEventListener("pointerdown", (event) => {
  touching.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (touching.size === 1) moved = false;
  if (touching.size === 2) apart = distance();
});
frame.addEventListener("pointermove", (event) => {
  const before = touching.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  touching.set(event.pointerId, now);
  if (touching.size === 2) {
    moved = true;
    const [one, other] = [...touching.values()];
    const edge = frame.getBoundingClientRect();
    const span = distance();
    zoomBy(span / apart, (one.x + other.x) / 2 - edge.left, (one.y + other.y) / 2 - edge.top);
    apart = span;
  } else if (event.pointerType === "mouse" && zoom > 1) {
    if (Math.hypot(now.x - before.x, now.y - before.y) > 2) moved = true;
    frame.scrollBy(before.x - now.x, before.y - now.y);
  }
});
for (const ending of ["pointerup", "pointercancel", "pointerleave"]) {
  frame.addEventListener(ending, (event) => touching.delete(event.pointerId));
}
frame.addEventListener("wheel", (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const edge = frame.getBoundingClientRect();
  zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX - edge.left, event.clientY - edge.top);
}, { passive: false });
frame.addEventListener("keydown", (event) => {
  if (event.key === "+" || event.key === "-") zoomBy(event.key === "+" ? 1.3 : 1 / 1.3);
});
