// What a person has entered, kept in this browser until they clear it.

/**
 * Keeps a value under a name in this browser.
 *
 * Where the browser refuses to keep anything, as some do in private windows, the pad works all the
 * same until it is closed.
 */
export class Kept {
  constructor(name) {
    this.name = `renown.${name}`;
  }

  read() {
    try {
      return JSON.parse(localStorage.getItem(this.name));
    } catch {
      return null;
    }
  }

  write(value) {
    try {
      if (value === null) localStorage.removeItem(this.name);
      else localStorage.setItem(this.name, JSON.stringify(value));
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
