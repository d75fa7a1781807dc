/** Tables that hold questions without a column for each option: their cells are read as lines, as if there were no table. */

import { pairsInTable } from './docx-key-pairs'
import { answerWord, explanationWord, isAt, type Label, labelOf } from './docx-labels'
import { cellText, linesIn, type TextLine, type WordLine, withStart } from './docx-lines'
import { element } from './docx-markup'
import { gridOf } from './docx-rows'
import { columnOf } from './header-words'
import { type Element, isElement } from './markup'

/** The lines of a cell; a table or a list in it is a block of its own. */
export function linesOfCell(cell: Element | undefined, table: number): WordLine[] {
  return (cell?.children ?? []).filter(isElement).flatMap((one): WordLine[] => {
    const paragraph = Number(one.attributes.at ?? 0)
    if (one.name === 'p' || one.name === 'h1') return linesIn(one, paragraph)
    return [{ kind: 'block', element: one, paragraph, table }]
  })
}

const answerAlone = new RegExp(String.raw`^${answerWord}\s*[:.–-]*$`, 'iu')

const explanationAlone = new RegExp(String.raw`^${explanationWord}\s*[:.–-]*$`, 'iu')

/** What a cell with nothing but a number, a label or "Ans" writes in front of the cell beside it; null for another cell. */
export function startOf(text: string): string | null {
  const number = /^(?:q\.?\s*)?(\d{1,4})$/i.exec(text)?.[1]
  if (number !== undefined) return `Q${number}. `
  if (answerAlone.test(text)) return 'Ans: '
  if (explanationAlone.test(text)) return 'Explanation: '
  if (/^[a-h]$/i.test(text)) return `${text}) `
  const label = text === '' || text.length > 12 ? null : labelOf(`${text} `)
  return label && label.length >= text.length ? `${text} ` : null
}

/** Lines with a start in front of the first of them. */
export function startedWith(start: string, lines: readonly WordLine[]): readonly WordLine[] {
  const [first, ...others] = lines
  return first?.kind === 'line' ? [withStart(first, start), ...others] : lines
}

/** A line with the answer that a column gives; none for an empty cell. */
export function answerLines(cell: Element | undefined, paragraph: number): WordLine[] {
  const answer = cellText(cell)
  return answer === '' ? [] : linesIn(element('p', [`Ans: ${answer}`]), paragraph)
}

/** The lines of a row, where a cell with a label alone is joined with the next one. */
function linesOfRow(cells: readonly Element[], table: number): WordLine[] {
  const lines: WordLine[] = []
  let start: string | null = null
  for (const [at, cell] of cells.entries()) {
    if (cells.indexOf(cell) < at) continue
    const own = startOf(cellText(cell))
    if (start === null && own !== null && at + 1 < cells.length) {
      start = own
      continue
    }
    const filled = linesOfCell(cell, table)
    lines.push(...(start === null ? filled : startedWith(start, filled)))
    start = null
  }
  return lines
}

/** The columns of a table that has its options in the cell of the question; null for another table. */
function columnsIn(head: readonly Element[]): { skipped: boolean; key: number | null } {
  const fields = head.map((cell) => columnOf(cellText(cell))?.field)
  // Other columns, such as marks, are read row by row.
  const isKnown = fields.every((field) => field === 'number' || field === 'question' || field === 'key')
  const isHead = isKnown && fields.includes('question')
  const key = fields.indexOf('key')
  return { skipped: isHead, key: isHead && key >= 0 ? key : null }
}

const isQuestion = ({ kind, style }: Label) => kind === 'number' && style !== '()'

const both = /(?:^|\s)[([]?(?:a|i|1|क|अ|ए|ఎ|అ|క)[).\]:](?=.*\s[([]?(?:b|ii|2|ख|ब|आ|बी|बि|బి|ఆ|ఖ)[).\]:])/iu

/** Whether lines are questions, each with its first and second option behind it, as a list to match has not. */
function areQuestions(lines: readonly WordLine[]): boolean {
  const labelled = lines.filter((line): line is TextLine => line.kind === 'line' && line.label !== null)
  const [first] = labelled
  if (!first?.label || !isQuestion(first.label)) return false
  const style = first.label.style
  const asked = labelled.flatMap((line, index) =>
    line.label?.style === style && isQuestion(line.label) ? [index] : [],
  )
  const whole = asked.filter((index) => {
    const [question, one, two] = labelled.slice(index, index + 3)
    if (!question) return false
    const rest = question.text.slice(question.label?.length)
    if (both.test(rest.slice(0, 600))) return true
    if (!one?.label || one.label.style === style || !isAt(one.label, 1)) return false
    return both.test(one.text.slice(0, 600)) || (two?.label?.kind === one.label.kind && isAt(two.label, 2))
  })
  return whole.length * 2 >= asked.length
}

/** The lines of a table of questions with labelled options; null for any other table. */
export function linesOfTable(table: Element, number: number): WordLine[] | null {
  if (table.name !== 'table' || pairsInTable(table) !== null) return null
  const [head = [], ...others] = gridOf(table)
  const { skipped, key } = columnsIn(head)
  const lines = (skipped ? others : [head, ...others]).flatMap((cells) => {
    const own = linesOfRow(
      cells.filter((_, at) => at !== key),
      number,
    )
    return key === null ? own : [...own, ...answerLines(cells[key], own[0]?.paragraph ?? 0)]
  })
  return areQuestions(lines) ? lines : null
}
