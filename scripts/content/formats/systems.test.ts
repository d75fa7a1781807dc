/** Files as teachers and other systems make them: each is read right, or what is wrong is told at its place. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainText } from '../../../src/domain/rich-text'
import { formatOf } from '.'
import { checkedPicture } from './picture-size'

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
  ['merged.xlsx', 'error Questions!A2: A2:A3 is one merged cell'],
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
  ['g_dot.gift.txt', 'Two plus two is ____.', { kind: 'one', correct: 1 }, null, null],
  ['g_missing.gift.txt', 'Grant is ____ in the tomb.', { kind: 'one', correct: 1 }, null, null],
  ['latex_paren.csv', 'If x^2 = 4 then?', { kind: 'one', correct: 0 }, null, null],
  ['html_cells.csv', 'What is H2O?', { kind: 'one', correct: 0 }, null, null],
  ['rich_super.xlsx', 'If x2 = 9 then x3 = ?', { kind: 'one', correct: 0 }, null, null],
  ['negative.xml', 'x\nWhich?', { kind: 'one', correct: 1 }, { correct: '2', wrong: '-0.5' }, null],
  [
    'qti-100-marks.xml',
    'Which of the following best defines psychology?',
    { kind: 'one', correct: 0 },
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
