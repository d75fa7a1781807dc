import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryMarks } from '../testing/arbitrary-marks'
import { type BookMarks, laterPlace, markLimits, mergeMarks, noMarks, shownMarks } from './marks'
import { readMarks, tidyPageNote, writeMarks } from './marks-text'

describe('marks of several devices', () => {
  test('lose nothing but what was deleted', () => {
    fc.assert(
      fc.property(arbitraryMarks, arbitraryMarks, (a, b) => {
        const merged = shownMarks(mergeMarks(a, b))
        const all = [...a.notes, ...b.notes]
        const deleted = new Set(all.filter(({ text }) => text === '').map(({ id }) => id))
        const left = new Set(all.map(({ id }) => id).filter((id) => !deleted.has(id)))
        const ids = new Set(merged.notes.map(({ id }) => id))
        for (const id of left) expect(ids).toContain(id)
      }),
    )
  })

  test('stay deleted where the deletion is the later one', () => {
    const on: BookMarks = { ...noMarks, bookmarks: [{ page: 3, on: true, at: 10 }] }
    const off: BookMarks = { ...noMarks, bookmarks: [{ page: 3, on: false, at: 11 }] }
    expect(shownMarks(mergeMarks(off, on)).bookmarks).toEqual([])
    const again = { ...noMarks, bookmarks: [{ page: 3, on: true, at: 12 }] }
    expect(shownMarks(mergeMarks(mergeMarks(off, on), again)).bookmarks).toHaveLength(1)
  })

  test('are bounded, and of too many the deleted and the old ones go', () => {
    const marks = (from: number, on: boolean) => ({
      ...noMarks,
      bookmarks: Array.from({ length: 300 }, (_, index) => ({ page: from + index, on, at: from + index })),
    })
    const { bookmarks } = mergeMarks(marks(1, true), marks(1001, false))
    expect(bookmarks).toHaveLength(markLimits.bookmarkLines)
    expect(bookmarks.filter(({ on }) => on)).toHaveLength(300)
    expect(bookmarks.filter(({ on }) => !on)[0]?.page).toBe(1201)
  })
})

describe('marks as texts', () => {
  test('are read as they were written, whatever a student types', () => {
    fc.assert(
      fc.property(arbitraryMarks, (marks) => {
        expect(readMarks(writeMarks(marks))).toEqual(marks)
      }),
    )
  })

  test('a line that is none is left out, alone', () => {
    const texts = { bookmarks: '3 1a\nhello\n0 1a\n', notes: 'x 3 a:Ganga\\nYamuna\n:\nx\n' }
    expect(readMarks(texts)).toEqual({
      bookmarks: [{ page: 3, on: true, at: 10 }],
      notes: [{ id: 'x', page: 3, at: 10, text: 'Ganga\nYamuna' }],
    })
  })

  test('two hundred of the longest Telugu notes stay within the account’s bound, the latest of them', () => {
    const notes = Array.from({ length: 200 }, (_, index) => ({
      id: `n${index}`,
      page: index + 1,
      at: index,
      text: 'క'.repeat(markLimits.note),
    }))
    const texts = writeMarks({ ...noMarks, notes })
    expect(new TextEncoder().encode(texts.notes).length).toBeLessThanOrEqual(markLimits.noteBytes)
    const kept = readMarks(texts).notes
    expect(kept.length).toBeGreaterThan(markLimits.notes)
    expect(kept.at(-1)?.id).toBe('n199')
  })

  test('a note is never cut within a character, and has no spaces around', () => {
    expect(tidyPageNote(` ${'a'.repeat(markLimits.note - 1)}😀 `)).toBe('a'.repeat(markLimits.note - 1))
    expect(tidyPageNote(' \n ')).toBe('')
  })
})

test('of two places the one that was read last counts; one without a time is the older one', () => {
  const here = { page: 3, fraction: 0, at: 0 }
  const there = { page: 9, fraction: 0.5, at: 5 }
  expect(laterPlace(here, there)).toBe(there)
  expect(laterPlace(there, here)).toBe(there)
  expect(laterPlace(here, null)).toBe(here)
  expect(laterPlace(null, there)).toBe(there)
})
