import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { isValidElement } from 'react'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
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
    navigator: {},
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
        dataset: { entry: '/entry.js', ahead: '/common.js', routes: '{"^/quiz/[^/]+/?$":"/quizzes.js"}' },
      },
      createElement: () => ({}),
      head: { append: ({ rel, href }: HTMLLinkElement) => rel === 'modulepreload' && asked.push(href) },
    },
    location: { pathname },
    localStorage: { removeItem: () => undefined },
    navigator: {},
  })
  expect(asked).toEqual(expected)
})

test.each(addresses)('the frame of %s is that of its page', (address) => {
  expect(frameOf(address)).toBe(framedBy(address))
})
