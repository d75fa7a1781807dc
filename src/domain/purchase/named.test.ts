import { describe, expect, it } from 'vitest'
import { isNamed } from './named'

describe('isNamed', () => {
  const names = (testSeries: string[], resources: string[]) => ({ testSeries, resources })

  it.each([
    ['testseries_ibps_po', names(['IBPS PO Prelims'], []), true],
    // A test series matches by its exact name only, and only in its own list.
    ['testseries_ibps_po', names(['IBPS PO Prelims 2026'], []), false],
    ['testseries_ibps_po', names(['ibps po prelims'], []), false],
    ['testseries_ibps_po', names([], ['IBPS PO Prelims']), false],
    ['testseries_ts_police', names(['Ts Police'], []), true],
    // A resource matches by its exact name, then by another spelling, only in its own list.
    ['resource_indian_polity', names([], ['Quantitative Aptitude Notes', 'Indian Polity Notes']), true],
    ['resource_indian_polity', names([], ['indian polity (pdf)']), true],
    ['resource_quantitative_aptitude', names([], ['Aptitude']), true],
    ['resource_general_science', names([], ['Science and Technology Notes']), false],
    ['resource_indian_polity', names(['Indian Polity Notes'], []), false],
    ['resource_indian_polity', names([], ['Indian History Notes']), false],
    ['resource_modern_history', names([], ['Modern History']), true],
    ['resource_modern_history', names([], []), false],
  ])('%s with %o: %s', (productId, lists, expected) => {
    expect(isNamed(lists, productId)).toBe(expected)
  })
})
