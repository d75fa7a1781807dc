/** What an operator says about question files: answers to questions, files of answers, and what is left out. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { letters, paragraph, wordFile } from '../../tests/testing/word-file'
import { runContentTool } from './run'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reading-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bold = (text: string) => paragraph(letters(text, '<w:b/>'))
const lines = (text: string) =>
  text.split('\n').map((line) => (line.startsWith('!') ? bold(line.slice(1)) : paragraph(line)))

function put(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, name.endsWith('.docx') ? wordFile(lines(text)) : text)
  return file
}

/** Runs the tool as an operator types it. */
async function run(...words: string[]) {
  const said: string[] = []
  const tell = (line: string) => said.push(line.replaceAll(`${folder}/`, ''))
  const open = () => {
    throw new Error('nothing is opened')
  }
  const code = await runContentTool(words, { out: tell, err: tell, ask: async () => null }, open)
  return { code, lines: said.filter((line) => !line.includes('it has no explanation')) }
}

const question = (number: number, rest = '') => `${number}. Question ${number}?\n(a) x\n(b) y${rest}`

test('a question about a file is answered on the command line', async () => {
  const file = put('paper.docx', `1. Which?\n(a) x\n!(b) y\n${question(2)}`)
  const asked = await run('check', file)
  expect(asked.code).toBe(1)
  expect(asked.lines[0]).toBe(
    'error   paper.docx: Is the bold option the right one in questions without an answer (question 1)? Answer with --say bold-is-key=yes (Yes) or --say bold-is-key=no (No).',
  )
  const said = await run('check', file, '--say', 'bold-is-key=yes', '--skip')
  expect(said).toEqual({
    code: 0,
    lines: [
      expect.stringContaining('error   paper.docx question 2, paragraph 4: it has no answer'),
      'paper.docx: 1 question (1 with one right option), 0 formulas, 0 pictures: 0 errors, 1 warning, 1 question left out.',
    ],
  })
  const refused = await run('check', file, '--say', 'bold-is-key=no', '--skip')
  // Nothing would be left.
  expect(refused.code).toBe(1)
})

describe('questions that cannot be read', () => {
  test('are left out with --skip, and stand in the way without', async () => {
    const file = put('paper.docx', `${question(1, '\nAns: a')}\n${question(2)}`)
    const refused = await run('check', file)
    expect(refused.code).toBe(1)
    expect(refused.lines.at(-1)).toBe('Correct these questions, or leave them out with --skip.')
    expect((await run('check', file, '--skip')).code).toBe(0)
  })

  test('but what may be of several questions is never left out', async () => {
    const file = put('paper.docx', `Passage: India is large.\n${question(1, '\nAns: a')}`)
    expect((await run('check', file, '--skip')).code).toBe(1)
  })

  test('are listed in groups', async () => {
    const numbers = Array.from({ length: 45 }, (_, index) => index + 1)
    const file = put('paper.docx', numbers.map((number) => question(number)).join('\n'))
    const { lines: said } = await run('check', file)
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(
      /^error {3}paper\.docx: it has no answer.*: 45 places \(question 1, paragraph 1; .*; …\)\.$/,
    )
  })
})

describe('files of answers', () => {
  const paper = `${question(1)}\n${question(2)}`
  test.each([
    ['paper-key.txt', '1-b 2-a'],
    ['paper answers.csv', '1,b\n2,a'],
    ['paper_answer_key.docx', 'ANSWER KEY\n1. b\n2. a'],
  ])('"%s" beside a paper has its answers', async (name, text) => {
    const file = put('paper.docx', paper)
    put(name, text)
    expect(await run('check', file)).toEqual({
      code: 0,
      lines: [
        `paper.docx: 2 questions (2 with one right option), 0 formulas, 0 pictures, with ${name}: 0 errors, 2 warnings.`,
      ],
    })
  })

  test('one of any name is named by the operator, or by the document', async () => {
    const file = put('paper.docx', paper)
    const key = put('final.txt', '1-b 2-a')
    expect((await run('check', file, '--key-file', key)).code).toBe(0)
    const named = {
      title: 'A',
      categoryName: 'SSC',
      published: true,
      duration: 30,
      questionsFrom: 'paper.docx',
    }
    const tests = put('mock_tests.json', JSON.stringify({ a: { ...named, answersFrom: 'final.txt' } }))
    expect((await run('check', tests)).code).toBe(0)
    expect((await run('check', file, '--key-file', join(folder, 'none.txt'))).lines[0]).toContain(
      'there is no file',
    )
  })

  test.each([
    [
      'names no such question',
      '1-b 2-a 3-b',
      'the answer key names question 3, and the paper has no such question',
    ],
    ['lacks one', '1-b', 'question 2, paragraph 4: it has no answer'],
    ['holds something else', 'A letter.', 'no answers were found in "paper-key.txt"'],
  ])('one that %s is refused', async (_, text, message) => {
    const file = put('paper.docx', paper)
    put('paper-key.txt', text)
    const { code, lines: said } = await run('check', file)
    expect([code, said.join('\n')]).toEqual([1, expect.stringContaining(message)])
  })
})

test.each(['doc', 'odt', 'rtf', 'pdf'])('a .%s file is to be saved as .docx', async (ending) => {
  const { code, lines: said } = await run('check', put(`paper.${ending}`, 'x'))
  expect(code).toBe(1)
  expect(said[0]).toMatch(/open it in Word.* choose File > Save As, .*"Word Document \(.docx\)"/)
})
