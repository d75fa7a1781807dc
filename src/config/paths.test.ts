import { describe, expect, it } from 'vitest'
import { paths, safeReturnPath } from './paths'

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

describe('paths', () => {
  it('encode what they are given', () => {
    expect(paths.testSeriesPackage('APPSC / Group 2')).toBe('/test-series/APPSC%20%2F%20Group%202')
  })

  it('make a readable address of an article', () => {
    expect(paths.currentAffairArticle('ISRO: PSLV/C61, launched!', 'ca-7')).toBe(
      '/current-affairs/isro-pslvc61-launched-ca-7',
    )
    expect(paths.currentAffairArticle('పోలవరం ప్రాజెక్టు', 'x')).toBe('/current-affairs/పోలవరం-ప్రాజెక్టు-x')
  })
})
