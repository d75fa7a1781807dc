import { expect, it } from 'vitest'
import { isTestSeriesProduct } from './product'
import { productNameOf } from './product-name'

it.each([
  ['testseries_appsc_group2', true],
  ['test_series_ssc', true],
  ['appsc_TestSeries_2026', true],
  ['resource_indian_polity', false],
  ['resource_test_papers', false],
  ['series_of_tests', false],
  ['', false],
])('%s is a test series: %s', (productId, expected) => {
  expect(isTestSeriesProduct(productId)).toBe(expected)
})

it.each([
  ['testseries_appsc_group2', 'APPSC Group II Screening'],
  ['testseries_ibps_po', 'IBPS PO Prelims'],
  ['resource_indian_polity', 'Indian Polity Notes'],
  ['resource_quantitative_aptitude', 'Quantitative Aptitude Notes'],
  ['resource_indian_economy', 'Indian Economy Notes'],
  ['resource_world_geography', 'World Geography'],
  ['testseries_ts_police', 'Ts Police'],
  ['test_series_rrb-ntpc', 'Rrb Ntpc'],
  ['WORLD__history', 'World History'],
  // A name that every object has is no entry of the table.
  ['constructor', 'Constructor'],
])('%s is called %s', (productId, name) => {
  expect(productNameOf(productId)).toBe(name)
})
