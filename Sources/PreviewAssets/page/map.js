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

/**
 * The map, on a canvas: with 2,000 screens and 20,000 edges a document would be too slow. It is looked
 * after by keys as well as by pointer; the list of screens beside it says the same in words.
 */
class MapView {
  /**
   * @param settings `{ canvas, frame, state, onSelect(name), onOpen(edge) }`; `state` is the page's:
   *   appearance, band, device, isRightToLeft.
   */
  constructor(settings) {
    Object.assign(this, settings);
    const { map } = Plan.notes;
    this.phone = map.phone;
    this.lanes = map.lanes;
    this.size = [map.width, map.height];
    this.places = new Map();
    for (const lane of map.lanes) {
      for (const [index, x, y] of lane.screens) {
        this.places.set(Plan.screens[index].name, { x, y, lane });
      }
    }
    this.view = { x: 0, y: 0, scale: 1 };
    this.filter = { kinds: null, matches: null };
    this.selected = null;
    this.hovered = null;
    this.bitmaps = new Map();
    this.findings = this.countFindings();
    this.listen();
    new ResizeObserver(() => this.resize()).observe(this.frame);
  }

  countFindings() {
    const counts = new Map();
    for (const finding of Plan.notes.findings) {
      for (const name of finding.screens) {
        const count = counts.get(name) ?? { error: 0, warning: 0, info: 0 };
        count[finding.severity] += 1;
        counts.set(name, count);
      }
    }
    return counts;
  }

  /** Anew, after the band changed. */
  rebuild() {
    this.edges = MapEdges.all(this.places, this.state.band);
    MapEdges.bend(this.edges, this.places, this.phone);
    this.bitmaps.clear();
    this.applyFilter(this.filter);
  }

  /** @param filter `{ kinds: Set or null, matches: Set of names or null }`; null is all. */
  applyFilter(filter) {
    this.filter = filter;
    this.paths = new Map();
    for (const edge of this.edges) {
      edge.isShown = (!filter.kinds || filter.kinds.has(edge.kind))
        && (!filter.matches || (filter.matches.has(edge.from) && filter.matches.has(edge.to)));
      if (!edge.isShown) continue;
      if (!this.paths.has(edge.kind)) this.paths.set(edge.kind, new Path2D());
      MapView.trace(this.paths.get(edge.kind), edge.curve);
    }
    this.draw();
  }

  static trace(path, [x0, y0, ...rest]) {
    path.moveTo(x0, y0);
    path.bezierCurveTo(...rest);
  }

  // Looking

  resize() {
    const { width, height } = this.frame.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const isFirst = this.width === undefined;
    [this.width, this.height] = [width, height];
    if (isFirst) this.fit(); else this.draw();
  }

