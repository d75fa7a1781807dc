/** Sheets of questions as an operator checks them: what is asked, left out, listed in groups, and read from files beside. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workbook } from '../../tests/testing/workbook'
import { columnOf } from './formats/header-words'
import { withNamedSections } from './named-sections'
import { readQuestionFiles } from './question-files'
import { runContentTool } from './run'
import { skipFaulty } from './skip-questions'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** Runs the tool as an operator types it. @param typed what the operator answers to questions; null where nobody can be asked */
async function run(words: readonly string[], typed: readonly string[] | null = null) {
  const said: string[] = []
  const left = [...(typed ?? [])]
  const tell = (line: string) => said.push(line.replaceAll(`${folder}/`, ''))
  const open = () => {
    throw new Error('nothing is opened')
  }
  const ask = async (question: string) => {
    if (typed === null) return null
    tell(question)
    return left.shift() ?? null
  }
  const code = await runContentTool(words, { out: tell, err: tell, ask }, open)
  return { code, lines: said.filter((line) => !line.includes('it has no explanation')) }
}

const head = 'S.No,Question,A,B,C,D,Answer'

describe('an answer that can be read in two ways', () => {
  const both = `${head}\n1,Even?,2,3,4,5,"A, C"\n2,Odd?,2,4,6,7,D`

  test('is asked in the terminal until the operator chooses', async () => {
    const { code, lines } = await run(['check', put('paper.csv', both)], ['what?', '1'])
    const question =
      'paper.csv: The answer "A, C" names several options (1 question). Must a student choose all of them? Type 1 for Yes, 2 for No: '
    expect([code, ...lines]).toEqual([
      0,
      question,
      question,
      expect.stringContaining('2 questions (1 with one right option, 1 with several)'),
    ])
  })

  test('stands in the way where nobody can be asked, and --say answers it', async () => {
    const file = put('paper.csv', both)
    const { code, lines } = await run(['check', file])
    expect([code, lines[0]]).toEqual([1, expect.stringContaining('--say several-answers=yes (Yes)')])
    expect((await run(['check', file, '--say', 'several-answers=yes'])).code).toBe(0)
    expect((await run(['check', file, '--say', 'several-answers=no'])).code).toBe(1)
  })

  test.each([
    ['letters', 'Blood group?,AB,A,B,O,A', 'answer-letters=text', 1],
    ['letters as labels', 'Blood group?,AB,A,B,O,A', 'answer-letters=place', 0],
    ['numbers from 0', 'Which?,p,q,r,s,0', 'answers-from-0=yes', 0],
  ])('%s', async (_, row, said, correct) => {
    const file = put('paper.csv', `${head}\n1,${row}`)
    expect((await run(['check', file])).code).toBe(1)
    const [id = '', choice = ''] = said.split('=')
    const papers = await readQuestionFiles([], null, [file], { answers: { [id]: choice } })
    expect(papers.get(file)).toMatchObject({ questions: [{ key: { kind: 'single', correct } }] })
  })
})

describe('--skip', () => {
  const rows = [
    ['S.No', 'Question', 'A', 'B', 'Answer'],
    [null, 'First?', 'p', 'q', 'A'],
    [null, 'Second?', 'p', 'q', 'X'],
    [null, 'Third?', new Date(Date.UTC(2024, 1, 1)), 'q', 'B'],
    [null, 'Fourth?', 'p', 'q', 'B'],
    [null, 'First?', 'q', 'p', 'B'],
  ]

  test('takes the good questions, lists the others, and keeps ids as they would be', async () => {
    const file = put('paper.xlsx', workbook({ Paper: rows }))
    expect((await run(['check', file])).code).toBe(1)
    const { code, lines } = await run(['check', file, '--skip'])
    expect(lines).toEqual([
      expect.stringContaining('error   paper.xlsx Paper!E3: the answer "X" is none of the options'),
      expect.stringContaining('error   paper.xlsx Paper!C4: "A" holds a date'),
      expect.stringContaining('error   paper.xlsx Paper!B6: it is the same question as Paper!B2.'),
      expect.stringMatching(/^paper\.xlsx: 2 questions .*: 0 errors, 2 warnings, 3 questions left out\.$/),
    ])
    expect(code).toBe(0)
    const kept = skipFaulty(await readQuestionFiles([], null, [file])).get(file)
    expect(kept).toMatchObject({ questions: [{ id: 'q1' }, { id: 'q4' }] })
  })

  test('does not take what may be wrong for the whole sheet', async () => {
    const second = [
      ['S.No', 'Question', 'Answer', 'A', 'B'],
      [1, 'Sixth?', 'A', 'p', 'q'],
    ]
    const file = put('paper.xlsx', workbook({ Paper: [...rows, ...second] }))
    const { code, lines } = await run(['check', file, '--skip'])
    expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining('it names columns again')])
  })
})

