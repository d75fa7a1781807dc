/** Files as teachers and other systems make them: each is read right, or what is wrong is told at its place. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainText } from '../../../src/domain/rich-text'
import { workbook } from '../../../tests/testing/workbook'
import { checkQuestions } from '../check-questions'
import { formatOf } from '.'
import { aiken } from './aiken'
import { storedOf } from './authored'
import { gift } from './gift'
import { moodleXml } from './moodle-xml'
import { checkedPicture } from './picture-size'
import { qti } from './qti'
import { csv, xlsx } from './sheet'

const folder = 'tests/fixtures/questions/systems'

async function read(name: string) {
  const file = `${folder}/${name}`
  const format = formatOf(file)
  if (!format) throw new Error(`${file} is of no format`)
  return format.read(readFileSync(file), file)
}

test.each([
  ['floating_picture.xlsx', 'error Sheet1!B2: a picture, chart or shape lies over this cell'],
  ['extra_cols.csv', 'error line 2: "A" stands in a column without a name'],
  ['telugu_lost_nolang.csv', 'error line 2: "?? ???? ???????" has lost its letters'],
  ['mojibake.csv', 'has lost its letters'],
  ['html_cells.csv', 'error line 3: it holds a script'],
  ['one_cell.xlsx', 'error Questions!A4: "1" and "2" in its text look like options'],
  ['unknown_headers.xlsx', 'error Questions!D2: its answer may be one of the columns that are left out'],
  ['unknown_headers.xlsx', 'error Questions!D3: its answer may be one of the columns that are left out'],
  ['cell_styles.xlsx', 'error Questions!E2: only option A is coloured, and its answer is C'],
  ['cell_styles.xlsx', 'error Questions!E3: only option B is bold, and its answer is A'],
  ['cell_styles.xlsx', 'error Questions!B4: it has letters that are struck through'],
  ['cell_styles.xlsx', 'error Questions!A5: its font Kruti Dev 010 has letters of its own'],
  ['cell_styles.xlsx', 'error Questions!B7: it is raised or lowered as a whole'],
  ['number_formats.xlsx', 'warning Questions!B3: it shows 3.14, and holds 3.14159'],
  ['number_formats.xlsx', 'error Questions!B5: it is shown as a fraction'],
  ['long_numbers.xlsx', 'error Questions!B2: "Option A" holds 1234567890123460'],
  ['long_numbers.xlsx', 'error Questions!C2: "Option B" holds 1e+21'],
  ['option_prefix.xlsx', 'error Questions!B3: "(b) Agra" is labelled as another option than its column'],
  ['passage_once.xlsx', 'warning Questions!E3: the row above has a passage, and this one has none'],
  ['lost_rupee.xlsx', 'error Questions!A3: "â‚¹500 is?" has lost its letters'],
  ['changed_cells.csv', 'error line 2: "Option A" holds "01-Feb"'],
  ['changed_cells.csv', 'error line 3: "Option A" holds "1.23E+15"'],
  ['changed_cells.csv', 'error line 4: "Option A" holds an error of the spreadsheet ("#REF!")'],
  ['ticked.csv', 'error line 2: only option B has a star, a tick'],
  ['formula.xlsx', 'error Questions!B2: it holds a formula without its result'],
  ['no_empty_line.gift.txt', 'error line 1: more stands behind its answers'],
  ['moodle19.xml', 'error question 1 "a": a picture or sound stands beside its text ("a.gif")'],
  ['template.xml', 'error item i1: its text or numbers are drawn anew'],
  ['stimulus.xml', 'error item i1: its passage (stimulus) lies in another file'],
  ['qti-100-marks.xml', 'warning item QUE_104045: its 100 marks are read as 100 percent of one mark'],
  ['qti-zero-marks.xml', 'warning item addition-feedback: it says different things to different answers'],
])('%s is told of', async (name, sentence) => {
  const { faults } = await read(name)
  expect(
    faults.map(({ severity, place, message }) => `${severity} ${place}: ${message}`).join('\n'),
  ).toContain(sentence)
})

test.each([
  ['g_dot.gift.txt', 'Two plus two is ____.', { kind: 'single', correct: 1 }, null, null],
  ['g_missing.gift.txt', 'Grant is ____ in the tomb.', { kind: 'single', correct: 1 }, null, null],
  ['latex_paren.csv', 'If x^2 = 4 then?', { kind: 'single', correct: 0 }, null, null],
  ['html_cells.csv', 'What is H₂O?', { kind: 'single', correct: 0 }, null, null],
  ['rich_super.xlsx', 'If x² = 9 then x³ = ?', { kind: 'single', correct: 0 }, null, null],
  ['negative.xml', 'x\nWhich?', { kind: 'single', correct: 1 }, { correct: '2', wrong: '-0.5' }, null],
  [
    'qti-100-marks.xml',
    'Which of the following best defines psychology?',
    { kind: 'single', correct: 0 },
    null,
    'This is some general feedback',
  ],
  [
    'qti-zero-marks.xml',
    'Please calculate the following:\n1+1=____',
    { kind: 'numeric', answer: 2 },
    null,
    'Yes, that is correct.',
  ],
])('%s is read right', async (name, text, key, marking, explanation) => {
  const [question] = (await read(name)).questions
  expect(plainText(question?.text ?? '')).toBe(text)
  expect(question).toMatchObject({ key, marking, explanation })
})

test.each([
  ['numbered_headers.xlsx', ['Agra | Goa | Delhi | Pune → 2']],
  ['number_formats.xlsx', ['007 | 8 | 70 → 0', '3.14 | 3.1 | 2.7 → 0', 'Rs. 1,500 | 2000 | 3000 → 0']],
  ['option_prefix.xlsx', ['Agra | Delhi | Pune → 1', '(a) and (b) | (b) and (c) | (a) only → 0']],
  ['column_design.xlsx', ['a | b | c → 2', 'a | b | c → 1']],
  ['assertion_reason.csv', ['(A) is true but (R) is false | (A) is false but (R) is true → 1']],
])('the options of %s are what its author sees', async (name, expected) => {
  const { questions } = await read(name)
  expect(
    questions.map(
      ({ options, key }) =>
        `${options.map((option) => plainText(option)).join(' | ')} → ${key.kind === 'single' ? key.correct : key.kind}`,
    ),
  ).toEqual(expected)
})

test.each([
  ['x.csv', `Question,A,B,Answer\n${'q?,a,b,A\n'.repeat(600_000)}`],
  ['x.gift', 'q? {=a ~b}\n\n'.repeat(200_000)],
  ['x.aiken', 'Q?\nA. a\nB. b\nANSWER: A\n\n'.repeat(100_000)],
  ['x.xml', `<quiz>${'<question type="description"></question>'.repeat(100_000)}</quiz>`],
  ['x.xml', `<questestinterop>${'<item ident="x"></item>'.repeat(100_000)}</questestinterop>`],
])('%s with far too many questions is refused', async (name, text) => {
  const format = [csv, gift, aiken, moodleXml, qti].find((one) => one.matches(name, text.slice(0, 500)))
  await expect(format?.read(Buffer.from(text), name)).rejects.toThrow(
    'it holds more than 5,000 questions: split it into several files',
  )
})

test('so is a workbook', async () => {
  const rows = [
    ['Question', 'A', 'B', 'Answer'],
    ...Array.from({ length: 2600 }, () => ['q?', 'a', 'b', 'A']),
  ]
  await expect(xlsx.read(workbook({ One: rows, Two: rows }), 'x.xlsx')).rejects.toThrow(
    'more than 5,000 questions',
  )
})

test.each(['lost_rupee.csv', 'lost_rupee.gift.txt', 'lost_rupee.xlsx'])(
  'the lost rupee of %s is doubted',
  async (name) => {
    const { questions } = await read(name)
    expect(checkQuestions(questions.map(storedOf), 'questions', 'test')).toContainEqual({
      severity: 'warning',
      field: 'questions[0]',
      message: expect.stringMatching(
        /^".*\?5.*" has a question mark before a number: is it a lost sign such as ₹\?$/,
      ),
    })
  },
)

test('a tick at one option of a question of another system gives its answer away', async () => {
  const { questions } = await read('ticked.gift.txt')
  expect(checkQuestions(questions.map(storedOf), 'questions', 'test')).toContainEqual({
    severity: 'error',
    field: 'questions[0]',
    message: 'only option B has a star, a tick or a word that marks the answer: take it out.',
  })
})

test('raised letters of a cell stay raised', async () => {
  const [question] = (await read('rich_super.xlsx')).questions
  expect(JSON.stringify(question?.text)).toContain(
    '"If x",{"type":"sup","text":"2"}," = 9 then x",{"type":"sup"',
  )
})

test('a small workbook with one far cell is refused before it is opened', async () => {
  await expect(read('bomb_farcell.xlsx')).rejects.toThrow('reaches to XFD1048576')
})

test('a picture with entities, or with more pixels than phones unpack, is refused', () => {
  const png = Buffer.from(readFileSync('tests/fixtures/questions/bars.png'))
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(20_000, 20)
  expect(() => checkedPicture('huge.png', png)).toThrow('20000 x 20000 pixels')
  expect(() => checkedPicture('lol.svg', readFileSync(`${folder}/lol.svg`))).toThrow('declares entities')
})
