// What the pages do beyond links and forms. Everything works without it.

(() => {
  // The button says what it will do with the card chosen.
  const label = () => {
    const button = document.querySelector("#act button.main");
    const chosen = document.querySelector("input[type=radio][form=act]:checked");
    if (button && chosen) button.textContent = chosen.dataset.button;
  };

  // A person who acts by keyboard goes on from the first card of the next choice.
  const keepFocus = () => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = document.querySelector("input[form=act]:checked, input[form=act], #next");
    (next || document.querySelector("#status"))?.focus({ preventScroll: true });
  };

  const offerCopy = () => {
    for (const button of document.querySelectorAll("button.copy")) button.hidden = false;
  };

  // On a phone one panel shows at a time: the one that matters comes first, and its tab is marked.
  let moment = "";
  const showFirstPanel = () => {
    const table = document.querySelector(".table");
    if (!table || table.className === moment) return;
    moment = table.className;
    document.querySelector(".panels").scrollTo({ left: 0 });
  };
  const markTab = (entries) => {
    for (const { target, isIntersecting } of entries) {
      const tab = document.querySelector(`.tabs a[href="#${target.id}"]`);
      if (isIntersecting) tab?.setAttribute("aria-current", "true");
      else tab?.removeAttribute("aria-current");
    }
  };
  const watchPanels = () => {
    const panels = document.querySelector(".panels");
    if (!panels) return;
    observer?.disconnect();
    observer = new IntersectionObserver(markTab, { root: panels, threshold: 0.6 });
    for (const panel of panels.querySelectorAll(".panel")) observer.observe(panel);
  };
  let observer;

  // Who won stands at the top of the page.
  let judged = document.querySelector(".verdict") !== null;
  const showVerdict = () => {
    const here = document.querySelector(".verdict") !== null;
    if (here && !judged) window.scrollTo({ top: 0 });
    judged = here;
  };

  const arrive = () => {
    showVerdict();
    label();
    offerCopy();
    showFirstPanel();
    watchPanels();
  };

  document.addEventListener("change", label);
  // A request that got no answer at all: say so, until one gets through.
  const unreachable = document.getElementById("unreachable");
  document.addEventListener("htmx:error", () => {
    unreachable.textContent = unreachable.dataset.text;
    unreachable.hidden = false;
  });
  document.addEventListener("htmx:after:request", () => {
    unreachable.hidden = true;
  });
  document.addEventListener("htmx:after:swap", () => {
    arrive();
    keepFocus();
  });
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button.copy");
    if (!button) return;
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    button.textContent = button.dataset.copied;
  });
  arrive();
})();
