import { describe, expect, it } from 'vitest'
import { isProven, type PurchaseRecord, type Purchases, unrecorded } from './purchases'

const nothing: Purchases = { userId: 'ravi', records: [], names: { testSeries: [], resources: [] } }

function record(change: Partial<PurchaseRecord>): PurchaseRecord {
  return {
    id: 'ravi_resource_indian_polity',
    isActive: true,
    productId: 'resource_indian_polity',
    productName: 'Indian Polity Notes',
    ...change,
  }
}

describe('isProven', () => {
  const polity = 'resource_indian_polity'

  it('takes the record that the rules look up', () => {
    expect(isProven({ ...nothing, records: [record({})] }, polity)).toBe(true)
  })

  it.each([
    ['another product', record({ id: 'ravi_resource_indian_economy' })],
    ['another student', record({ id: 'sita_resource_indian_polity' })],
    ['a record where the rules do not look for it', record({ id: 'Xq2pL0' })],
    ['a purchase that was taken back', record({ isActive: false })],
  ])('does not take %s', (_, other) => {
    expect(isProven({ ...nothing, records: [other] }, polity)).toBe(false)
  })

  it('does not take a name in the student’s own list', () => {
    const named = { ...nothing, names: { testSeries: [], resources: ['Indian Polity Notes'] } }
    expect(isProven(named, polity)).toBe(false)
  })
})

describe('unrecorded', () => {
  const missing = [{ productId: 'resource_indian_polity', productName: 'Indian Polity Notes' }]

  it.each([
    ['a name that the list lacks', record({}), [], missing],
    ['another spelling of it: the list carries the exact name', record({}), ['indian polity'], missing],
    ['nothing when it is there', record({}), ['Indian Polity Notes'], []],
    ['nothing of a purchase that was taken back', record({ isActive: false }), [], []],
    ['nothing of another student', record({ id: 'sita_resource_indian_polity' }), [], []],
    ['nothing of a record without a name', record({ productName: null }), [], []],
  ])('finds %s', (_, one, resources, expected) => {
    const purchases = { ...nothing, records: [one], names: { testSeries: [], resources } }
    expect(unrecorded(purchases)).toEqual(expected)
  })

  it('looks for a test series in its own list', () => {
    const series = { productId: 'testseries_ibps_po', productName: 'IBPS PO Prelims' }
    const bought = record({ id: 'ravi_testseries_ibps_po', ...series })
    const names = { testSeries: [], resources: ['IBPS PO Prelims'] }
    expect(unrecorded({ ...nothing, records: [bought], names })).toEqual([series])
  })
})
