import { describe, expect, it } from 'vitest'
import { addressesOf, paths, patterns } from './paths'

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

describe('addressesOf', () => {
  it.each([
    [paths.home, '/', true],
    [paths.home, '/about', false],
    [paths.about, '/About/', true],
    [paths.about, '/about/us', false],
    [patterns.job, '/job', true],
    [patterns.job, '/job/clerk', true],
    [patterns.job, '/jobs', false],
    [patterns.job, '/job/clerk/more', false],
    [patterns.test, '/test-series/appsc/test/one', true],
    [patterns.test, '/test-series/appsc/test/one/results', false],
    [patterns.quizWithSlashes, '/quiz/a/b/c', true],
  ])('of %s: is %s one? %s', (pattern, pathname, is) => {
    expect(addressesOf([paths.contact, pattern]).test(pathname)).toBe(is)
  })
})
