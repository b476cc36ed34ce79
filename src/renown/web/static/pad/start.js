// How a pad starts: words first, then the page, and a worker that keeps it at hand.

import { learn } from "./words.js";

/** Starts a pad: show(main, language) puts it into the page. */
export async function start(show) {
  const main = document.getElementById("main");
  const language = document.documentElement.lang;
  try {
    await learn(language);
    await show(main, language);
    main.querySelector(".needs-script").remove();
  } catch (fault) {
    main.textContent = main.dataset.failed;
    throw fault;
  }
  main.removeAttribute("aria-busy");
  document.querySelector(".languages").addEventListener("submit", changeLanguage);
  // Without a secure connection there is no worker: the pad then needs the network to open.
  await navigator.serviceWorker?.register("/score/worker.js");
}

/** Asks for the page in another language; without a network this one stays, and says so. */
async function changeLanguage(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const unreachable = document.getElementById("unreachable");
  try {
    const chosen = new URLSearchParams(new FormData(form, event.submitter));
    await fetch(form.action, { method: "POST", body: chosen });
    location.reload();
  } catch {
    unreachable.textContent = unreachable.dataset.text;
    unreachable.hidden = false;
  }
}
