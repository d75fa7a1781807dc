import { expect, test } from 'vitest'
import { foundPages } from './found-pages'
import { wordsOf } from './match'

const addresses = (query: string) =>
  foundPages(wordsOf(query)).flatMap(({ pages }) => pages.map(({ to }) => to))

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
