import { describe, expect, it } from 'vitest'
import { entitlementTo, isNamed, type PurchaseRecord, type Purchases, unrecorded } from './purchases'

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

describe('entitlementTo', () => {
  const polity = 'resource_indian_polity'

  it('proves a purchase by its own record', () => {
    expect(entitlementTo({ ...nothing, records: [record({})] }, polity)).toBe('proven')
  })

  it.each([
    ['another product', record({ id: 'ravi_resource_indian_economy' })],
    ['another student', record({ id: 'sita_resource_indian_polity' })],
    ['a record where the rules do not look for it', record({ id: 'Xq2pL0' })],
    ['a purchase that was taken back', record({ isActive: false })],
  ])('is not proven by %s', (_, other) => {
    expect(entitlementTo({ ...nothing, records: [other] }, polity)).toBe('none')
  })

  it('tells a name without a record from a purchase', () => {
    const named = { ...nothing, names: { testSeries: [], resources: ['Indian Polity Notes'] } }
    expect(entitlementTo(named, polity)).toBe('named')
    expect(entitlementTo({ ...named, records: [record({})] }, polity)).toBe('proven')
  })
})

describe('isNamed', () => {
  const names = (testSeries: string[], resources: string[]) => ({ testSeries, resources })

  it.each([
    ['testseries_ibps_po', names(['IBPS PO Prelims'], []), true],
    // A test series matches by its exact name only, and only in its own list.
    ['testseries_ibps_po', names(['IBPS PO Prelims 2026'], []), false],
    ['testseries_ibps_po', names(['ibps po prelims'], []), false],
    ['testseries_ibps_po', names([], ['IBPS PO Prelims']), false],
    ['testseries_ssc_cgl', names(['Ssc Cgl'], []), true],
    // A resource matches by its exact name, then by another spelling, only in its own list.
    ['resource_indian_polity', names([], ['Quantitative Aptitude Notes', 'Indian Polity Notes']), true],
    ['resource_indian_polity', names([], ['indian polity (pdf)']), true],
    ['resource_indian_polity', names(['Indian Polity Notes'], []), false],
    ['resource_indian_polity', names([], ['Indian History Notes']), false],
    ['resource_modern_history', names([], ['Modern History']), true],
    ['resource_modern_history', names([], []), false],
  ])('%s with %o: %s', (productId, lists, expected) => {
    expect(isNamed(lists, productId)).toBe(expected)
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
