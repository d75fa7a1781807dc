/** One row of a sheet as a question, and the sets that rows share. */
import { type Fraction, fraction, readFraction } from '../../../src/domain/fraction'
import { type Language, plainText, type RichText, type Text } from '../../../src/domain/rich-text'
import type { AuthoredQuestion, AuthoredSet } from './authored'
import { checkPlainSigns, contradiction, isSameKey } from './docx-signs'
import { hiddenOptions, numberOf, numericKey } from './key-text'
import type { AuthoredKey } from './kinds'
import { isOpenKind, keyOf, kindIn, rightIn } from './kinds'
import { isRoundedShare, shareOf, storedMarks, times } from './marks'
import { labelLengths } from './option-labels'
import type { Pictures } from './pictures'
import { unnamedOptions } from './sheet-doubts'
import { tableOf } from './sheet-header'
import { checkLooks } from './sheet-looks'
import { type Placed, type Reader, type Row, type RowFault, reader } from './sheet-rows'

/** The picture of the column "image" behind the words of the question. */
function withFigure(text: RichText, figure: ReturnType<Pictures['figure']>): RichText {
  const behind = (own: Text): Text => [
    ...(typeof own === 'string' ? [{ type: 'paragraph' as const, content: [own] }] : own),
    figure,
  ]
  if (typeof text === 'string' || Array.isArray(text)) return behind(text as Text)
  return Object.fromEntries(
    Object.entries(text as Record<string, Text>).map(([language, own]) => [language, behind(own)]),
  )
}

/** The row without labels in front of its options, which its columns name. @throws Error with a sentence */
function withoutLabels(row: Row, columns: readonly Placed[]): Row {
  if (row.textAt) return row
  const cells = [...row.cells]
  for (const language of new Set(columns.map((column) => column.language))) {
    const own = columns
      .filter((column) => column.option !== null && column.language === language)
      .sort((a, b) => (a.option ?? 0) - (b.option ?? 0))
    const texts = own.map(({ index }) => String(cells[index] ?? ''))
    for (const [at, length] of labelLengths(texts).entries()) {
      const index = own[at]?.index
      if (index !== undefined && length > 0) cells[index] = texts[at]?.slice(length) ?? null
    }
  }
  return { ...row, cells }
}

/** Options up to the last one that is filled; an empty one before it is a fault. */
function optionsOf(read: Reader, columns: readonly Placed[], base: Language): RichText[] {
  const places = columns.flatMap(({ option }) => option ?? [])
  const all = Array.from({ length: Math.max(-1, ...places) + 1 }, (_, place) =>
    read.text('option', place, base),
  )
  const filled = all.slice(0, all.findLastIndex((option) => option !== null) + 1)
  for (const [place, option] of filled.entries()) {
    const column = read.named('option', place)[0]
    // A date has been told of already.
    if (option === null && !read.hasError()) read.fault(column, 'an option is empty, and a later one is not')
  }
  return filled.filter((option) => option !== null)
}

function answerOf(read: Reader, options: readonly RichText[], given: string | undefined): AuthoredKey | null {
  const [column] = read.named('key')
  const word = read.one('type')
  const kind = word === null ? null : kindIn(word)
  if (word !== null && kind === null && !isOpenKind(word)) {
    read.fault(read.named('type')[0], `"${word}" is no type: write one, several or numeric`)
    return null
  }
  const [from, to, tolerance] = [read.one('from'), read.one('to'), read.one('tolerance')]
  if (options.length === 0 && from !== null && to !== null) {
    return read.tried(read.named('from')[0], () => numericKey(`${from} to ${to}`))
  }
  const typed = given ?? read.cell(column)
  if (typed === '' && column && read.faults.some(({ place }) => place === read.placeOf(column))) return null
  const key = read.tried(column, () => keyOf(typed, options, kind))
  if (key === null || tolerance === null || !('answer' in key)) return key
  const margin = read.tried(read.named('tolerance')[0], () => toleranceOf(read, tolerance, key.answer))
  return margin === null ? null : { ...key, tolerance: margin }
}

