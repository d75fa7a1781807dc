import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths, patterns } from '@/config/paths'
import { routes } from './routes'

const script = readFileSync('src/loading/head.js', 'utf8')

/** What the head's script says of an address, before anything is loaded. */
function frameOf(pathname: string): string | undefined {
  const page = { dataset: {} as Record<string, string> }
  runInNewContext(script, {
    document: { documentElement: page, currentScript: { dataset: {} } },
    location: { pathname },
    localStorage: { removeItem: () => undefined },
    navigator: {},
  })
  return page.dataset.frame
}

/** The layouts that the route table puts around an address, by name. */
function layoutsOf(pathname: string): string[] {
  return (matchRoutes(routes, pathname) ?? []).map(({ route: { element } }) => {
    const { type } = element as { type: { name?: string } }
    return type.name ?? ''
  })
}

const addresses = [...Object.values(paths), ...Object.values(patterns).flat()]
  .filter((path) => typeof path === 'string')
  .map((path) => path.replace(/\?$/, '').replace(/:\w+|\*/g, 'one'))

test.each([
  ['/quiz/one', ['/common.js', '/quizzes.js']],
  ['/quiz/one/more', ['/common.js']],
  ['/elsewhere', ['/common.js']],
])('the frame of %s asks for the code of its route too', (pathname, expected) => {
  const asked: string[] = []
  runInNewContext(script, {
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
  const isBare = layoutsOf(address).includes('BareLayout')
  expect(frameOf(address) === 'bare').toBe(isBare)
})
