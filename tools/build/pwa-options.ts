import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa'
import { paths } from '../../src/config/paths.ts'
import { academy } from '../../src/config/who-we-are.ts'
import tailwind from '../../tailwind.config.ts'

const hosted = 'https://firebasestorage.googleapis.com'

/** A picture that everybody may see; files of packs are never kept by the worker. */
function publicPicture(origins: readonly string[]): RegExp {
  const hosts = [hosted, ...origins].map((origin) => origin.replaceAll('.', '\\.')).join('|')
  return new RegExp(`^(${hosts})/v0/b/[^/]+/o/(images|Carousel)%2F[^?]+\\?alt=media`)
}

const { background } = tailwind.theme.extend.colors

const icon = (name: string, size: number) =>
  ({ src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }) as const

const screenshot = (name: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}-${form}.png`,
  sizes: form === 'narrow' ? '585x1266' : '1440x900',
  type: 'image/png',
  form_factor: form,
  label,
})

/** What a browser installs, and how it shows it (docs/decisions/055). */
export const manifest: Partial<ManifestOptions> = {
  // It has always been the start address, so that an app that is installed stays the same one.
  id: '/',
  name: academy.name,
  short_name: 'Pariksha',
  description: academy.description,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone',
  background_color: background,
  theme_color: background,
  categories: ['education'],
  icons: [
    icon('icon', 192),
    icon('icon', 512),
    { ...icon('icon-maskable', 192), purpose: 'maskable' },
    { ...icon('icon-maskable', 512), purpose: 'maskable' },
    { ...icon('icon-monochrome', 512), purpose: 'monochrome' },
  ],
  screenshots: [
    screenshot('exam', 'narrow', 'A test on the real exam screen'),
    screenshot('result', 'narrow', 'A result with what to do next'),
    screenshot('articles', 'narrow', 'Current affairs of the day'),
    screenshot('exam', 'wide', 'A test on the real exam screen'),
    screenshot('articles', 'wide', 'Current affairs of the day'),
  ],
  shortcuts: [
    { name: 'Continue', url: paths.continueLearning, icons: [icon('continue', 96)] },
    { name: 'Daily quiz', url: paths.daily, icons: [icon('daily', 96)] },
    { name: 'Current Affairs', url: paths.contentCurrentAffairs, icons: [icon('current-affairs', 96)] },
  ],
  share_target: {
    action: paths.share,
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  },
}

/** Sections, and the folders of pages about one document. */
const pagesWithDocuments = ['content', 'current-affairs', 'job', 'quiz', 'quiz-list', 'test-series'].flatMap(
  (name) => [`${name}.html`, `${name}/**`],
)

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
    // The browser fetches what it shows when it installs; a page needs none of it.
    includeManifestIcons: false,
    manifest,
    workbox: {
      // In its own file, Workbox is imported by a promise: when that fails, a worker without handlers is installed, and the
      // app does not open offline until the next release.
      inlineWorkboxRuntime: true,
      globPatterns: ['**/*.{html,js,css,woff2,svg}'],
      // HTML with documents is for a first visit; from the device such a page opens in the frame, with what was kept of it.
      globIgnores: ['**/pdf.min*', '**/*worker*', 'claim.js', ...pagesWithDocuments],
      navigateFallback: '/app.html',
      // Of the path alone: what is shared may end like a file.
      navigateFallbackDenylist: [/^\/api\//, /^[^?]*\.\w+(\?|$)/],
      clientsClaim: true,
      importScripts: ['claim.js'],
      runtimeCaching: [
        {
          urlPattern: publicPicture(origins),
          handler: 'StaleWhileRevalidate',
          options: {
            cacheName: 'pictures',
            expiration: { maxEntries: 120, purgeOnQuotaError: true },
            // Without a network: one that a student keeps with its test (docs/decisions/056).
            plugins: [{ handlerDidError: ({ request }) => caches.match(request.url, { ignoreVary: true }) }],
          },
        },
        {
          // What is not in the list above but has been used once, pdf.js for one, opens again without a network.
          urlPattern: /\/assets\/.+\.(m?js|wasm|pfb|ttf)$/,
          handler: 'CacheFirst',
          options: {
            cacheName: 'code',
            expiration: { maxEntries: 20, purgeOnQuotaError: true },
            // A module is asked for with its origin, what is fetched ahead without: both are the same file.
            matchOptions: { ignoreVary: true },
          },
        },
      ],
    },
  }
}