test('problems of one kind are one line', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => `${at + 1},Question ${at + 1}?,p,q,r,s,A`)
  const said: string[] = []
  const console = { out: (line: string) => said.push(line), err: () => {}, ask: async () => null }
  await runContentTool(['check', put('paper.csv', [head, ...rows].join('\n'))], console)
  expect(said).toEqual([
    expect.stringMatching(/it has no explanation: 30 places \(line 2; line 3; .*; …\)\.$/),
    expect.stringMatching(/30 warnings\.$/),
  ])
})

test('a file of answers of any name is named with --key-file', async () => {
  const file = put('paper.csv', 'S.No,Question,A,B\n1,What?,p,q\n2,Who?,p,q')
  const key = put('final.csv', 'Q.No,Ans\n1,B\n2,A')
  expect((await run(['check', file])).code).toBe(1)
  const { code, lines } = await run(['check', file, '--key-file', key])
  expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('with final.csv')])
})

test.each([
  ['old.xls', 'x', 'old Excel workbook: open it in Excel or LibreOffice, choose File > Save As'],
  ['sheet.ods', 'x', 'a sheet of LibreOffice: open it in Excel or LibreOffice'],
  ['locked.xlsx', '\xD0\xCF\x11\xE0', 'it has a password, or is an old file with a new name'],
  ['print.csv', '%PDF-1.4', 'it is a PDF'],
])('%s is refused with how to save it', async (name, content, sentence) => {
  const { code, lines } = await run(['check', put(name, Buffer.from(content, 'latin1'))])
  expect([code, lines[0]]).toEqual([1, expect.stringContaining(sentence)])
})

describe('sections of a file', () => {
  const questions = [{ section: 'Maths' }, { section: 'G.K.' }, { section: 'Maths' }]

  test('become those of a test without any', () => {
    expect(withNamedSections(questions, undefined)).toEqual({
      questions: [{ section: 'maths' }, { section: 'g-k' }, { section: 'maths' }],
      sections: [
        { id: 'maths', name: 'Maths' },
        { id: 'g-k', name: 'G.K.' },
      ],
    })
  })

  test('are found by the names of the test', () => {
    const own = [
      { id: 'm', name: 'MATHS' },
      { id: 'gk', name: 'GK' },
    ]
    expect(withNamedSections(questions, own)).toEqual({
      questions: [{ section: 'm' }, { section: 'gk' }, { section: 'm' }],
    })
    expect(withNamedSections([{ section: 'Physics' }], own)).toEqual({ questions: [{ section: 'Physics' }] })
  })
})

test.each([
  ['CorrectAnswer', 'key', null, null],
  ['Ans Key', 'key', null, null],
  ['Que', 'question', null, null],
  ['Q.No.', 'number', null, null],
  ['#', 'number', null, null],
  ['OP1', 'option', 0, null],
  ['Opt-B', 'option', 1, null],
  ['Option (C)', 'option', 2, null],
  ['OptionDEnglish', 'option', 3, 'en'],
  ['Question in Telugu', 'question', null, 'te'],
  ['Hindi Question', 'question', null, 'hi'],
  ['ఆప్షన్ 2', 'option', 1, 'te'],
  ['Answer (A/B/C/D)', 'key', null, null],
  ['-ve Marks', 'wrong', null, null],
  ['Question / ప్రశ్న', 'question', null, null],
  ['Correct %', undefined, undefined, undefined],
  ['correct_index', undefined, undefined, undefined],
])('a column called "%s"', (header, field, option, language) => {
  const column = columnOf(header)
  expect([column?.field, column?.option, column?.language]).toEqual([field, option, language])
})
