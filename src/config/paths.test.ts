import { describe, expect, it } from 'vitest'
import { paths } from './paths'

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
