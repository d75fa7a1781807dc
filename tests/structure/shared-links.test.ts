import * as fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { frames } from '@/app/frames'
import { routes } from '@/app/routes'
import { ownAddress } from '@/features/share/model/shared'

const origin = 'https://pariksha.example'

test.each(Object.keys(frames).filter((pattern) => !['*', '/share'].includes(pattern)))(
  'a link to %s, a page of the route table, is one of this app',
  (pattern) => {
    const path = pattern.replace(/:\w+\??|\*/g, 'one')
    expect(ownAddress(`${origin}${path}?a=b#c`, origin)).toBe(`${path}?a=b#c`)
  },
)

test.each([
  ['another site', 'https://other.example/daily'],
  ['a site that begins like this one', 'https://pariksha.example.other.example/daily'],
  ['this site as the name of a user elsewhere', 'https://pariksha.example@other.example/daily'],
  ['a backslash that ends the host', 'https://other.example\\@pariksha.example/daily'],
  ['another port', 'https://pariksha.example:8443/daily'],
  ['no https', 'http://pariksha.example/daily'],
  ['a path that is another site to a browser', `${origin}//other.example`],
  ['dots that make one', `${origin}/daily/..//other.example`],
  ['a backslash for a slash', `${origin}/\\other.example`],
  ['the page of shares itself', `${origin}/share?url=${encodeURIComponent(`${origin}/share`)}`],
  ['the same by dots', `${origin}/daily/../share`],
  ['no page of the app', `${origin}/nonsense`],
  ['a file', `${origin}/og.png`],
  ['the endpoint', `${origin}/api/create-order`],
])('%s is none', (_, link) => {
  expect(ownAddress(link, origin)).toBeNull()
})

test('whatever the link, the answer is an address of the route table on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '.',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    'daily',
    'quiz',
    'x',
    'javascript:',
    'other.example',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const link = `${origin}${pieces.join('')}`
      if (!URL.canParse(link)) return
      const path = ownAddress(link, origin)
      if (path === null) return
      const there = new URL(path, origin)
      expect(there.origin).toBe(origin)
      expect(path).toMatch(/^\/(?![/\\])/)
      const matches = matchRoutes(routes, there.pathname) ?? []
      expect(matches[matches.length - 1]?.route.path).not.toBe('*')
      expect(there.pathname.toLowerCase()).not.toMatch(/^\/share\/?$/)
    }),
  )
})