/** A number, or a share of the answer. @throws Error with a sentence */
function toleranceOf(read: Reader, written: string, answer: number): number {
  const isShare = isPercentage(written, read.named('tolerance')[0])
  const share = isShare ? sharePart(written) : null
  const margin = share
    ? Number(((Math.abs(answer) * share.numerator) / share.denominator).toFixed(6))
    : numberOf(written)
  if (margin === null || margin < 0) throw new Error(`"${written}" is no number of nought or more`)
  return margin
}

const isPercentage = (written: string, column: Placed | undefined) =>
  /%\s*$/.test(written) || column?.isShare === true

/** The share that a cell says. @throws Error with a sentence for one that may be read in two ways */
function sharePart(written: string): Fraction {
  const share = shareOf(written)
  if (!share) throw new Error(`"${written}" is no percentage such as 25% or 33.33%`)
  const [size, whole] = [Math.abs(share.numerator), share.denominator]
  if (!/%\s*$/.test(written) && size > 0 && size * 100 < whole)
    throw new Error(
      `"${written}" stands in a column of percentages: write ${Number(written) * 100}% or ${written}%`,
    )
  if (isRoundedShare(share))
    throw new Error(
      `"${written}" may be rounded: write 33.33% for a third (16.67% for a sixth), or the marks themselves`,
    )
  if (size > whole) throw new Error(`"${written}" is more than the whole`)
  return share
}

/** What a cell of marks says, as it is stored. @throws Error with a sentence */
function marksIn(read: Reader, outcome: 'correct' | 'wrong' | 'partial', typed: string): string {
  const isLoss = outcome === 'wrong' && !/^[-+]|^0*(\.0*)?$/.test(typed)
  if (!isPercentage(typed, read.named(outcome)[0])) {
    if (readFraction(typed) === null)
      throw new Error(`"${typed}" is no number of marks such as 2, 0.25 or 1/3`)
    return isLoss ? `-${typed}` : typed
  }
  if (outcome === 'correct')
    throw new Error(`"${typed}" is a percentage: the marks of a question are a number such as 2 or 0.5`)
  const share = sharePart(typed)
  const right = readFraction(read.one('correct') ?? '')
  if (!right)
    throw new Error(
      `"${typed}" is a share of the question's marks, which this row does not say: write them into a column Marks, or write here what it comes to, such as 0.5`,
    )
  return storedMarks(times(right, isLoss ? times(share, fraction(-1)) : share))
}

/** Marks as they are stored; what is taken off may be written with or without its sign, or as a share. */
function markingOf(read: Reader): AuthoredQuestion['marking'] {
  const marks = (['correct', 'wrong', 'partial'] as const).flatMap((outcome) => {
    const typed = read.one(outcome)?.replace('\u2212', '-') ?? null
    if (typed === null) return []
    const stored = read.tried(read.named(outcome)[0], () => marksIn(read, outcome, typed))
    return stored === null ? [] : [[outcome, stored] as const]
  })
  return marks.length > 0 ? Object.fromEntries(marks) : null
}

export interface Paper {
  questions: AuthoredQuestion[]
  sets: AuthoredSet[]
  faults: RowFault[]
}

