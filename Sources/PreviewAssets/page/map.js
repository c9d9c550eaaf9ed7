"use strict";

/**
 * The map, on a canvas: with 2,000 screens and 20,000 edges a document would be too slow. It is looked
 * after by keys as well as by pointer; the list of screens beside it says the same in words.
 */
class MapView extends MapDrawing {
  /**
   * @param settings `{ canvas, frame, state, onSelect(name), onOpen(edge) }`; `state` is the page's:
   *   appearance, band, device, isRightToLeft.
   */
  constructor(settings) {
    super(settings);
    this.listen();
    new ResizeObserver(() => this.resize()).observe(this.frame);
  }

  // Looking

  resize() {
    const { width, height } = this.frame.getBoundingClientRect();
    if (width === 0 || height === 0 || this.onScreen) return;
    const isFirst = this.width === undefined;
    [this.width, this.height] = [width, height];
    if (isFirst) this.fit(); else this.draw();
  }

  /** Brings all of it into view, or the lane of a stack. */
  fit(stack) {
    const [width, height] = this.size;
    const whole = { x: 0, y: 0, width, height };
    const part = stack ? this.lanes.find((lane) => lane.stack === stack) ?? whole : whole;
    const room = [this.width - 2 * MapView.MARGIN, this.height - 2 * MapView.MARGIN];
    const scale = Math.max(0.01, Math.min(room[0] / part.width, room[1] / part.height, 1.25));
    this.view = {
      scale, x: this.width / 2 - (part.x + part.width / 2) * scale,
      y: this.height / 2 - (part.y + part.height / 2) * scale,
    };
    this.draw();
  }

  /** Points that stay free around what is brought into view. */
  static MARGIN = 22;

  /** Draws all of it as sharp as paper needs, however it is looked at on the screen. */
  beginPrinting() {
    const { view, width, height } = this;
    if (this.onScreen || width === undefined) return;
    this.onScreen = { view, width, height };
    const [full, tall] = this.size.map((side) => side + 2 * MapView.MARGIN);
    const scale = Math.min(MapView.SHARP / full, MapView.SHARP / tall, 4) / window.devicePixelRatio;
    [this.width, this.height] = [full * scale, tall * scale];
    this.view = { scale, x: MapView.MARGIN * scale, y: MapView.MARGIN * scale };
    this.drawNow();
  }

  endPrinting() {
    if (!this.onScreen) return;
    Object.assign(this, this.onScreen);
    this.onScreen = undefined;
    this.drawNow();
  }

  /** Pixels of the longer side on paper: 500 an inch. */
  static SHARP = 3600;

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

  // Pointer and keys

  at(event) {
    const box = this.canvas.getBoundingClientRect();
    const { x, y, scale } = this.view;
    return [(event.clientX - box.left - x) / scale, (event.clientY - box.top - y) / scale];
  }

  screenAt(x, y) {
    const [width, height] = this.phone;
    for (const [name, place] of this.places) {
      const isBeside = x >= place.x - 6 && x <= place.x + width + 6;
      if (isBeside && y >= place.y - 6 && y <= place.y + height + 34) return name;
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
