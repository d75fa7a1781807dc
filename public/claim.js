// Part of the service worker (tools/build/pwa-options.ts). A page that was on its way while the worker became active is not
// among those that it takes over by itself: such a page asks (src/loading/service-worker.ts).
addEventListener('message', (event) => {
  if (event.data?.type === 'CLAIM') event.waitUntil(globalThis.clients.claim())
})
