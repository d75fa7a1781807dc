import { describe, expect, it } from 'vitest'
import { formatRupees, toPaise } from './money'

describe('money', () => {
  it.each([
    [130, 'Rs. 130'],
    [99.5, 'Rs. 99.50'],
    [125000, 'Rs. 1,25,000'],
    [0, 'Rs. 0'],
  ])('%d is %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text)
  })

  it('groups the digits of any price as the language does', () => {
    const format = new Intl.NumberFormat('en-IN')
    for (let rupees = 1; rupees < 1e9; rupees = rupees * 3 + 1)
      expect(formatRupees(rupees)).toBe(`Rs. ${format.format(rupees)}`)
  })

  it('counts paise without binary dust', () => {
    expect(toPaise(19.99)).toBe(1999)
    expect(toPaise(130)).toBe(13000)
  })
})
