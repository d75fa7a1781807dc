import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path'

describe('safeReturnPath', () => {
  it.each([
    ['/content/quizzes?category=Polity#top', '/content/quizzes?category=Polity#top'],
    ['/test-series/appsc/../ibps', '/test-series/ibps'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['content', '/'],
    ['/login', '/'],
    ['/register?x=1', '/'],
    ['/\t/evil.example', '/'],
    [undefined, '/'],
    [['/about'], '/'],
  ])('%j leads to %s', (candidate, expected) => {
    expect(safeReturnPath(candidate)).toBe(expected)
  })
})
