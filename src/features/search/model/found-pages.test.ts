import { expect, test } from 'vitest'
import { indexOfPages } from './found-pages'
import { wordsOf } from './match'

const pages = indexOfPages([['polity', 'constitution', 'రాజ్యాంగం']])
const addresses = (query: string) => pages.find(wordsOf(query)).map(({ item }) => item.to)

test.each([
  ['polity', ['/content/quizzes?category=Polity']],
  ['poltiy', ['/content/quizzes?category=Polity']],
  ['రాజ్యాంగ', ['/content/quizzes?category=Polity']],
  ['parliament', []],
  ['books news', ['/content/current-affairs?category=Books+in+News']],
  ['mock', ['/content/mock-test']],
  ['mistake', ['/mistakes']],
  ['receipt', ['/purchases']],
  ['extra time', ['/me']],
  ['Indian polity', []],
  ['xyz', []],
  ['', []],
])('%j finds the pages %j', (query, found) => {
  expect(addresses(query)).toEqual(found)
})
