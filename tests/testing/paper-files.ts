/** A paper as files of each format, written for tests by what docs/authors.md says. */
import { readFileSync } from 'node:fs'
import {
  type Block,
  type Inline,
  inLanguage,
  isTranslated,
  type Line,
  type RichText,
} from '../../src/domain/rich-text'
import type { AuthoredQuestion } from '../../tools/content/formats/authored'
import { letterOf } from '../../tools/content/formats/key-text'
import { rightIn } from '../../tools/content/formats/kinds'
import { sampleSets } from '../fixtures/questions/sample'
import { letters, paragraph, picture, table, wordFile } from './word-file'
import { workbook } from './workbook'

const bars = readFileSync('tests/fixtures/questions/bars.png')

const signs = { strong: '**', underline: '__', sub: '~', sup: '^', emphasis: '' } as const

const pieceText = (piece: Inline): string => {
  if (typeof piece === 'string') return piece
  return piece.type === 'formula' ? `$${piece.tex}$` : `${signs[piece.type]}${piece.text}${signs[piece.type]}`
}
const lineText = ({ content }: Line) => content.map(pieceText).join('')

function blockText(block: Block): string {
  if (block.type === 'paragraph') return lineText(block)
  if (block.type === 'figure') return `![${block.alt}](${block.image})`
  if (block.type !== 'table') throw new Error(`no ${block.type} is in the sample`)
  const [head = '', ...rows] = block.rows.map(({ cells }) => `| ${cells.map(lineText).join(' | ')} |`)
  return [head, '|---|', ...rows].join('\n')
}

/** One language of a text in the authors' notation; null where it is not written in that one. */
function notation(text: RichText, language: 'en' | 'te' = 'en'): string | null {
  if (isTranslated(text) ? text[language] === undefined : language !== 'en') return null
  const { text: own } = inLanguage(text, language)
  return typeof own === 'string' ? own : own.map(blockText).join('\n')
}

/** `B`, `A, C`, `12.56 ± 0.04`, `3.5 to 3.6`. */
function keyText({ key }: AuthoredQuestion): string {
  if ('correct' in key) return rightIn(key).map(letterOf).join(', ')
  return 'from' in key
    ? `${key.from} to ${key.to}`
    : `${key.answer}${key.tolerance ? ` ± ${key.tolerance}` : ''}`
}

type Cell = (question: AuthoredQuestion) => string | number | null

/** Columns of a sheet, by their headers. */
const columns: ReadonlyArray<readonly [header: string, cell: Cell]> = [
  ['ID', ({ id }) => id],
  ['Question', ({ text }) => notation(text)],
  ['Question (Telugu)', ({ text }) => notation(text, 'te')],
  ...[0, 1, 2, 3, 4].flatMap((place): Array<readonly [string, Cell]> => {
    const header = `Option ${letterOf(place)}`
    return [
      [header, ({ options }) => notation(options[place] ?? '')],
      [`${header} (Telugu)`, ({ options }) => notation(options[place] ?? '', 'te')],
    ]
  }),
  ['Answer', keyText],
  ['Type', ({ key }) => key.kind],
  ['Explanation', ({ explanation }) => notation(explanation ?? '')],
  ['Topic', ({ topic }) => topic],
  ['Section', ({ section }) => section],
  ['Set', ({ set }) => set],
  ['Marks', ({ marking }) => marking?.correct ?? null],
  ['Negative', ({ marking }) => marking?.wrong ?? null],
  ['Partial', ({ marking }) => marking?.partial ?? null],
]

/** An Excel workbook, with its passages in the sheet `Sets`. */
export function sheetPaper(questions: readonly AuthoredQuestion[]): Buffer {
  const rows = questions.map((question) => columns.map(([, cell]) => cell(question)))
  const sets = sampleSets.map(({ id, title, text }) => [id, title, notation(text)])
  return workbook({
    Questions: [columns.map(([header]) => header), ...rows],
    Sets: [['id', 'title', 'text'], ...sets],
  })
}

