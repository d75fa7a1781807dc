/** Texts as spreadsheets and editors save them: other separators, other encodings, other headers. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workbook } from '../../../tests/testing/workbook'
import { runContentTool } from '../run'
import { formatOf } from '.'
import type { AuthoredPaper } from './authored'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function put(name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

async function read(name: string, content: string | Uint8Array): Promise<AuthoredPaper> {
  const file = put(name, content)
  const format = formatOf(file)
  if (!format) throw new Error(`${name} is of no format`)
  return format.read(readFileSync(file), file)
}

const told = ({ faults }: AuthoredPaper) =>
  faults.map(({ place, severity, message }) => `${severity} ${place}: ${message}`)

/** Runs `check` as an author types it. */
async function check(name: string, content: string | Uint8Array): Promise<string> {
  const lines: string[] = []
  const tell = (line: string) => lines.push(line.replaceAll(`${folder}/`, ''))
  const open = () => {
    throw new Error('nothing is opened')
  }
  await runContentTool(['check', put(name, content)], { out: tell, err: tell, ask: async () => null }, open)
  return lines.join('\n')
}

const rows = [
  ['Question', 'Option A', 'Option B', 'Answer', 'Explanation'],
  ['నది ఏది?', 'గోదావరి', 'కృష్ణ', 'B', 'It, too; flows'],
]
const joined = (by: string) => rows.map((cells) => cells.join(by)).join('\r\n')
const read1 = [{ text: 'నది ఏది?', options: ['గోదావరి', 'కృష్ణ'], key: { kind: 'single', correct: 1 } }]

describe('a text of rows', () => {
  test.each([
    ['paper.tsv', joined('\t')],
    ['paper.tab', joined('\t')],
    ['paper.txt', joined('\t')],
    ['paper.csv', joined('\t')],
    ['paper.csv', joined(';').replace('It, too; flows', '"It, too; flows"')],
    ['title.csv', `Model paper, 2026\n\n${joined('\t')}`],
    ['title.csv', `Model paper, 2026;;\n${joined(';').replace('It, too; flows', '"It, too; flows"')}`],
  ])('%s (%#) is read, whatever parts its cells', async (name, content) => {
    const paper = await read(name, content)
    expect(told(paper)).toEqual([])
    expect(paper.questions).toMatchObject(read1)
    expect(paper.questions[0]?.explanation).toBe('It, too; flows')
  })

  test('may be the "Unicode text" of Excel, and UTF-8 with a mark', async () => {
    const swapped = Buffer.from(`\uFEFF${joined('\t')}`, 'utf16le').swap16()
    for (const bytes of [
      Buffer.from(`\uFEFF${joined('\t')}`, 'utf16le'),
      Buffer.from(joined('\t'), 'utf16le'),
      swapped,
      Buffer.from(`\uFEFF${joined('\t')}`, 'utf8'),
    ]) {
      const paper = await read('unicode.txt', bytes)
      expect(told(paper)).toEqual([])
      expect(paper.questions).toMatchObject(read1)
    }
  })
})

const latin = (text: string) => Buffer.from(text, 'latin1')

describe('an older Windows', () => {
  test('has its quotes and dashes read, and told with the line of the first', async () => {
    const paper = await read(
      'old.csv',
      latin('Question,A,B,Answer\nWhat?,p,q,A\nWho said \x93caf\xe9\x94 \x96 or 90\xb0?,p,q,A'),
    )
    expect(paper.questions[1]?.text).toBe('Who said “café” – or 90°?')
    expect(told(paper)).toEqual([
      'warning line 3: it is not written in UTF-8: “ é ” – ° are read as an older Windows writes them: compare, or save the file in UTF-8.',
    ])
  })

  test.each([
    ['old.aiken.txt', 'It\x92s which?\nA) p\nB) q\nANSWER: A'],
    ['old.gift', 'It\x92s which? {=p ~q}'],
  ])('wrote %s as well', async (name, content) => {
    const paper = await read(name, latin(content))
    expect(paper.questions[0]?.text).toBe('It’s which?')
    expect(told(paper)).toEqual([expect.stringMatching(/^warning line 1: .* ’ is read as an older Windows/)])
  })

  test('has no letters of other scripts: a file of those is refused in one sentence', async () => {
    const bytes = Buffer.concat([latin('Question,A,B,Answer\n'), Buffer.from([0xb3, 0xcf, 0xcc, 0xe1, 0x2c])])
    await expect(read('iscii.csv', bytes)).rejects.toThrow('it is not written in UTF-8; save it as')
  })
})

describe('a header that is not known is told with what was found and what is needed', () => {
  test('in a text', async () => {
    expect(await check('odd.csv', 'Item,A,B,Right one\nWhat?,p,q,A\n')).toContain(
      'no row names the columns that it needs: found are "Item", "A", "B", "Right one" (not known: "Item", "Right one"); needed are Question, Option A, Option B … and Answer, in one row. The first line is "Item,A,B,Right one".',
    )
    expect(await check('odd.tsv', 'Item\tA\tB\tRight\nWhat?\tp\tq\tA\n')).toMatch(
      /found are "Item", "A", "B", "Right" .*The first line is "Item → A → B → Right"\./,
    )
    expect(await check('odd.txt', 'Question|A|B|Answer\nWhat?|p|q|A\n')).toMatch(
      /it is no question file of a kind that is read here .*it has one column only.*The first line is "Question\|A\|B\|Answer"\./,
    )
    expect(await check('empty.csv', '')).toContain('no row names its columns: needed are Question,')
  })

  test('in a workbook', async () => {
    await expect(
      read(
        'odd.xlsx',
        workbook({
          Sheet1: [
            ['Q no', 'Item', 'Key'],
            [1, 'What?', 'A'],
          ],
        }),
      ),
    ).rejects.toThrow(
      'no row names the columns that it needs: found are "Q no", "Item", "Key" (not known: "Item"); needed are',
    )
  })

  test('where a test names the file', async () => {
    put('odd.csv', 'Item,A,B,Right one\nWhat?,p,q,A\n')
    const test1 = { title: 'One', published: true, duration: 60, questionsFrom: 'odd.csv' }
    expect(await check('mock_tests.json', JSON.stringify({ one: test1 }))).toMatch(
      /odd\.csv" cannot be read as CSV: no row names the columns that it needs: found are "Item",/,
    )
  })
})
