import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnPath, sameSitePath } from './return-path'

describe('safeReturnPath', () => {
  it.each([
    ['/content/quizzes?category=Polity#top', '/content/quizzes?category=Polity#top'],
    ['/test-series/appsc/../ibps', '/test-series/ibps'],
    ['/content//quizzes', '/content//quizzes'],
    ['/about?next=//evil.example', '/about?next=//evil.example'],
    ['//evil.example/x', '/'],
    ['/..//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/%2e%2e//evil.example', '/'],
    ['/x/..//evil.example', '/'],
    ['/x/%2E%2E//evil.example/../y', '/'],
    ['/\\evil.example', '/'],
    ['/x/..\\\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['content', '/'],
    ['/login', '/'],
    ['/login/', '/'],
    ['/Login?redirect=/about', '/'],
    ['/register?x=1', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['/about\u0000', '/'],
    [`/${'x'.repeat(100_000)}`, '/'],
    [undefined, '/'],
    [['/about'], '/'],
  ])('%j leads to %s', (candidate, expected) => {
    expect(safeReturnPath(candidate)).toBe(expected)
  })
})

const origin = 'https://pariksha.example'
/** What an attacker puts together: dots, slashes and what a browser or router may read as such. */
const hostile = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\r',
      '\u0000',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'x',
      'https:',
      '%09',
      '\u3002',
      '／',
      '\u00a0',
    ),
    { maxLength: 12 },
  )
  .map((parts) => `/${parts.join('')}`)

it.each([
  ['paths made to mislead', hostile],
  ['any text', fc.string({ unit: 'binary' }).map((text) => `/${text}`)],
  ['anything', fc.anything()],
])('of %s, every answer stays on this site, however a browser or the router reads it', (_, candidates) => {
  fc.assert(
    fc.property(candidates, (candidate) => {
      for (const answer of [safeReturnPath(candidate), sameSitePath(candidate) ?? '/']) {
        expect(answer).toMatch(/^\/(?![/\\])/)
        expect(new URL(answer, origin).origin).toBe(origin)
        // What is pushed is read again, on this page and by the next guard: it means the same each time.
        const { pathname, search, hash } = new URL(answer, `${origin}/a/b/`)
        expect(sameSitePath(pathname + search + hash)).toBe(answer)
      }
    }),
    { numRuns: 2000 },
  )
})
