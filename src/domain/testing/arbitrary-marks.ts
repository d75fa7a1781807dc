import * as fc from 'fast-check'
import { type BookMarks, mergeMarks, noMarks } from '../marks/marks'
import { tidyPageNote } from '../marks/marks-text'
import { hostileNote } from './arbitrary-cards'

const at = fc.integer({ min: 0, max: 9_999_999_999_999 })
const page = fc.integer({ min: 1, max: 99_999 })

/** Marks of a book, some at the same pages and of the same ids as in any other, as two devices would have them. */
export const arbitraryMarks: fc.Arbitrary<BookMarks> = fc
  .record({
    bookmarks: fc.array(
      fc.record({ page: fc.oneof(fc.integer({ min: 1, max: 5 }), page), on: fc.boolean(), at }),
      { maxLength: 30 },
    ),
    notes: fc.array(
      fc.record({
        id: fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.stringMatching(/^[0-9a-z]{1,20}$/)),
        page,
        text: fc.oneof(fc.constant(''), hostileNote.map(tidyPageNote)),
        at,
      }),
      { maxLength: 20 },
    ),
  })
  .map((marks) => mergeMarks(marks, noMarks))
