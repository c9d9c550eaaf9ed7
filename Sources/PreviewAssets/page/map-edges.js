"use strict";

/** What is drawn between screens: every operation that leads forward, and the returns by name. */
const MapEdges = (() => {
  const DRAWN = new Set(["push", "replace", "replace-top", "pop-to"]);

  /** The edges that a map of some screens has, in a band: `{ from, to, operation, kind, entry }`. */
  function all(places, band) {
    const edges = [];
    for (const entry of Plan.entries) {
      if (!DRAWN.has(entry.operation) || !places.has(entry.from) || !places.has(entry.to)) continue;
      const direction = entry.push === undefined && entry.pop !== undefined ? "pop" : "push";
      const route = Plan.route({ ...entry, direction }, band);
      edges.push({
        from: entry.from, to: entry.to, operation: entry.operation, entry,
        kind: Plan.kind(route.recipe), capture: entry.capture === true,
      });
    }
    for (const screen of Plan.screens) {
      const { present = [], embed = [] } = screen.operations;
      for (const stack of [...present, ...embed]) {
        const to = Plan.document.stacks[stack].root;
        if (!places.has(screen.name) || !places.has(to)) continue;
        edges.push({ from: screen.name, to, operation: "present", kind: "present" });
      }
    }
    return edges;
  }

  /** Gives every edge its curve, from the right of one phone to the left of the other; those of one
   *  phone leave it side by side. */
  function bend(edges, places, [width, height]) {
    const leaving = new Map();
    for (const edge of edges) {
      if (!leaving.has(edge.from)) leaving.set(edge.from, []);
      leaving.get(edge.from).push(edge);
    }
    for (const group of leaving.values()) {
      group.sort((one, other) => places.get(one.to).y - places.get(other.to).y);
      group.forEach((edge, index) => {
        const [from, to] = [places.get(edge.from), places.get(edge.to)];
        const y = from.y + height * (0.25 + 0.5 * (index + 1) / (group.length + 1));
        if (edge.from === edge.to) {
          const [x, top] = [from.x + width, from.y + height * 0.2];
          edge.curve = [x, top, x + 46, top - 34, x + 46, top + 46, x, top + 26];
          return;
        }
        const [x1, x2] = [from.x + width, to.x];
        const y2 = to.y + height * 0.5;
        const reach = x2 > x1 ? Math.max(36, (x2 - x1) / 2) : 70 + Math.abs(x2 - x1) * 0.12;
        const lift = x2 > x1 ? 0 : (y2 >= y ? 1 : -1) * Math.min(120, Math.abs(y2 - y) * 0.4 + 60);
        edge.curve = [x1, y, x1 + reach, y + lift, x2 - reach, y2 - lift, x2, y2];
      });
    }
  }

  function pointAt([x0, y0, x1, y1, x2, y2, x3, y3], t) {
    const r = 1 - t;
    const [a, b, c, d] = [r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  }

  /** Whether a point lies on an edge, give or take. */
  function isNear(edge, x, y, tolerance) {
    const { curve } = edge;
    const xs = [curve[0], curve[2], curve[4], curve[6]];
    const ys = [curve[1], curve[3], curve[5], curve[7]];
    if (x < Math.min(...xs) - tolerance || x > Math.max(...xs) + tolerance) return false;
    if (y < Math.min(...ys) - tolerance || y > Math.max(...ys) + tolerance) return false;
    for (let step = 0; step <= 40; step += 1) {
      const [px, py] = pointAt(curve, step / 40);
      if (Math.hypot(px - x, py - y) < tolerance) return true;
    }
    return false;
  }

  return { all, bend, pointAt, isNear };
})();
