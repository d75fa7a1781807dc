import { expect, it } from 'vitest'
import { publishedFigures } from './published-counts'

const counts = {
  project: 'academy',
  asOf: '2026-01-31',
  mockTests: 6,
  quizzes: 1,
  seriesTests: 0,
  articles: 60,
}

it('figures say what has been counted, and when; of what there is none nothing is said', () => {
  expect(publishedFigures(counts, 'academy')).toEqual({
    figures: [
      { figure: '6', label: 'mock tests' },
      { figure: '1', label: 'quiz' },
      { figure: '60', label: 'current affairs' },
    ],
    note: 'Counted on 31/01/2026.',
  })
})

it('counts of another project are nobody’s', () => {
  expect(publishedFigures(counts, 'another')).toEqual({ figures: [], note: null })
  expect(publishedFigures(counts, null)).toEqual({ figures: [], note: null })
})

it('this build shows the counts of its own project', () => {
  expect(publishedFigures().figures.length).toBeGreaterThan(0)
})