export function readQuestion(
  given: Row,
  columns: readonly Placed[],
  base: Language,
  pictures: Pictures,
  paper: Paper,
) {
  const first = reader(given, columns, pictures)
  const row = first.tried(first.named('option', 0)[0], () => withoutLabels(given, columns)) ?? given
  const read = row === given ? first : reader(row, columns, pictures)
  let text = read.text('question', null, base)
  if (text === null && !read.hasError()) read.fault(undefined, 'the question is empty')
  const image = read.one('image')
  if (image !== null && text !== null) {
    const words = text
    const alt = read.one('alt') ?? ''
    text = read.tried(read.named('image')[0], () => withFigure(words, pictures.figure(image, alt))) ?? text
  }
  const options = optionsOf(read, columns, base)
  const key = read.hasError() ? null : answerOf(read, options, row.given?.key)
  const [keyColumn] = read.named('key')
  if (key !== null && !('correct' in key) && text !== null && read.one('type') === null) {
    const hidden = hiddenOptions(text)
    if (hidden) read.fault(undefined, `${hidden}: give each a column of its own (Option A, Option B …)`)
    else if (unnamedOptions(row, columns, row.given?.key ?? read.cell(keyColumn)))
      read.fault(
        keyColumn,
        'its answer may be one of the columns that are left out: call them Option A, Option B …, or write numeric into a column Type',
      )
    else if (/^[\s\d.)(]+$/.test(plainText(text)))
      read.fault(undefined, 'its text is nothing but a number: is it the column of question numbers?')
  }
  if (key !== null && 'correct' in key) {
    const warn = (message: string) => read.warn(keyColumn, message)
    read.tried(keyColumn, () => {
      const right = rightIn(key)
      checkLooks(row, columns, options.length, right, warn)
      if (row.marked && !isSameKey(row.marked, right))
        throw contradiction(row.marked, right, 'marked with a star or a tick')
    })
    if (!row.textAt)
      read.tried(keyColumn, () =>
        checkPlainSigns(
          options.map((option) => plainText(option)),
          warn,
        ),
      )
  }
  const question = {
    id: read.one('id') ?? read.one('number'),
    explanation: read.text('explanation', null, base),
    topic: read.one('topic'),
    section: read.one('section'),
    marking: markingOf(read),
    set: setOf(read, base, paper),
  }
  const partial = text === null ? {} : { partial: { text, options } }
  paper.faults.push(
    ...read.faults.map((one) => ({
      ...one,
      of: read.placeOf(undefined),
      ...(one.severity === 'error' ? partial : {}),
    })),
  )
  if (text !== null && key !== null && !read.hasError()) {
    paper.questions.push({ place: read.placeOf(undefined), text, options, key, ...question })
  }
}

/** The set that a row names, or whose passage it writes out: the same passage is the same set. */
function setOf(read: Reader, base: Language, paper: Paper): string | null {
  const id = read.one('set')
  const text = read.text('passage', null, base)
  if (text === null) return id
  const same = paper.sets.find((set) =>
    id === null ? JSON.stringify(set.text) === JSON.stringify(text) : set.id === id,
  )
  if (same) return same.id
  const set = {
    place: read.placeOf(read.named('passage')[0]),
    id: id ?? `set-${paper.sets.length + 1}`,
    title: '',
    text,
  }
  paper.sets.push(set)
  return set.id
}

export function readSets(rows: readonly Row[], pictures: Pictures, paper: Paper): void {
  const table = tableOf(rows, 'text')
  if (!table) {
    const place = rows[0]?.placeOf(0) ?? 'Sets'
    paper.faults.push({
      place,
      severity: 'error',
      message: 'a sheet of sets has the columns id, title and text.',
    })
    return
  }
  for (const row of table.body) {
    const read = reader(row, table.columns, pictures)
    const [id, text] = [read.one('id') ?? read.one('set') ?? read.one('number'), read.text('text')]
    if (id === null) read.fault(read.named('id')[0], 'the set has no id')
    if (text === null && !read.hasError()) read.fault(undefined, 'the set has no text')
    paper.faults.push(...read.faults)
    if (id !== null && text !== null)
      paper.sets.push({ place: read.placeOf(undefined), id, title: read.one('title') ?? '', text })
  }
}

/** "Directions 36 to 40", after the questions that share the set. */
export function directionsTitle(id: string, questions: ReadonlyArray<Pick<AuthoredQuestion, 'set'>>): string {
  const first = questions.findIndex(({ set }) => set === id) + 1
  const last = questions.findLastIndex(({ set }) => set === id) + 1
  return first === last ? `Directions ${first || ''}`.trim() : `Directions ${first} to ${last}`
}