/** Questions with one right option; Aiken has no others. */
export function aikenPaper(questions: readonly AuthoredQuestion[]): string {
  return questions
    .filter(({ key }) => key.kind === 'single')
    .map((question) =>
      [
        notation(question.text),
        ...question.options.map((option, place) => `${letterOf(place)}) ${notation(option)}`),
        `ANSWER: ${keyText(question)}`,
      ].join('\n'),
    )
    .join('\n\n')
}

/** A text with the signs of GIFT behind a backslash. */
const gift = (text: RichText | null) => (notation(text ?? '') ?? '').replace(/[=~#{}:\\]/g, '\\$&')

function giftAnswers({ options, key }: AuthoredQuestion): string {
  if (!('correct' in key))
    return 'from' in key
      ? `#${key.from}..${key.to}`
      : `#${key.answer}${key.tolerance ? `:${key.tolerance}` : ''}`
  const sign = (place: number) => {
    const right = rightIn(key)
    if (key.kind !== 'several') return right.includes(place) ? '=' : '~'
    return right.includes(place) ? `~%${(100 / right.length).toFixed(5)}%` : '~'
  }
  return options.map((option, place) => `${sign(place)}${gift(option)}`).join('\n')
}

export const giftPaper = (questions: readonly AuthoredQuestion[]): string =>
  questions
    .map(
      (question) =>
        `$CATEGORY: ${question.topic}\n\n::${question.id}::${gift(question.text)}{${giftAnswers(question)}\n####${gift(question.explanation)}}`,
    )
    .join('\n\n')

const looks = {
  strong: '<w:b/>',
  emphasis: '<w:i/>',
  underline: '<w:u w:val="single"/>',
  sub: '<w:vertAlign w:val="subscript"/>',
  sup: '<w:vertAlign w:val="superscript"/>',
}

const run = (piece: Inline) => {
  if (typeof piece === 'string') return letters(piece)
  return piece.type === 'formula' ? letters(`$${piece.tex}$`) : letters(piece.text, looks[piece.type])
}
const runs = ({ content }: Line, style = '') =>
  content.map((piece) => (style && typeof piece === 'string' ? letters(piece, style) : run(piece))).join('')

function wordOf(block: Block, before: string): string {
  if (block.type === 'figure') return paragraph(before + picture(block.alt))
  if (block.type === 'table')
    return table(
      ...block.rows.map(({ cells }, down) =>
        cells.map((cell) => paragraph(runs(cell, down === 0 ? '<w:b/>' : ''))),
      ),
    )
  if (block.type !== 'paragraph') throw new Error(`no ${block.type} is in the sample`)
  return paragraph(before + runs(block))
}

/** A text behind what its line begins with. */
function words(start: string, text: RichText): string[] {
  const { text: own } = inLanguage(text, 'en')
  if (typeof own === 'string') return [paragraph(start + own)]
  return own.map((block, index) => wordOf(block, letters(index === 0 ? start : '')))
}

/** A Word file with its questions below each other, as in print. */
export function wordPaper(questions: readonly AuthoredQuestion[]): Uint8Array {
  const body = questions.flatMap((question, index) => [
    ...(question.set !== null && questions[index - 1]?.set !== question.set
      ? words('Directions (11-12): ', sampleSets[0]?.text ?? '')
      : []),
    ...words(`${index + 1}. `, question.text),
    ...question.options.flatMap((option, place) => words(`${letterOf(place)}) `, option)),
    paragraph(`Ans: ${keyText(question)}`),
    paragraph(`Topic: ${question.topic}`),
    paragraph(`Section: ${question.section}`),
    ...(question.marking ? [paragraph(`Marks: ${question.marking.correct}, ${question.marking.wrong}`)] : []),
    ...words('Explanation: ', question.explanation ?? ''),
  ])
  return wordFile(body, { image: bars })
}
