// Keeps the pads at hand, so that they open without a network.

const KEPT = "renown-pads";

/** Longer than any answer of a server that can be reached; then what is kept has to do. */
const PATIENCE = 4_000;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const answer = await fetch("/score/files.json");
    const kept = await caches.open(KEPT);
    await kept.addAll(await answer.json());
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event));
});

/** What the server has now, or else what is kept of it. */
async function answer(event) {
  const { request } = event;
  const kept = await caches.open(KEPT);
  // One answer is kept for each address: in the language it was last opened in.
  const known = await kept.match(request, { ignoreSearch: true, ignoreVary: true });
  const asked = fetch(request).then(async (fresh) => {
    if (fresh.ok && known) await kept.put(request, fresh.clone());
    return fresh;
  });
  if (!known) return asked;
  event.waitUntil(asked.catch(() => {}));
  const tired = new Promise((resolve) => setTimeout(resolve, PATIENCE, known));
  return Promise.race([asked.catch(() => known), tired]);
}
