import { describe, expect, it, test } from 'vitest'
import { categorySearch, chosenCategory, withCategory } from './content-section'

describe('the category in the URL', () => {
  test.each([
    ['', null],
    ['category=', null],
    ['category=all', null],
    ['category=All', null],
    ['category=Science+%26+Technology', 'Science & Technology'],
    ['category=Polity&sort=oldest', 'Polity'],
  ])('%j means %j', (search, category) => {
    expect(chosenCategory(new URLSearchParams(search))).toBe(category)
  })

  it('comes back as it was written', () => {
    for (const category of ['Science & Technology', 'a+b=c?d#e', 'తెలుగు', null]) {
      expect(chosenCategory(new URLSearchParams(categorySearch(category)))).toBe(category)
    }
  })
})

test.each([
  ['', 'Awards', '?category=Awards'],
  ['category=Awards', null, ''],
  [
    'category=Awards&date=2026-11-20',
    'Science & Technology',
    '?category=Science+%26+Technology&date=2026-11-20',
  ],
  ['month=2026-10&sort=oldest', 'Awards', '?category=Awards&month=2026-10&sort=oldest'],
  ['sort=oldest&category=Awards', null, '?sort=oldest'],
  ['type=link', 'Official Sources', '?category=Official+Sources&type=link'],
  ['category=Awards&article=a1&date=2026-11-20', null, '?date=2026-11-20'],
])('from %j to the category %j is %j: filters stay, an open item goes', (search, category, next) => {
  expect(withCategory(new URLSearchParams(search), category)).toBe(next)
})
