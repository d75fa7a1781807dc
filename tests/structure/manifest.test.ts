import { existsSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { routes } from '@/app/routes'
import { sitemapPaths } from '@/entry-server'
import { hostingHeaders } from '../../tools/build/hosting-headers.mjs'
import { manifest, pwaOptions } from '../../tools/build/pwa-options'

const inPublic = (address: string) => `public${address}`

/** Width and height of a PNG, as its head tells. */
function sizeOf(address: string): string {
  const bytes = readFileSync(inPublic(address))
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

/** Whether a PNG has pixels that can be seen through. */
const hasAlpha = (address: string) => [4, 6].includes(readFileSync(inPublic(address)).readUInt8(25))

const isRoute = (address: string) => {
  const matches = matchRoutes(routes, new URL(address, 'https://pariksha.example').pathname) ?? []
  const last = matches[matches.length - 1]
  return last !== undefined && last.route.path !== '*'
}

const { icons = [], screenshots = [], shortcuts = [], share_target: share } = manifest

describe('the pictures of the manifest', () => {
  const all = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])]

  test.each(all.map(({ src, sizes }) => [src, sizes] as const))('%s is %s', (src, sizes) => {
    expect(sizeOf(src)).toBe(sizes)
  })

  test('there is one for each purpose; what others cut to a shape has no see-through corners', () => {
    const of = (purpose: string) => icons.filter((icon) => (icon.purpose ?? 'any') === purpose)
    expect(of('any').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
    expect(of('maskable').map(({ src }) => hasAlpha(src))).toEqual([false, false])
    expect(of('monochrome').map(({ src }) => hasAlpha(src))).toEqual([true])
  })

  test('screenshots of one form have one size, as browsers ask, and stay small', () => {
    for (const form of ['narrow', 'wide']) {
      const sizes = screenshots.filter((one) => one.form_factor === form).map((one) => one.sizes)
      expect(new Set(sizes).size).toBe(1)
      const [width = 0, height = 0] = (sizes[0] ?? '').split('x').map(Number)
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThan(2.3)
    }
    for (const { src } of screenshots) expect(readFileSync(inPublic(src)).length).toBeLessThan(130 * 1024)
  })

  test('a page names an icon for browsers and one for iPhones, and an old browser finds its own', () => {
    const html = readFileSync('index.html', 'utf8')
    const named = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    )
    expect(named).toEqual(['/favicon.ico', '/logo.svg', '/icons/apple-touch-icon.png'])
    for (const href of named) expect(existsSync(inPublic(href))).toBe(true)
    expect(sizeOf('/icons/apple-touch-icon.png')).toBe('180x180')
    expect(hasAlpha('/icons/apple-touch-icon.png')).toBe(false)
    expect(readFileSync(inPublic('/favicon.ico')).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]))
    expect(hostingHeaders('/favicon.ico')['Cache-Control']).toBe('public, max-age=86400')
  })
})

describe('the addresses of the manifest', () => {
  test('shortcuts, start and share target are pages of the app', () => {
    expect(shortcuts.slice(0, 2).map(({ name }) => name)).toEqual(['Continue', 'Daily quiz'])
    for (const { url, icons: own } of shortcuts) {
      expect(isRoute(url)).toBe(true)
      expect(own?.map(({ sizes }) => sizes)).toEqual(['96x96'])
    }
    expect(isRoute(manifest.start_url ?? '')).toBe(true)
    expect(isRoute(share?.action ?? '')).toBe(true)
    expect(isRoute('/nonsense')).toBe(false)
  })

  test('what is shared comes by the names that the page reads', () => {
    expect(share).toMatchObject({ method: 'GET', params: { title: 'title', text: 'text', url: 'url' } })
  })

  test('none of the two is for search engines to list', () => {
    expect(sitemapPaths).not.toContain(share?.action)
    expect(sitemapPaths).not.toContain('/continue')
  })
})

describe('without a network', () => {
  const denied = pwaOptions([]).workbox?.navigateFallbackDenylist ?? []
  const opens = (address: string) => !denied.some((pattern) => pattern.test(address))

  test.each([
    '/share?title=&text=&url=https%3A%2F%2Fnews.example%2Fa.html',
    '/share?text=read.me',
    '/current-affairs/a-title-1?from=a.b',
    '/continue',
  ])('the app opens %s', (address) => {
    expect(opens(address)).toBe(true)
  })

  test.each(['/og.png', '/sitemap.xml?a=b', '/icons/icon-192.png', '/api/create-order'])(
    '%s is not the app',
    (address) => {
      expect(opens(address)).toBe(false)
    },
  )

  test('no picture of the manifest is fetched behind a first visit', () => {
    const options = pwaOptions([])
    expect(options.includeManifestIcons).toBe(false)
    expect(options.workbox?.globPatterns).toEqual(['**/*.{html,js,css,woff2,svg}'])
  })
})
