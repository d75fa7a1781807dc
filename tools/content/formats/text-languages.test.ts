/** Texts that hold two languages: apart where that is certain, refused where other questions are, else as they are. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { workbook } from '../../../tests/testing/workbook'
import { readQuestionFile } from '../question-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function read(name: string, content: string | Uint8Array, answers: Record<string, string> = {}) {
  const file = join(folder, name)
  writeFileSync(file, content)
  const paper = await readQuestionFile(file, { answers })
  if (typeof paper === 'string') throw new Error(paper)
  return paper
}

const capital = ['What is the capital? / రాజధాని ఏది?', 'Delhi / ఢిల్లీ', 'Rome/రోమ్', 'UN', '5', 'A']
const head = ['Question', 'A', 'B', 'C', 'D', 'Answer']
const twice = {
  text: { en: 'What is the capital?', te: 'రాజధాని ఏది?' },
  options: [{ en: 'Delhi', te: 'ఢిల్లీ' }, { en: 'Rome', te: 'రోమ్' }, 'UN', '5'],
  key: { kind: 'single', correct: 0 },
}

test('a sign between the languages of a cell, or a line each', async () => {
  const lines = ['HQ of UNESCO?\nUNESCO కేంద్రం ఎక్కడ?', 'Paris\nపారిస్', 'Rome\nరోమ్', '1/2', 'km/h', 'B']
  const { questions, languages, faults } = await read('a.xlsx', workbook({ Polity: [head, capital, lines] }))
  expect(questions).toMatchObject([
    twice,
    {
      text: { en: 'HQ of UNESCO?', te: 'UNESCO కేంద్రం ఎక్కడ?' },
      options: [{ en: 'Paris', te: 'పారిస్' }, { en: 'Rome', te: 'రోమ్' }, '1/2', 'km/h'],
      key: { correct: 1 },
    },
  ])
  expect([languages, faults]).toEqual([['en', 'te'], []])
})

test('so are those of a text file', async () => {
  const block = [capital[0], ...capital.slice(1, 5).map((one, at) => `${'ABCD'[at]}. ${one}`), 'ANSWER: A']
  expect((await read('a.txt', block.join('\n'))).questions).toMatchObject([twice])
})

const apart = 'its two languages cannot be told from each other'
test.each([
  ['no sign', 1, 'Delhi ఢిల్లీ'],
  ['another order', 1, 'ఢిల్లీ / Delhi'],
  ['one language', 1, 'ఢిల్లీ'],
  ['another language', 1, 'Delhi / दिल्ली'],
  ['two changes', 0, 'Which gas?\nఏ వాయువు?\nCO2 gas'],
  ['a unit', 1, 'Speed km/h వేగం'],
  ['a bracket', 1, '(Delhi / ఢిల్లీ) is'],
])('%s among questions in two languages is refused, with what was read of it', async (_, at, text) => {
  const { questions, leftOut } = await read(
    'a.xlsx',
    workbook({ Polity: [head, capital, capital, capital, capital, capital.with(at, text)] }),
  )
  expect(questions).toHaveLength(4)
  expect(leftOut).toMatchObject([
    { place: 'Polity!A6', message: expect.stringContaining(apart), partial: { text: expect.anything() } },
  ])
})

test('a paper in one language keeps its signs', async () => {
  const { questions } = await read(
    'a.xlsx',
    workbook({ P: [head, ['Speed in km/h?', '1 / 2', 'a/b', 'c', 'd', 'A']] }),
  )
  expect(questions).toMatchObject([{ text: 'Speed in km/h?', options: ['1 / 2', 'a/b', 'c', 'd'] }])
})

const english = (text: string) => [text, 'w', 'x', 'y', 'z', 'A']
const three = workbook({
  Polity: [head, english('One?'), english('Two?')],
  History: [head, english('Three?')],
  Economy: [head, english('Four?')],
})

test('a workbook of several sheets is one test with sections, or a test of each sheet', async () => {
  const first = await read('b.xlsx', three)
  expect(first.asked).toMatchObject([
    {
      id: 'sheets',
      text: '3 sheets of questions: Polity (2), History (1), Economy (1). One test with sections, or 3 tests?',
    },
  ])
  const whole = await read('b.xlsx', three, { sheets: 'sections' })
  expect(whole.questions.map(({ section }) => section)).toEqual(['Polity', 'Polity', 'History', 'Economy'])
  const which = await read('b.xlsx', three, { sheets: 'tests' })
  expect(which.asked?.[0]).toMatchObject({
    id: 'sheet',
    choices: [{ id: 'Polity' }, { id: 'History' }, { id: 'Economy' }],
  })
  const history = await read('b.xlsx', three, { sheets: 'tests', sheet: 'History' })
  expect(history).toMatchObject({ title: 'History', questions: [{ text: 'Three?', section: null }] })
  const named = await readQuestionFile(`${join(folder, 'b.xlsx')}#Economy`)
  expect(named).toMatchObject({ title: 'Economy', questions: [{ text: 'Four?' }] })
})

test('a question that cannot be read keeps its text and options', async () => {
  const { leftOut } = await read(
    'a.xlsx',
    workbook({ P: [head, english('Right?'), english('No key?').with(5, 'Q')] }),
  )
  expect(leftOut).toMatchObject([
    { place: 'P!F3', partial: { text: 'No key?', options: ['w', 'x', 'y', 'z'] } },
  ])
})

test.each([
  ['Translate into English:\nనది ఎక్కడ ఉంది', ['Where is the river', 'What is it', 'Who came', 'None of them']],
  ['Fill in the blank:\nमैं ____ हूँ', ['छात्र', 'नदी', 'पहाड़', 'सड़क']],
])('a paper of a language, with a task in another, stays as it is: %s', async (text, options) => {
  const { questions, leftOut = [] } = await read('a.xlsx', workbook({ P: [head, [text, ...options, 'A']] }))
  expect(leftOut).toEqual([])
  expect(questions).toMatchObject([{ text, options }])
})
