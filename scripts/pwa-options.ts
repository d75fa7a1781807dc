import type { VitePWAOptions } from 'vite-plugin-pwa'

const hosted = 'https://firebasestorage.googleapis.com'

/** A picture that everybody may see; files of packs are never kept by the worker. */
function publicPicture(origins: readonly string[]): RegExp {
  const hosts = [hosted, ...origins].map((origin) => origin.replaceAll('.', '\\.')).join('|')
  return new RegExp(`^(${hosts})/v0/b/[^/]+/o/(images|Carousel)%2F[^?]+\\?alt=media`)
}

/**
 * The installable app with its offline shell (docs/decisions/026). The code of every screen is kept, without pdf.js,
 * which is fetched with the first file; pictures are kept as they are seen. A new version waits until the student asks
 * for it, so that nothing reloads in the middle of a test.
 * @param origins of local services that stand in for the hosted ones
 */
export function pwaOptions(origins: readonly string[]): Partial<VitePWAOptions> {
  return {
    injectRegister: null,
    integration: { closeBundleOrder: 'post' },
    manifest: {
      id: '/',
      name: 'Pariksha Academy',
      short_name: 'Pariksha',
      description: 'Test series on the real exam screen, daily current affairs, quizzes and PDF notes.',
      lang: 'en-IN',
      start_url: '/?source=app',
      display: 'standalone',
      background_color: '#0B0F17',
      theme_color: '#0B0F17',
      categories: ['education'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Current Affairs', url: '/content/current-affairs' },
        { name: 'Quizzes', url: '/content/quizzes' },
        { name: 'Test Series', url: '/content/test-series' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,woff2,svg}'],
      // A section's HTML is for its first visit; from the device it opens in the frame, with what was kept of it.
      globIgnores: ['**/pdf*', '**/*worker*', 'claim.js', 'content/**'],
      navigateFallback: '/app.html',
      navigateFallbackDenylist: [/^\/api\//, /\.\w+$/],
      clientsClaim: true,
      importScripts: ['claim.js'],
      runtimeCaching: [
        {
          urlPattern: publicPicture(origins),
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'pictures', expiration: { maxEntries: 120, purgeOnQuotaError: true } },
        },
        {
          // What is not in the list above but has been used once, pdf.js for one, opens again without a network.
          urlPattern: /\/assets\/.+\.(m?js|wasm)$/,
          handler: 'CacheFirst',
          options: { cacheName: 'code', expiration: { maxEntries: 20, purgeOnQuotaError: true } },
        },
      ],
    },
  }
}
