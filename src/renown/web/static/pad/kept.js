// What a person has entered, kept in this browser until they clear it.

/**
 * Keeps a value under a name in this browser.
 *
 * Where the browser refuses to keep anything, as some do in private windows, the pad works all the
 * same until it is closed.
 */
export class Kept {
  /** place: where it is kept; "sessionStorage" forgets it when the window is closed. */
  constructor(name, place = "localStorage") {
    this.name = `renown.${name}`;
    this.place = place;
  }

  read() {
    try {
      return JSON.parse(window[this.place].getItem(this.name));
    } catch {
      return null;
    }
  }

  write(value) {
    try {
      if (value === null) window[this.place].removeItem(this.name);
      else window[this.place].setItem(this.name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  /** Calls back when another window of this browser has kept something else. */
  watch(changed) {
    window.addEventListener("storage", (event) => {
      if (event.key === this.name) changed(this.read());
    });
  }
}

/** The names of those who played last, for both pads. */
export class KeptNames {
  kept = new Kept("names");

  read() {
    const names = this.kept.read();
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  }

  write(names) {
    this.kept.write(names);
  }
}