  /** All of it, or as much as can still be read. */
  fit() {
    const [width, height] = this.size;
    const scale = Math.min(this.width / (width + 48), this.height / (height + 48), 1.25);
    this.view = {
      scale, x: (this.width - width * scale) / 2, y: Math.max(20, (this.height - height * scale) / 2),
    };
    this.draw();
  }

  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const scale = Math.min(4, Math.max(0.01, this.view.scale * factor));
    const change = scale / this.view.scale;
    this.view = { scale, x: x - (x - this.view.x) * change, y: y - (y - this.view.y) * change };
    this.draw();
  }

  pan(dx, dy) {
    this.view.x += dx;
    this.view.y += dy;
    this.draw();
  }

  /** Brings a screen into view, near enough to be read. */
  reveal(name) {
    const place = this.places.get(name);
    if (!place || !this.width) return;
    const scale = Math.max(this.view.scale, 0.55);
    const [width, height] = this.phone;
    const [x, y] = [place.x * scale + this.view.x, place.y * scale + this.view.y];
    const isInside = scale === this.view.scale && x > 10 && y > 10
      && x + width * scale < this.width - 10 && y + height * scale < this.height - 30;
    if (!isInside) {
      this.view = {
        scale, x: this.width / 2 - (place.x + width / 2) * scale,
        y: this.height / 2 - (place.y + height / 2) * scale,
      };
    }
    this.draw();
  }

  select(name) {
    this.selected = name;
    this.draw();
  }

  // Drawing

  draw() {
    if (this.width === undefined || this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      this.drawNow();
    });
  }

  drawNow() {
    const context = Elements.prepare(this.canvas, this.width, this.height);
    const { x, y, scale } = this.view;
    this.colors = Object.fromEntries(
      ["lane", "lane-edge", "ink", "muted", "accent", "paper", "error", "warning", "info", "slide",
        "blend", "ride", "still", "break", "foreign", "present"]
        .map((name) => [name, Elements.themed(`--${name}`)]));
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    context.imageSmoothingQuality = "high";
    for (const lane of this.lanes) this.drawLane(context, lane);
    this.drawEdges(context);
    for (const [name, place] of this.places) this.drawScreen(context, name, place);
    for (const lane of this.lanes) this.drawLaneTitle(context, lane);
    context.restore();
    performance.mark("map-drawn");
  }

  drawLane(context, lane) {
    const { scale } = this.view;
    context.fillStyle = this.colors.lane;
    context.strokeStyle = this.colors["lane-edge"];
    context.lineWidth = 1 / scale;
    context.beginPath();
    context.roundRect(lane.x, lane.y, lane.width, lane.height, 20);
    context.fill();
    context.stroke();
  }

  /** Above everything, so that it can be read from afar, too. */
  drawLaneTitle(context, lane) {
    const { scale } = this.view;
    const size = Math.max(17, 12 / scale);
    context.font = `600 ${size}px ${Phone.FONT}`;
    context.fillStyle = this.colors.ink;
    context.textBaseline = "middle";
    context.textAlign = "left";
    const title = Phone.fitted(context, lane.stack ?? "in no stack", lane.width - 40);
    const y = lane.y + Math.max(32, size * 0.7);
    context.strokeStyle = this.colors.lane;
    context.lineWidth = 4 / scale;
    context.lineJoin = "round";
    context.strokeText(title, lane.x + 22, y);
    context.fillText(title, lane.x + 22, y);
    const stack = lane.stack && Plan.document.stacks[lane.stack];
    if (!stack || scale < 0.45) return;
    const width = context.measureText(title).width;
    context.font = `400 12px ${Phone.FONT}`;
    context.fillStyle = this.colors.muted;
    const tab = stack["tab-bar"] ? "tab, " : "";
    const words = `${tab}${stack.bar === "system" ? "UIKit's own bar" : "transparent bar"}`;
    const room = lane.width - width - 60;
    if (room > 60) context.fillText(Phone.fitted(context, words, room), lane.x + 34 + width, y + 1);
  }

  drawEdges(context) {
    const { scale } = this.view;
    const isBusy = this.edges.length > 4000;
    // While it moves, thousands of curves would make it stutter.
    if (isBusy && this.isMoving) return;
    const dashes = { ride: [9, 5], still: [2, 5], break: [5, 4], present: [1, 4], foreign: [12, 4, 2, 4] };
    for (const [kind, path] of this.paths) {
      context.strokeStyle = this.colors[kind];
      context.globalAlpha = isBusy ? 0.12 : this.selected ? 0.25 : 0.85;
      context.lineWidth = (isBusy ? 0.8 : 1.6) / Math.min(1, Math.max(scale, 0.2));
      context.setLineDash(isBusy ? [] : dashes[kind] ?? []);
      context.stroke(path);
    }
    context.globalAlpha = 1;
    const near = this.edges.filter((edge) => edge.isShown && this.isLit(edge));
    for (const edge of near) this.drawLit(context, edge, dashes);
    context.setLineDash([]);
    if (scale < 0.3 || isBusy) return;
    for (const edge of this.edges) {
      if (edge.isShown) this.drawHead(context, edge);
    }
  }

  isLit(edge) {
    return edge === this.hovered || edge.from === this.selected || edge.to === this.selected;
  }

  drawLit(context, edge, dashes) {
    context.strokeStyle = this.colors[edge.kind];
    context.lineWidth = 2.6 / Math.min(1, Math.max(this.view.scale, 0.15));
    context.setLineDash(dashes[edge.kind] ?? []);
    const path = new Path2D();
    MapView.trace(path, edge.curve);
    context.stroke(path);
  }

  drawHead(context, edge) {
    const [x, y] = [edge.curve[6], edge.curve[7]];
    const [px, py] = MapEdges.pointAt(edge.curve, 0.93);
    const angle = Math.atan2(y - py, x - px);
    context.globalAlpha = this.selected && !this.isLit(edge) ? 0.25 : 1;
    context.fillStyle = this.colors[edge.kind];
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - 9 * Math.cos(angle - 0.45), y - 9 * Math.sin(angle - 0.45));
    context.lineTo(x - 9 * Math.cos(angle + 0.45), y - 9 * Math.sin(angle + 0.45));
    context.fill();
    context.globalAlpha = 1;
  }

  drawScreen(context, name, place) {
    const { x, y, scale } = this.view;
    const [width, height] = this.phone;
    const left = place.x * scale + x;
    const top = place.y * scale + y;
    if (left > this.width || top > this.height) return;
    if (left + (width + 60) * scale < 0 || top + (height + 40) * scale < 0) return;
    const isMatch = !this.filter.matches || this.filter.matches.has(name);
    context.save();
    context.globalAlpha = isMatch ? 1 : 0.18;
    context.translate(place.x, place.y);
    this.drawPhone(context, name);
    if (name === this.selected) {
      context.strokeStyle = this.colors.accent;
      context.lineWidth = Math.max(3, 2 / scale);
      context.beginPath();
      context.roundRect(-7, -7, width + 14, height + 14, 20);
      context.stroke();
    }
    this.drawName(context, name);
    this.drawBadge(context, name);
    context.restore();
  }

  drawName(context, name) {
    const { scale } = this.view;
    const [width, height] = this.phone;
    if (scale < 0.22) return;
    const size = Math.min(Math.max(13, 10.5 / scale), 30);
    context.font = `500 ${size}px ${Phone.FONT}`;
    context.textAlign = "center";
    context.textBaseline = "top";
    context.fillStyle = this.colors.ink;
    context.fillText(Phone.fitted(context, name, width + 72), width / 2, height + 11);
  }

  drawBadge(context, name) {
    const count = this.findings.get(name);
    if (!count || this.view.scale < 0.12) return;
    const total = count.error + count.warning;
    if (total === 0) return;
    const [width] = this.phone;
    context.fillStyle = this.colors[count.error ? "error" : "warning"];
    context.beginPath();
    context.arc(width - 2, 2, 12, 0, 7);
    context.fill();
    context.fillStyle = this.colors.paper;
    context.font = `700 13px ${Phone.FONT}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(total > 99 ? "…" : total, width - 2, 2.5);
  }

  /** Phones that are small on screen are copied from one bitmap for each look. */
  drawPhone(context, name) {
    const { device } = this.state;
    const [width, height] = this.phone;
    const fit = Math.min(width / device.width, height / device.height);
    const [w, h] = [device.width * fit, device.height * fit];
    const [left, top] = [(width - w) / 2, (height - h) / 2];
    const size = width * this.view.scale;
    if (size < 26) {
      this.drawTiny(context, name, left, top, w, h);
      return;
    }
    if (size > 78) {
      context.save();
      context.translate(left, top);
      context.scale(fit, fit);
      this.paintPhone(context, name, name);
      context.restore();
      return;
    }
    context.drawImage(
      this.bitmap(name, fit), left - MapView.RIM, top - MapView.RIM, w + 2 * MapView.RIM,
      h + 2 * MapView.RIM);
  }

  /** From afar, a phone is its page and its bar. */
  drawTiny(context, name, left, top, width, height) {
    const look = Plan.look(name);
    const key = `face ${Plan.lookNumber(name)}`;
    if (!this.bitmaps.has(key)) this.bitmaps.set(key, Evaluator.face(look, this.state.viewpoint));
    const face = this.bitmaps.get(key);
    context.fillStyle = Phone.css(face.page);
    context.fillRect(left, top, width, height);
    context.fillStyle = Phone.css(face.composed);
    if (!look.bar.hidden) context.fillRect(left, top, width, height * 0.16);
    context.strokeStyle = this.colors.muted;
    context.lineWidth = 0.7 / this.view.scale;
    context.strokeRect(left, top, width, height);
  }

  /** Points around a phone in its bitmap: its edge is drawn on both sides of the outline. */
  static RIM = 2;

  bitmap(name, fit) {
    const { device } = this.state;
    const key = Plan.lookNumber(name);
    if (!this.bitmaps.has(key)) {
      const sharp = Math.min(2, Math.max(1, window.devicePixelRatio));
      const canvas = document.createElement("canvas");
      canvas.width = Math.round((device.width * fit + 2 * MapView.RIM) * sharp);
      canvas.height = Math.round((device.height * fit + 2 * MapView.RIM) * sharp);
      const context = canvas.getContext("2d");
      context.scale(sharp, sharp);
      context.translate(MapView.RIM, MapView.RIM);
      context.scale(fit, fit);
      this.paintPhone(context, name, "");
      this.bitmaps.set(key, canvas);
    }
    return this.bitmaps.get(key);
  }

  paintPhone(context, name, title) {
    const look = Plan.look(name);
    const { state } = this;
    const lane = this.places.get(name).lane.stack;
    const stack = lane && Plan.document.stacks[lane];
    Phone.drawScreen(
      context, { name: title, look, face: Evaluator.face(look, state.viewpoint) },
      Phone.stage(state.device, state.isRightToLeft), {
        appearance: state.appearance, hasBack: !stack || stack.root !== name,
        hasTabBar: Boolean(stack?.["tab-bar"]) && look["tab-bar"] === "shown",
        statusBar: state.statusBar(look),
      });
  }

  // Pointer and keys

  at(event) {
    const box = this.canvas.getBoundingClientRect();
    const { x, y, scale } = this.view;
    return [(event.clientX - box.left - x) / scale, (event.clientY - box.top - y) / scale];
  }

  screenAt(x, y) {
    const [width, height] = this.phone;
    for (const [name, place] of this.places) {
      if (x >= place.x - 6 && x <= place.x + width + 6 && y >= place.y - 6 && y <= place.y + height + 34) {
        return name;
      }
    }
    return null;
  }

  edgeAt(x, y) {
    const tolerance = 7 / this.view.scale;
    return this.edges.find((edge) =>
      edge.isShown && edge.entry && MapEdges.isNear(edge, x, y, tolerance)) ?? null;
  }

  listen() {
    const { canvas, frame } = this;
    let grip = null;
    canvas.addEventListener("pointerdown", (event) => {
      grip = { x: event.clientX, y: event.clientY, isDrag: false };
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!grip) {
        this.hover(event);
        return;
      }
      const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
      if (!grip.isDrag && Math.hypot(dx, dy) < 4) return;
      this.isMoving = true;
      grip = { x: event.clientX, y: event.clientY, isDrag: true };
      this.pan(dx, dy);
    });
    const release = (event) => {
      if (grip && !grip.isDrag && event.type === "pointerup") this.click(event);
      grip = null;
      this.stopMoving();
    };
    canvas.addEventListener("pointerup", release);
    canvas.addEventListener("pointercancel", release);
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      const box = canvas.getBoundingClientRect();
      this.isMoving = true;
      clearTimeout(this.rest);
      this.rest = setTimeout(() => this.stopMoving(), 160);
      if (event.ctrlKey || event.metaKey || Math.abs(event.deltaX) < Math.abs(event.deltaY)) {
        this.zoom(
          Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top);
      } else {
        this.pan(-event.deltaX, -event.deltaY);
      }
    }, { passive: false });
    frame.addEventListener("keydown", (event) => this.key(event));
  }

  stopMoving() {
    if (!this.isMoving) return;
    this.isMoving = false;
    this.draw();
  }

  hover(event) {
    const [x, y] = this.at(event);
    const name = this.screenAt(x, y);
    const edge = name ? null : this.edgeAt(x, y);
    this.canvas.style.cursor = name || edge ? "pointer" : "grab";
    if (edge !== this.hovered) {
      this.hovered = edge;
      this.draw();
    }
  }

  click(event) {
    const [x, y] = this.at(event);
    const name = this.screenAt(x, y);
    if (name) {
      this.onSelect(name);
      return;
    }
    const edge = this.edgeAt(x, y);
    if (edge) this.onOpen(edge); else this.onSelect(null);
  }

  key(event) {
    const step = 80;
    const directions = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    };
    const direction = directions[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (direction && event.shiftKey) this.pan(-direction[0] * step, -direction[1] * step);
    else if (direction) this.selectTowards(...direction);
    else if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
    else if (event.key === "0") this.fit();
    else if (event.key === "Escape") this.onSelect(null);
    else if (event.key === "Enter" && this.selected) this.onEnter(this.selected);
    else return;
    event.preventDefault();
  }

  /** The nearest screen on a side: what is straight ahead counts as nearer. */
  selectTowards(dx, dy) {
    const from = this.places.get(this.selected);
    if (!from) {
      this.onSelect(this.places.keys().next().value ?? null);
      return;
    }
    let best = null;
    for (const [name, place] of this.places) {
      const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
      const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
      if (ahead <= 0) continue;
      const cost = ahead + 2.5 * aside;
      if (!best || cost < best.cost) best = { name, cost };
    }
    if (best) this.onSelect(best.name);
  }
}
