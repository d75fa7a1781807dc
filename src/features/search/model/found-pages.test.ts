import { expect, test } from 'vitest'
import { currentAffairsCategories } from '@/config/limits'
import { quizCategories } from '@/config/quiz-categories'
import { searchWords } from './category-words'
import { foundPages } from './found-pages'
import { wordsOf } from './match'

const addresses = (query: string) => foundPages(wordsOf(query)).map(({ to }) => to)

test.each([
  ['polity', ['/content/quizzes?category=Polity']],
  ['parliament', []],
  ['books news', ['/content/current-affairs?category=Books+in+News']],
  ['mock', ['/content/mock-test']],
  ['mistake', ['/mistakes']],
  ['Indian polity', []],
  ['xyz', []],
  ['', []],
])('%j finds the pages %j', (query, found) => {
  expect(addresses(query)).toEqual(found)
})

test('search words are those of fixed categories', () => {
  const fixed = [...quizCategories, ...currentAffairsCategories].map((name) => `${name} (search words)`)
  expect(fixed).toEqual(expect.arrayContaining([...searchWords]))
})
