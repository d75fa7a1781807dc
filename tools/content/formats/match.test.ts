/** Match the following, from files of every kind to the question that the app reads. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readQuestion } from '../../../src/domain/question/question'
import { plainText } from '../../../src/domain/rich-text'
import { letters, paragraph, table, wordFile } from '../../../tests/testing/word-file'
import { workbook } from '../../../tests/testing/workbook'
import { checkQuestions } from '../check-questions'
import { fieldsOf, readQuestionFiles } from '../question-files'
import { checkBare } from '../question-report'
import { storedPaper } from '../stored-paper'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'match-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** What is stored of the questions of a file, and what is wrong with them. */
async function read(file: string) {
  const paper = (await readQuestionFiles([], null, [file])).get(file)
  if (typeof paper !== 'object') throw new Error(paper)
  const { questions } = fieldsOf(paper, 'folder').fields
  return { stored: Array.isArray(questions) ? questions : [], faults: paper.faults }
}

const codes = ['A-3, B-1, C-2', 'A-1, B-2, C-3', 'A-2, B-3, C-1', 'A-1, B-3, C-2']
const expected = {
  type: 'match',
  question: 'Match the works.',
  list1: ['Amuktamalyada', 'Gathasaptasati', 'Manucharitra'],
  list2: ['Hala', 'Peddana', 'Krishnadevaraya'],
  options: codes,
  correctAnswer: 0,
}
const header = ['Question', 'A', 'B', 'C', 'D', 'Answer', 'Type']
const lines = (list: string) => `Match the works.\n${list}`
const sideBySide =
  'List I  List II\nA. Amuktamalyada  1. Hala\nB. Gathasaptasati  2. Peddana\nC. Manucharitra  3. Krishnadevaraya'

