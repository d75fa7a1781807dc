/** Percentages in the cells of sheets: shares where a share can be meant, a sentence with the cell where not. */
import { constantFrom, integer, property, assert as prove } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../../../src/domain/fraction'
import { workbook } from '../../../tests/testing/workbook'
import { shareOf } from './marks'
import { csv, xlsx } from './sheet'

const told = ({ faults }: Awaited<ReturnType<typeof csv.read>>) =>
  faults.map(({ place, message }) => `${place}: ${message}`)
const readCsv = (...lines: string[]) => csv.read(new TextEncoder().encode(lines.join('\n')), 'paper.csv')
const readSheet = (...rows: Parameters<typeof workbook>[0][string]) =>
  xlsx.read(workbook({ Questions: rows }), 'paper.xlsx')

describe('a share', () => {
  test.each([
    ['-25%', fraction(-1, 4)],
    ['33.33%', fraction(1, 3)],
    ['33.33333', fraction(1, 3)],
    ['66.66%', fraction(2, 3)],
    ['16.7 %', fraction(1, 6)],
    ['\u221212.5%', fraction(-1, 8)],
    ['33%', fraction(33, 100)],
    ['33.00%', fraction(33, 100)],
    ['14.2%', fraction(71, 500)],
    ['100%', fraction(1)],
    ['0', fraction(0)],
    ['a quarter', null],
    ['', null],
  ])('%s', (written, share) => {
    expect(shareOf(written)).toEqual(share)
  })

  test('of a third, a sixth, a seventh or a ninth is found again in as many decimals as a program writes', () => {
    prove(
      property(constantFrom(3, 6, 7, 9), integer({ min: 1, max: 10 }), (below, decimals) => {
        expect(shareOf((100 / below).toFixed(decimals))).toEqual(fraction(1, below))
      }),
    )
  })

  test('of whole hundredths is exact', () => {
    prove(
      property(integer({ min: -100, max: 100 }), (percent) => {
        expect(shareOf(`${percent}%`)).toEqual(fraction(percent, 100))
      }),
    )
  })
})

test('what a wrong or a partly right answer gives may be a share of the marks of its row', async () => {
  const paper = await readCsv(
    'Question,A,B,C,Answer,Type,Marks,Negative marks,Partial',
    'What?,p,q,r,A,,2,25%,',
    'Which?,p,q,r,A,,1,-33.33%,',
    'Who?,p,q,r,AB,several,4,0%,50%',
  )
  expect(told(paper)).toEqual([])
  expect(paper.questions.map(({ marking }) => marking)).toEqual([
    { correct: '2', wrong: '-0.5' },
    { correct: '1', wrong: '-1/3' },
    { correct: '4', wrong: '0', partial: '2' },
  ])
})

test('a header may say that its column holds percentages, and a tolerance may be one of the answer', async () => {
  const paper = await readCsv(
    'Question,A,B,Answer,Marks,Negative marks (%),Tolerance %',
    'What?,p,q,A,3,33.33,',
    'How many?,,,-250,3,50%,2',
  )
  expect(told(paper)).toEqual([])
  expect(paper.questions.map(({ marking, key }) => [marking, key])).toEqual([
    [
      { correct: '3', wrong: '-1' },
      { kind: 'single', correct: 0 },
    ],
    [
      { correct: '3', wrong: '-1.5' },
      { kind: 'numeric', answer: -250, tolerance: 5 },
    ],
  ])
})

test('a share that cannot be one is told with its row', async () => {
  const paper = await readCsv(
    'Question,A,B,Answer,Marks,Negative',
    'One?,p,q,A,,25%',
    'Two?,p,q,A,50%,',
    'Three?,p,q,A,1,33%',
    'Four?,p,q,A,1,a third%',
    'Five?,p,q,A,1,250%',
    'Six?,,,12.5%,1,',
  )
  expect(paper.questions).toEqual([])
  expect(told(paper)).toEqual([
    expect.stringMatching(/^line 2: "25%" is a share of the question's marks, which this row does not say: /),
    'line 3: "50%" is a percentage: the marks of a question are a number such as 2 or 0.5.',
    expect.stringMatching(/^line 4: "33%" may be rounded: write 33\.33% for a third/),
    'line 5: "a third%" is no percentage such as 25% or 33.33%.',
    'line 6: "250%" is more than the whole.',
    expect.stringMatching(
      /^line 7: "12\.5%" has a percent sign, and students type a number alone: write 12\.5,/,
    ),
  ])
})

test('a number among percentages that looks like a share of one is told', async () => {
  const paper = await readCsv('Question,A,B,Answer,Marks,Negative (%)', 'One?,p,q,A,1,0.25')
  expect(told(paper)).toEqual(['line 2: "0.25" stands in a column of percentages: write 25% or 0.25%.'])
})

test('a workbook shows 0.25 as 25%: that is what an option, an answer and a penalty say', async () => {
  const paper = await readSheet(
    ['Question', 'A', 'B', 'Answer', 'Marks', 'Negative'],
    [
      'What is 1/8 in per cent?',
      { percent: 25 },
      { percent: 12.5 },
      { percent: 12.5 },
      2,
      { percent: 100 / 3 },
    ],
    ['And 1/8 as a number?', 0.25, 0.125, 0.125, 2, 0.5],
  )
  expect(told(paper)).toEqual([])
  expect(paper.questions.map(({ options, key, marking }) => [options, key, marking])).toEqual([
    [['25.0%', '12.5%'], { kind: 'single', correct: 1 }, { correct: '2', wrong: '-2/3' }],
    [['0.25', '0.125'], { kind: 'single', correct: 1 }, { correct: '2', wrong: '-0.5' }],
  ])
  const odd = await readSheet(['Question', 'Answer'], ['How many per cent?', { percent: 40 }])
  expect(told(odd)).toEqual([expect.stringMatching(/^Questions!B2: "40%" has a percent sign/)])
})
