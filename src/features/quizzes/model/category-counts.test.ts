import { expect, test } from 'vitest'
import { countByCategory } from './category-counts'

test('all 12 categories are counted, also those without a quiz', () => {
  const counts = countByCategory([{ category: 'Polity' }, { category: 'Polity' }, { category: 'Astrology' }])
  expect(counts).toHaveLength(12)
  expect(counts.filter(({ count }) => count > 0)).toEqual([{ category: 'Polity', count: 2 }])
})