describe.each([
  ['in two columns of spaces', sideBySide],
  [
    'in a table of the notation',
    sideBySide.replace(/^(.*) {2}(.*)$/gm, '| $1 | $2 |').replace('\n', '\n|---|---|\n'),
  ],
  [
    'with bars, brackets and Roman numbers',
    '(a) Amuktamalyada | (i) Hala\n(b) Gathasaptasati | (ii) Peddana\n(c) Manucharitra | (iii) Krishnadevaraya',
  ],
  [
    'below each other',
    'List-I:\nA) Amuktamalyada\nB) Gathasaptasati\nC) Manucharitra\nList-II:\n1) Hala\n2) Peddana\n3) Krishnadevaraya\nCodes:\nA B C',
  ],
])('lists %s', (_, list) => {
  test.each([
    ['Excel', (row: string[]) => put('m.xlsx', workbook({ Questions: [header, row] }))],
    [
      'CSV',
      (row: string[]) =>
        put('m.csv', [header, row].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')),
    ],
  ])('are read from %s', async (__, file) => {
    const { stored, faults } = await read(file([lines(list), ...codes, 'A', '']))
    expect(faults).toEqual([])
    expect(stored).toMatchObject([expected])
    expect(
      checkQuestions(stored, 'questions', 'test').filter(({ severity }) => severity === 'error'),
    ).toEqual([])
  })
})

describe('in Word', () => {
  const asked = (middle: string) =>
    wordFile([
      paragraph(letters('1. Match the works.')),
      middle,
      ...codes.map((code, at) => paragraph(letters(`(${'abcd'[at]}) ${code}`))),
      paragraph(letters('Ans: (a)')),
    ])

  test.each([
    [
      'a table with a title for each list',
      [
        ['List I', 'List II'],
        ['A. Amuktamalyada', '1. Hala'],
        ['B. Gathasaptasati', '2. Peddana'],
        ['C. Manucharitra', '3. Krishnadevaraya'],
      ],
    ],
    [
      'a table with its labels in columns of their own',
      [
        ['A', 'Amuktamalyada', '1', 'Hala'],
        ['B', 'Gathasaptasati', '2', 'Peddana'],
        ['C', 'Manucharitra', '3', 'Krishnadevaraya'],
      ],
    ],
  ])('%s is two lists', async (_, rows) => {
    const { stored, faults } = await read(put('m.docx', asked(table(...rows))))
    expect(faults).toEqual([])
    expect(stored).toMatchObject([expected])
  })

  test('lines with tabs are two lists', async () => {
    const file = join(folder, 'm.docx')
    copyFileSync('tests/fixtures/questions/word/match-following.docx', file)
    const { stored } = await read(file)
    expect(stored).toMatchObject([
      {
        type: 'match',
        question: 'Match List I with List II:',
        list1: ['Delhi', 'Kolkata', 'Patna'],
        list1Title: 'List I',
        list2: ['Yamuna', 'Hooghly', 'Ganga'],
        list2Title: 'List II',
        correctAnswer: 0,
      },
    ])
    const paper = (await readQuestionFiles([], null, [file])).get(file) ?? ''
    expect(checkBare(file, paper).summary).toMatch(/1 question \(1 with two lists\)/)
  })
})

const row = (cells: readonly string[]) => put('m.xlsx', workbook({ Questions: [header, [...cells]] }))

test('both languages of a question have its lists', async () => {
  const telugu = 'జతపరచండి.\nజాబితా I  జాబితా II\nA. ఢిల్లీ  1. యమున\nB. పాట్నా  2. గంగ'
  const english = 'Match.\nList I  List II\nA. Delhi  1. Yamuna\nB. Patna  2. Ganga'
  const cells = [
    ['Question', 'Question (Telugu)', 'A', 'B', 'Answer'],
    [english, telugu, 'A-1, B-2', 'A-2, B-1', 'A'],
  ]
  const { stored } = await read(put('m.xlsx', workbook({ Questions: cells })))
  expect(stored).toMatchObject([
    {
      question: { en: 'Match.', te: 'జతపరచండి.' },
      list1: [
        { en: 'Delhi', te: 'ఢిల్లీ' },
        { en: 'Patna', te: 'పాట్నా' },
      ],
      list2Title: { en: 'List II', te: 'జాబితా II' },
    },
  ])
})

test.each([
  ['3 1 2', '1 2 3', '2-3-1', '1, 3, 2'],
  ['A3 B1 C2', 'A1 B2 C3', 'A2 B3 C1', 'A1 B3 C2'],
  [
    '(A)-(iii), (B)-(i), (C)-(ii)',
    'A-i, B-ii, C-iii',
    'A → 2, B → 3, C → 1',
    'A: 1; B: 3; C: 2'.replace(/:/g, '-'),
  ],
])('codes such as %s are written alike', async (...options) => {
  const { stored } = await read(row([lines(sideBySide), ...options, 'A', '']))
  expect(stored).toMatchObject([expected])
})

test('a question of nothing but its lists is asked by a text of its own, and a line below them stays', async () => {
  const { stored } = await read(row([sideBySide, ...codes, 'A', '']))
  expect(stored).toMatchObject([{ ...expected, question: 'Match List I with List II.' }])
  const more = `Columns hold works and authors.\n${sideBySide}\nWhich code is right?`
  const { stored: others } = await read(row([more, ...codes, 'A', '']))
  expect(others).toMatchObject([
    { ...expected, question: 'Columns hold works and authors.\nWhich code is right?', list1Title: 'List I' },
  ])
})

test('codes are made of the right one where the type says so and there are none', async () => {
  const { stored, faults } = await read(
    row([lines(sideBySide), '', '', '', '', 'A-3, B-1, C-2', 'match the following']),
  )
  expect(faults).toEqual([])
  const [question] = stored.map((one) => readQuestion(one, 0, {}))
  if (typeof question !== 'object') throw new Error(question)
  expect(new Set(question.options).size).toBe(4)
  expect(question.options[Number(question.correctAnswer)]).toBe('A-3, B-1, C-2')
})

test.each([
  [
    'no lists are found though the type says so',
    ['Match them.', ...codes, 'A', 'match'],
    /^its two lists were not found: /,
  ],
  [
    'its one answer is no code',
    [lines(sideBySide), '', '', '', '', 'A-3, B-1', 'match'],
    /^its answer "A-3, B-1" is no code /,
  ],
])('a question of which %s is a fault of the file', async (_, cells, message) => {
  const { stored, faults } = await read(row(cells))
  expect(stored).toEqual([])
  expect(faults).toEqual([
    { place: 'Questions!A2', severity: 'error', message: expect.stringMatching(message) },
  ])
})

test('statements with the labels of a list, whose options are no codes, stay a question with one right option', async () => {
  const { stored } = await read(
    row([lines(sideBySide), 'A and 1', 'B and 2', 'C and 3', 'None of these', 'A', '']),
  )
  expect(stored).toEqual([expect.not.objectContaining({ type: 'match' })])
})

test('a code that names no line of the lists is an error of the document', () => {
  const options = ['A-3, B-1, C-2', 'A-4, B-1, C-2', 'A-1, B-2', 'None of these']
  const found = checkQuestions([{ ...expected, options, explanation: 'Why.' }], 'questions', 'test')
  expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'error its option B, "A-4, B-1, C-2", is no code of its lists: A to C, each with one of 1 to 3.',
    'error its option C, "A-1, B-2", is no code of its lists: A to C, each with one of 1 to 3.',
  ])
})

test('on the way out it is a question with a table, which any format can write', () => {
  const { questions, lost } = storedPaper({ questions: [{ id: 'q', ...expected }] }, {})
  expect(lost).toEqual([])
  expect(plainText(questions[0]?.text ?? '')).toContain('A. Amuktamalyada | 1. Hala')
  expect(questions[0]?.key).toMatchObject({ correct: 0 })
})
