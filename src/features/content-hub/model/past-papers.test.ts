import { expect, test } from 'vitest'
import { anyExam, chosenPapers, papersOf, valuesOf, withPapers } from './past-papers'

const paper = (id: string, name: string, year: number, shift: string | null = null) => ({
  id,
  source: { name, year, shift, memoryBased: null },
})

const papers = [
  paper('a', 'SSC CGL', 2022, '1'),
  paper('b', 'SSC CGL', 2023, '10'),
  paper('c', 'SSC CGL', 2023, '2'),
  paper('d', 'APPSC Group 2', 2024),
]

const chosenIn = (query: string) => chosenPapers(new URLSearchParams(query))

test.each([
  ['', ['a', 'b', 'c', 'd']],
  [`exam=${anyExam}`, ['a', 'b', 'c', 'd']],
  ['exam=SSC+CGL', ['a', 'b', 'c']],
  ['exam=SSC+CGL&year=2023', ['b', 'c']],
  ['exam=SSC+CGL&year=2023&shift=2', ['c']],
  ['exam=any&year=2024', ['d']],
  ['exam=UPSC', []],
])('?%s shows %j', (query, ids) => {
  expect(papersOf(papers, chosenIn(query)).map(({ id }) => id)).toEqual(ids)
})

test('each filter offers what the wider ones leave', () => {
  const chosen = chosenIn('exam=SSC+CGL&year=2023')
  expect(valuesOf(papers, chosen, 'exam')).toEqual(['APPSC Group 2', 'SSC CGL'])
  expect(valuesOf(papers, chosen, 'year')).toEqual(['2023', '2022'])
  expect(valuesOf(papers, chosen, 'shift')).toEqual(['2', '10'])
  expect(valuesOf(papers, chosenIn('exam=APPSC+Group+2'), 'shift')).toEqual([])
})

test('another exam takes its year and shift along, and the category stays', () => {
  const search = new URLSearchParams('category=SSC&exam=SSC+CGL&year=2023&shift=2')
  expect(withPapers(search, 'year', '2022').toString()).toBe('category=SSC&exam=SSC+CGL&year=2022')
  expect(withPapers(search, 'exam', null).toString()).toBe('category=SSC')
})
