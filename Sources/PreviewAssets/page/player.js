"use strict";

/** A value that runs from one place to another in time, and can be taken hold of. */
class Player {
  constructor(show) {
    this.show = show;
    this.t = 0;
  }

  stop() {
    cancelAnimationFrame(this.request);
    this.isRunning = false;
  }

  /** Runs to an end in so many seconds; `curve` turns the share of the time into that of the way. */
  run(start, end, seconds, curve, done = () => {}) {
    this.stop();
    this.isRunning = true;
    const begin = performance.now();
    const step = (now) => {
      const share = seconds > 0 ? Math.min(1, Math.max(0, (now - begin) / 1000 / seconds)) : 1;
      this.set(share === 1 ? end : start + (end - start) * curve(share));
      if (share < 1) {
        this.request = requestAnimationFrame(step);
      } else {
        this.isRunning = false;
        done();
      }
    };
    this.request = requestAnimationFrame(step);
  }

  set(t) {
    this.t = t;
    this.show(t);
  }
}
