import { expect, it } from 'vitest'
import { publishedFigures } from './published-counts'

const writeDate = (date: Date) => date.toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
const counts = {
  project: 'academy',
  asOf: '2026-01-31',
  mockTests: 6,
  quizzes: 1,
  seriesTests: 0,
  articles: 60,
}

it('figures say what has been counted, and when; of what there is none nothing is said', () => {
  expect(publishedFigures(writeDate, counts, 'academy')).toEqual({
    figures: [
      { figure: '6', label: 'mock tests' },
      { figure: '1', label: 'quiz' },
      { figure: '60', label: 'current affairs' },
    ],
    note: 'Counted on 31 Jan 2026.',
  })
})

it('counts of another project are nobody’s', () => {
  expect(publishedFigures(writeDate, counts, 'another')).toEqual({ figures: [], note: null })
  expect(publishedFigures(writeDate, counts, null)).toEqual({ figures: [], note: null })
})

it('this build shows the counts of its own project', () => {
  expect(publishedFigures(writeDate).figures.length).toBeGreaterThan(0)
})
