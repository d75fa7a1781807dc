import { expect, test } from 'vitest'
import { categoryOfName, cutoffsFor, readCutoffs } from './cutoffs'

const source = { name: 'Sample commission', url: 'https://www.example.com/2023' }
const year = (number: number, marks: Record<string, number>) => ({ year: number, outOf: 150, marks, source })

test.each([
  ['UR', 'general'],
  ['Open Category', 'general'],
  ['OC', 'general'],
  ['EWS', 'ews'],
  ['OBC-NCL', 'obc'],
  ['BC', 'obc'],
  ['BC-B', 'bc-b'],
  ['BC (E)', 'bc-e'],
  ['SC', 'sc'],
  ['SC-II', 'sc'],
  ['ST', 'st'],
  ['OBC-PwD', null],
  ['BC-F', null],
  ['Ex-servicemen', null],
])('%s is %s', (name, category) => {
  expect(categoryOfName(name)).toBe(category)
})

test.each([
  ['no source', { ...year(2023, { UR: 90 }), source: undefined }],
  ['a source without an address', { ...year(2023, { UR: 90 }), source: { name: 'A commission' } }],
  ['a source without a name', { ...year(2023, { UR: 90 }), source: { ...source, name: ' ' } }],
  [
    'an address that is not encrypted',
    { ...year(2023, { UR: 90 }), source: { ...source, url: 'http://a.in' } },
  ],
  ['no total', { ...year(2023, { UR: 90 }), outOf: undefined }],
  ['marks as text', { ...year(2023, {}), marks: { UR: '90' } }],
  ['something else', 'UR 90'],
])('a year with %s is left out', (_, stored) => {
  expect(readCutoffs([stored, year(2022, { UR: 80 })])).toEqual([year(2022, { UR: 80 })])
})

test('a test without a list has no cut-offs', () => {
  expect([undefined, null, {}, 'x'].flatMap(readCutoffs)).toEqual([])
})

test('a student sees the cut-offs of their category, the latest year first, in the words of the commission', () => {
  const all = readCutoffs([
    year(2022, { UR: 90, OBC: 85.5 }),
    year(2024, { General: 95, 'BC-A': 88, 'BC-B': 89, 'SC-I': 70, 'SC-II': 71 }),
  ])
  const shown = (category: Parameters<typeof cutoffsFor>[1]) =>
    cutoffsFor(all, category).map(({ year: of, category: name, marks }) => [of, name, marks])
  expect(shown('general')).toEqual([
    [2024, 'General', 95],
    [2022, 'UR', 90],
  ])
  expect(shown('bc-b')).toEqual([
    [2024, 'BC-B', 89],
    [2022, 'OBC', 85.5],
  ])
  expect(shown('obc')).toEqual([
    [2024, 'BC-A', 88],
    [2024, 'BC-B', 89],
    [2022, 'OBC', 85.5],
  ])
  expect(shown('sc').map(([, name]) => name)).toEqual(['SC-I', 'SC-II'])
  expect(shown('st')).toEqual([])
  expect(cutoffsFor(all, 'general')[0]).toMatchObject({ outOf: 150, source })
})
