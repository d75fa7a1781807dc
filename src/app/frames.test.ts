import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { isValidElement } from 'react'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { paths, patterns } from '@/config/paths'
import { ContentTabsLayout } from '@/features/content-hub/routes'
import { addressesIn } from './frames'
import { BareLayout } from './layout/bare-layout'
import { routes } from './routes'

const script = readFileSync('src/loading/head.js', 'utf8')

/** What the script in the head of `app.html` says of an address, before anything is loaded. */
function frameOf(pathname: string): string | undefined {
  const page = { dataset: {} as Record<string, string> }
  const dataset = { bare: addressesIn('bare'), hub: addressesIn('hub') }
  runInNewContext(script, {
    addEventListener: () => undefined,
    document: { documentElement: page, currentScript: { dataset } },
    location: { pathname },
    localStorage: { removeItem: () => undefined },
    navigator: { languages: [] },
  })
  return page.dataset.frame
}

/** What the route table puts around the page of an address. */
function framedBy(pathname: string): string {
  const around = (matchRoutes(routes, pathname) ?? []).map(({ route: { element } }): unknown =>
    isValidElement(element) ? element.type : null,
  )
  if (around.includes(BareLayout)) return 'bare'
  return around.includes(ContentTabsLayout) ? 'hub' : 'site'
}

const addresses = ['/no-such-page', ...Object.values(paths), ...Object.values(patterns).flat()]
  .filter((path) => typeof path === 'string')
  .map((path) => path.replace(/\?$/, '').replace(/:\w+|\*/g, 'one'))

test.each([
  ['/quiz/one', ['/common.js', '/quizzes.js']],
  ['/quiz/one/more', ['/common.js']],
  ['/elsewhere', ['/common.js']],
])('the frame of %s asks for the code of its route too', (pathname, expected) => {
  const asked: string[] = []
  runInNewContext(script, {
    addEventListener: () => undefined,
    document: {
      hidden: true,
      documentElement: { dataset: {} },
      currentScript: {
        dataset: {
          entry: '/entry.js',
          ahead: '/common.js',
          translations: 'page-frame',
          routes: '{"^/quiz/[^/]+/?$":"page-quiz /quizzes.js"}',
        },
      },
      createElement: () => ({}),
      head: { append: ({ rel, href }: HTMLLinkElement) => rel === 'modulepreload' && asked.push(href) },
    },
    location: { pathname },
    localStorage: { removeItem: () => undefined },
    navigator: { languages: [] },
  })
  expect(asked).toEqual(expected)
})

describe('translations', () => {
  const own = '/assets/text/page-quiz.te-1.json'
  const whole = '/assets/text/all.te-1.json'
  const older = '/assets/text/all.te-0.json'

  /** Starts the page of a quiz in a browser that reads Telugu. @returns what was fetched, the language, and the messages */
  async function startIn(stored: string[], network: string[]) {
    const fetched: string[] = []
    const page = { lang: 'en-IN', dataset: {} }
    const answer = (url: string) => ({ ok: network.includes(url) || stored.includes(url), json: () => url })
    const cache = {
      keys: () => stored.map((url) => ({ url })),
      match: ({ url }: { url: string }) => answer(url),
    }
    const window: { messages?: string } & Record<string, unknown> = { caches: { open: async () => cache } }
    await new Promise<void>((resolve) => {
      runInNewContext(script, {
        AbortSignal,
        addEventListener: () => undefined,
        document: {
          hidden: true,
          documentElement: page,
          currentScript: {
            dataset: {
              entry: '/entry.js',
              ahead: '/common.js',
              texts: '1',
              translations: 'page-frame',
              routes: '{"^/quiz/[^/]+/?$":"page-quiz /quizzes.js"}',
            },
          },
          createElement: () => ({}),
          head: { append: ({ src }: HTMLScriptElement) => src === '/entry.js' && resolve() },
        },
        fetch: async (url: string) => {
          fetched.push(url)
          return answer(url)
        },
        location: { pathname: '/quiz/one' },
        localStorage: { removeItem: () => undefined },
        navigator: { language: 'te-IN' },
        window,
      })
    })
    return { fetched, lang: page.lang, messages: window.messages }
  }

  test.each([
    ['the whole language, if the device has it', [older, whole], [own], { fetched: [], messages: whole }],
    ['those of the page from the network', [], [own], { fetched: [own], messages: own }],
    ['of the new version, not of the old one', [older], [own], { fetched: [own], messages: own }],
    ['of an older version when the network has none', [older], [], { fetched: [own], messages: older }],
  ])('are %s', async (_, stored, network, expected) => {
    expect(await startIn(stored, network)).toEqual({ ...expected, lang: 'te' })
  })

  test('leave the page in English when there are none', async () => {
    expect(await startIn([], [])).toEqual({ fetched: [own], lang: 'en-IN', messages: undefined })
  })
})

test.each(addresses)('the frame of %s is that of its page', (address) => {
  expect(frameOf(address)).toBe(framedBy(address))
})
