/** Two files that are dropped together on the desk. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPaperFiles } from './read-paper-file'

const folder = mkdtempSync(join(tmpdir(), 'two-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, rows: readonly string[][]): string {
  const path = join(folder, name)
  writeFileSync(path, rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'))
  return path
}

const header = ['No', 'Question', 'A', 'B', 'C', 'D']
const english = [
  header,
  ...['Krishna', 'Penna', 'Godavari'].map((name, at) => [
    `${at + 1}`,
    `Where does the ${name} rise?`,
    'Mahabaleshwar',
    'Nandi',
    'Nashik',
    'Amarkantak',
  ]),
]
const telugu = [
  header,
  ...['కృష్ణా', 'పెన్నా', 'గోదావరి'].map((name, at) => [
    `${at + 1}`,
    `${name} నది ఎక్కడ పుడుతుంది?`,
    'మహాబలేశ్వర్',
    'నంది',
    'నాసిక్',
    'అమర్‌కంటక్',
  ]),
]
const key = [
  ['Q.No', 'Answer'],
  ['1', 'A'],
  ['2', 'B'],
  ['3', 'C'],
]
const keyed = (rows: readonly string[][]) =>
  rows.map((row, at) => [...row, at === 0 ? 'Answer' : 'ABC'.charAt(at - 1)])

const keysOf = (questions: readonly Record<string, unknown>[]) => questions.map((one) => one.correctAnswer)

test.each([
  ['the paper first', (paper: string, answers: string) => [paper, answers]],
  ['the answers first', (paper: string, answers: string) => [answers, paper]],
])('a paper and its answers are known by what they hold: %s', async (_, inOrder) => {
  const files = inOrder(write('rivers.csv', english), write('list 7.csv', key))
  const { asked, questions, faults } = await readPaperFiles(files)
  expect([asked, faults.filter(({ severity }) => severity === 'error')]).toEqual([null, []])
  expect(keysOf(questions)).toEqual([0, 1, 2])
})

test('an English and a Telugu file are one paper in two languages, whatever they are called', async () => {
  const files = [write('b.csv', keyed(telugu)), write('a.csv', keyed(english))]
  const { asked, questions, fields } = await readPaperFiles(files)
  expect(asked).toBeNull()
  expect(fields.languages).toEqual(['en', 'te'])
  expect(questions[0]?.question).toMatchObject({
    en: 'Where does the Krishna rise?',
    te: expect.stringContaining('కృష్ణా'),
  })
})

test('a fault of the second file names it as the operator does', async () => {
  const [head = [], first = [], ...others] = keyed(telugu)
  const files = [
    write('a.csv', keyed(english)),
    write('telugu.csv', [head, [...first.slice(0, -1), 'D'], ...others]),
  ]
  const { faults } = await readPaperFiles(files)
  expect(faults.map(({ place, message }) => `${place}: ${message}`).join()).toMatch(/telugu\.csv/)
  expect(JSON.stringify(faults)).not.toContain('paper-te')
})

test('where both hold questions in one language, one question is asked', async () => {
  const more = english.map((row, at) => (at === 0 ? row : row.with(1, `Other ${row[1]}`)))
  const files = [write('one.csv', keyed(english)), write('two.csv', keyed(more))]
  const { asked, questions } = await readPaperFiles(files)
  expect(questions).toEqual([])
  expect(asked).toEqual({
    id: 'paper',
    text: 'Which one is the paper?',
    choices: [
      { id: '0', text: 'one.csv' },
      { id: '1', text: 'two.csv' },
      { id: 'each', text: 'Each is a paper of its own' },
    ],
  })
})

const word = 'tests/fixtures/question-files/word'
function copied(from: string, name: string): string {
  const path = join(folder, name)
  copyFileSync(from, path)
  return path
}

test('a Word paper takes its answers from a text file', async () => {
  const paper = copied(`${word}/two-files.docx`, 'English.docx')
  const answers = copied(`${word}/two-files-key.txt`, 'list.txt')
  const keyed = await readPaperFiles([answers, paper])
  expect([keyed.asked, keyed.faults]).toEqual([null, []])
  expect(keyed.questions[0]).toMatchObject({
    question: 'Which river flows through Vijayawada?',
    correctAnswer: 1,
  })
})

test('a file that its paper cannot be read with is not left out silently', async () => {
  const aiken = copied('docs/authors/paper.aiken.txt', 'aiken.txt')
  const list = copied(`${word}/two-files-key.txt`, 'list.txt')
  await expect(readPaperFiles([aiken, list])).rejects.toThrow(
    '"list.txt" cannot be read together with this paper. Give the files one after the other.',
  )
})

test('more than two files are refused', async () => {
  await expect(readPaperFiles(['a.csv', 'b.csv', 'c.csv'])).rejects.toThrow('Give one paper at a time')
})
