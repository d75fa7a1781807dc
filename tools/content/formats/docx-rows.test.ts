/** Word tables with a question in each row. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { equation, letters, paragraph, picture, table, wordFile } from '../../../tests/testing/word-file'
import { docx } from './docx'

const bars = readFileSync('tests/fixtures/questions/bars.png')
const read = (...body: string[]) => docx.read(wordFile(body, { image: bars }), 'paper.docx')
const told = ({ faults }: Awaited<ReturnType<typeof read>>) =>
  faults.map(({ place, severity, message }) => `${severity} ${place}: ${message}`)

const head = ['S.No', 'Question', 'A', 'B', 'C', 'D', 'Answer', 'Explanation']

test('each row is a question, with its formulas, pictures and bold letters', async () => {
  const paper = await read(
    paragraph('Model paper', { style: 'Title' }),
    table(
      head,
      [
        '1',
        paragraph(`${letters('Which is ')}${letters('not', '<w:b/>')}${letters(' prime?')}`),
        '2',
        '3',
        '9',
        '11',
        'C',
        'It is 3 × 3.',
      ],
      [
        '2',
        'Find x.',
        paragraph(equation('<m:r><m:t>y</m:t></m:r>')),
        paragraph(picture('Two bars')),
        'p',
        'q',
        '(b)',
        '',
      ],
      ['', '', '', '', '', '', '', ''],
      head,
      ['3', 'How many sides?', '', '', '', '', '6', ''],
    ),
  )
  expect(told(paper)).toEqual([])
  expect(paper.title).toBe('Model paper')
  expect(paper.questions).toMatchObject([
    {
      place: 'table 1, row 2, cell B',
      id: '1',
      text: [{ content: ['Which is ', { type: 'strong', text: 'not' }, ' prime?'] }],
      options: ['2', '3', '9', '11'],
      key: { kind: 'single', correct: 2 },
      explanation: 'It is 3 × 3.',
    },
    {
      options: [
        [{ type: 'paragraph', content: [{ type: 'formula', tex: 'y' }] }],
        [{ type: 'figure', alt: 'Two bars', image: 'picture-1.png' }],
        'p',
        'q',
      ],
      key: { kind: 'single', correct: 1 },
    },
    { place: 'table 1, row 6, cell B', options: [], key: { kind: 'numeric', answer: 6 } },
  ])
  expect(paper.pictures).toMatchObject([{ name: 'picture-1.png' }])
})

test('a heading above a table is the section of its rows; languages, marks and shared directions are columns', async () => {
  const merged = table(['H', 'Question', 'Question (Telugu)', 'A', 'B', 'Key', 'Marks', 'Negative'])
    .replace('<w:t xml:space="preserve">H</w:t>', '<w:t xml:space="preserve">Directions</w:t>')
    .replace('</w:tbl>', '')
  const row = (first: string, cells: readonly string[]) =>
    `<w:tr>${first}${table(cells).replace(/^<w:tbl><w:tr>|<\/w:tr><\/w:tbl>$/g, '')}</w:tr>`
  const cell = (merge: string, text: string) =>
    `<w:tc><w:tcPr><w:vMerge${merge}/></w:tcPr>${paragraph(text)}</w:tc>`
  const paper = await read(
    paragraph('Reasoning', { style: 'Title' }),
    paragraph('Arithmetic', { style: 'Heading1' }),
    `${merged}${row(cell(' w:val="restart"', 'Use the chart.'), ['Which?', 'ఏది?', 'p', 'q', 'A', '2', '25%'])}${row(cell('', ''), ['Who?', 'ఎవరు?', 'p', 'q', 'B', '2', '25%'])}</w:tbl>`,
  )
  expect(told(paper)).toEqual([])
  expect(paper.languages).toEqual(['en', 'te'])
  expect(paper.sets).toMatchObject([{ id: 'set-1', title: 'Directions 1 to 2', text: 'Use the chart.' }])
  const common = { set: 'set-1', section: 'Arithmetic', marking: { correct: '2', wrong: '-0.5' } }
  expect(paper.questions).toMatchObject([
    { ...common, text: { en: 'Which?', te: 'ఏది?' }, key: { correct: 0 } },
    { ...common, text: { en: 'Who?', te: 'ఎవరు?' }, key: { correct: 1 } },
  ])
})

test('a picture in a column of its own stands below the words', async () => {
  const paper = await read(
    table(
      ['Question', 'Figure', 'A', 'B', 'Answer'],
      ['What is shown?', paragraph(picture('Two bars')), 'p', 'q', 'A'],
      ['And here?', 'bars.png', 'p', 'q', 'A'],
    ),
  )
  expect(paper.questions).toMatchObject([
    { text: [{ content: ['What is shown?'] }, { type: 'figure', alt: 'Two bars' }], options: ['p', 'q'] },
  ])
  expect(told(paper)).toEqual([
    'error table 1, row 3, cell B: put the picture itself into the cell, in place of its name "bars.png".',
  ])
})

test('odd rows are told with their place, and the others are read', async () => {
  const wide = `<w:tr><w:tc><w:tcPr><w:gridSpan w:val="8"/></w:tcPr>${paragraph('SECTION A')}</w:tc></w:tr>`
  const rows = table(
    head,
    ['1', 'What?', 'p', 'q', 'r', 's', 'E', ''],
    ['2', 'Which?', 'p', 'q', 'r'],
    ['3', 'Who?', 'p', '', 'r', 's', 'A', ''],
    ['4', 'When?', 'p', 'q', 'r', 's', 'D', ''],
  )
  const paper = await read(
    rows.replace('</w:tr>', `</w:tr>${wide}`),
    table(['5', ...head.slice(1).map(() => 'x')]),
  )
  expect(paper.questions.map(({ id }) => id)).toEqual(['4'])
  expect(told(paper)).toEqual([
    'error table 1, row 2: "SECTION A" fills the whole row: make it a column Section or Directions, or a heading above a table of its own.',
    'error table 1, row 4: it has 5 cells, and the header has 8.',
    expect.stringMatching(/^error table 1, row 3, cell G: the answer "E" is none of the options A to D/),
    expect.stringMatching(/^error table 1, row 5, cell D: an option is empty, and a later one is not/),
    'error table 2: it goes on with table 1, and has no row that names its columns: repeat that row, or join the two.',
  ])
})

test('a table of data below a question stays in it', async () => {
  const paper = await read(
    paragraph('1. Which year had more?'),
    table(['Year', 'A', 'B'], ['2021', '4', '5']),
    paragraph('A) 2021'),
    paragraph('B) 2022'),
    paragraph('Ans: A'),
  )
  expect(told(paper)).toEqual([])
  expect(paper.questions).toMatchObject([{ text: [{}, { type: 'table' }], options: ['2021', '2022'] }])
})
