"use strict";

/** What is drawn of the map: lanes, phones, edges, from wherever one looks at it. */
class MapDrawing {
  /** @param settings `{ canvas, state }`: where to, and the page's state. */
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
      MapDrawing.trace(this.paths.get(edge.kind), edge.curve);
    }
    this.draw();
  }

  static trace(path, [x0, y0, ...rest]) {
    path.moveTo(x0, y0);
    path.bezierCurveTo(...rest);
  }

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
    // On paper it is read in the size that the whole map has there.
    const scale = this.onScreen ? this.view.scale * MapDrawing.PAPER / this.width : this.view.scale;
    const size = Math.max(17, 12 / scale);
    context.font = `600 ${size}px ${Parts.FONT}`;
    context.fillStyle = this.colors.ink;
    context.textBaseline = "middle";
    context.textAlign = "left";
    const title = Parts.fitted(context, lane.stack ?? "in no stack", lane.width - 40);
    const y = lane.y + Math.max(32, size * 0.7);
    context.strokeStyle = this.colors.lane;
    context.lineWidth = 4 / scale;
    context.lineJoin = "round";
    context.strokeText(title, lane.x + 22, y);
    context.fillText(title, lane.x + 22, y);
    const stack = lane.stack && Plan.document.stacks[lane.stack];
    if (!stack || scale < 0.35) return;
    const width = context.measureText(title).width;
    context.font = `400 ${Math.max(12, 10.5 / scale)}px ${Parts.FONT}`;
    context.fillStyle = this.colors.muted;
    const tab = stack["tab-bar"] ? "tab, " : "";
    const words = `${tab}${stack.bar === "system" ? "UIKit's own bar" : "transparent bar"}`;
    const room = lane.width - width - 60;
    if (room > 60) context.fillText(Parts.fitted(context, words, room), lane.x + 34 + width, y + 1);
  }

  drawEdges(context) {
    const { scale } = this.view;
    const isBusy = this.edges.length > 4000;
    // While it moves, thousands of curves would make it stutter.
    if (isBusy && this.isMoving) return;
    const dashes = {
      ride: [9, 5], still: [2, 5], break: [5, 4], present: [10, 7], foreign: [12, 4, 2, 4],
    };
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
    MapDrawing.trace(path, edge.curve);
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
    context.font = `500 ${size}px ${Parts.FONT}`;
    context.textAlign = "center";
    context.textBaseline = "top";
    context.fillStyle = this.colors.ink;
    context.fillText(Parts.fitted(context, name, width + 72), width / 2, height + 11);
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
    context.font = `700 13px ${Parts.FONT}`;
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
      this.bitmap(name, fit), left - MapDrawing.RIM, top - MapDrawing.RIM, w + 2 * MapDrawing.RIM,
      h + 2 * MapDrawing.RIM);
  }

  /** From afar, a phone is its page and its bar. */
  drawTiny(context, name, left, top, width, height) {
    const look = Plan.look(name);
    const key = `face ${Plan.lookNumber(name)}`;
    if (!this.bitmaps.has(key)) this.bitmaps.set(key, Face.seen(look, this.state.viewpoint));
    const face = this.bitmaps.get(key);
    context.fillStyle = Parts.css(face.page);
    context.fillRect(left, top, width, height);
    context.fillStyle = Parts.css(face.composed);
    if (!look.bar.hidden) context.fillRect(left, top, width, height * 0.16);
    context.strokeStyle = this.colors.muted;
    context.lineWidth = 0.7 / this.view.scale;
    context.strokeRect(left, top, width, height);
  }

  /** The width of paper, in the pixels of style sheets. */
  static PAPER = 700;

  /** Points around a phone in its bitmap: its edge is drawn on both sides of the outline. */
  static RIM = 2;

  bitmap(name, fit) {
    const { device } = this.state;
    const key = Plan.lookNumber(name);
    if (!this.bitmaps.has(key)) {
      const sharp = Math.min(2, Math.max(1, window.devicePixelRatio));
      const canvas = document.createElement("canvas");
      canvas.width = Math.round((device.width * fit + 2 * MapDrawing.RIM) * sharp);
      canvas.height = Math.round((device.height * fit + 2 * MapDrawing.RIM) * sharp);
      const context = canvas.getContext("2d");
      context.scale(sharp, sharp);
      context.translate(MapDrawing.RIM, MapDrawing.RIM);
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
      context, { name: title, look, face: Face.seen(look, state.viewpoint) },
      Parts.stage(state.device, state.isRightToLeft), {
        appearance: state.appearance, hasBack: !stack || stack.root !== name,
        hasTabBar: Boolean(stack?.["tab-bar"]) && look["tab-bar"] === "shown",
        statusBar: Face.statusBar(look, state.appearance),
      });
  }
}
