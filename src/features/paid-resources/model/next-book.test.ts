import { expect, test } from 'vitest'
import { nextBook } from './next-book'

const left = (id: string, page: number | null, pageCount: number | null = 5) => ({
  book: { id, pageCount },
  page,
})

test.each([
  ['the first one', [left('a', null), left('b', null)], 'a'],
  ['one that was begun', [left('a', null), left('b', 2)], 'b'],
  ['the one after a book that was read to its end', [left('a', 5), left('b', null)], 'b'],
  ['a begun book of unknown length', [left('a', 5), left('b', 90, null)], 'b'],
  ['none when all were read', [left('a', 5), left('b', 5)], undefined],
  ['none of no books', [], undefined],
])('the next book is %s', (_, books, id) => {
  expect(nextBook(books)?.book.id).toBe(id)
})
