import { expect, test } from 'vitest'
import { readCutoffs } from '../../src/domain/cutoffs/cutoffs'
import { checkCutoffs } from './check-cutoffs'
import { withPresetCutoffs } from './preset-cutoffs'

const now = new Date('2026-11-22T10:00:00+05:30')
const source = { name: 'Result notice of 3 May 2023', url: 'https://www.example.com/result' }
const year = { year: 2023, outOf: 150, marks: { General: 98.5, OBC: 92 }, source }

const told = (cutoffs: unknown) =>
  checkCutoffs({ cutoffs }, now).map(({ severity, field, message }) => `${severity} ${field}: ${message}`)

test.each([[undefined], [null], [[]], [[year]], [[year, { ...year, year: 2022 }]]])(
  '%j is right',
  (cutoffs) => {
    expect(told(cutoffs)).toEqual([])
  },
)

const noSource = [expect.stringMatching(/^error cutoffs\[0\]\.source: it needs the name .* nothing is shown/)]

test.each<[string, unknown, unknown[]]>([
  ['no list', year, ['error cutoffs: it is no list of years.']],
  ['no map', ['2023'], ['error cutoffs[0]: it is no map of year, outOf, marks and source.']],
  ['no source', [{ ...year, source: undefined }], noSource],
  ['a source without an address', [{ ...year, source: { name: 'A site' } }], noSource],
  ['a source without a name', [{ ...year, source: { ...source, name: ' ' } }], noSource],
  ['an address of http', [{ ...year, source: { ...source, url: 'http://a.in' } }], noSource],
  [
    'a year to come',
    [{ ...year, year: 2027 }],
    ['error cutoffs[0].year: it must be a year from 1950 to 2026, as a number.'],
  ],
  ['a year twice', [year, year], ['error cutoffs[1].year: it is there twice.']],
  [
    'no total',
    [{ ...year, outOf: undefined }],
    ['error cutoffs[0].outOf: it must be the marks of the whole paper in that year.'],
  ],
  [
    'no marks',
    [{ ...year, marks: {} }],
    [expect.stringMatching(/^error cutoffs\[0\]\.marks: it is no map of categories/)],
  ],
  ['marks as text', [{ ...year, marks: { OBC: '92' } }], ['error cutoffs[0].marks.OBC: it is no number.']],
  [
    'more than all marks',
    [{ ...year, marks: { OBC: 151 } }],
    ['error cutoffs[0].marks.OBC: it is more than all 150 marks.'],
  ],
  [
    'a category that is not asked for',
    [{ ...year, marks: { 'OBC-PwD': 60 } }],
    ['warning cutoffs[0].marks.OBC-PwD: no student can choose this category, so nobody sees it.'],
  ],
  [
    'another field',
    [{ ...year, totl: 150 }],
    [expect.stringMatching(/^warning cutoffs\[0\]\.totl: the app reads no such field/)],
  ],
])('%s is told', (_, cutoffs, expected) => {
  expect(told(cutoffs)).toEqual(expected)
})

test('what passes, the app reads', () => {
  expect(readCutoffs([year])).toEqual([year])
})

test('a test gets the cut-offs of its preset unless it has its own', () => {
  const from = [{ id: 'sample', cutoffs: [year] }, { id: 'other' }]
  const given = (fields: Record<string, unknown>) => withPresetCutoffs(fields, from).cutoffs
  expect(given({ preset: 'sample' })).toEqual([year])
  expect(given({ preset: 'sample', cutoffs: [] })).toEqual([])
  expect([given({ preset: 'other' }), given({})]).toEqual([undefined, undefined])
  const listed = { preset: 'sample', questions: [] }
  expect(withPresetCutoffs({ tests: [listed, { preset: 'sample' }, 'odd'] }, from)).toEqual({
    tests: [{ ...listed, cutoffs: [year] }, { preset: 'sample' }, 'odd'],
  })
})
