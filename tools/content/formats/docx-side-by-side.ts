/** Tables that hold questions in two languages side by side, which are read one column after the other. */
import { isLanguageName, scriptIn } from './docx-languages'
import { cellText, type WordLine } from './docx-lines'
import { gridOf } from './docx-rows'
import { answerLines, linesOfCell, startedWith, startOf } from './docx-table-lines'
import { columnOf } from './header-words'
import type { Element } from './markup'

const textIn = (lines: readonly WordLine[]) =>
  lines
    .map((line) => (line.kind === 'line' ? line.text : ''))
    .join('\n')
    .trim()

const labelsIn = (lines: readonly WordLine[]): number[] =>
  lines.flatMap((line) => (line.kind === 'line' && line.label ? [line.label.value] : []))

/**
 * The lines of a table whose columns have the same labels, one column in English and the other in another language: all of
 * the left one, then all of the right one. Null for any other table.
 */
export function sideBySide(table: Element, number: number): WordLine[] | null {
  if (table.name !== 'table') return null
  const whole = gridOf(table)
  // A last column of answers goes below each question.
  const widest = Math.max(0, ...whole.map((row) => row.length))
  const hasKey = widest > 2 && columnOf(cellText(whole[0]?.[widest - 1]))?.field === 'key'
  const grid = hasKey ? whole.map((row) => row.slice(0, widest - 1)) : whole
  const width = hasKey ? widest - 1 : widest
  if (width !== 2 && width !== 3) return null
  const from = width - 2
  const left: WordLine[] = []
  const right: WordLine[] = []
  /** The labels of rows with both languages. */
  const labels: [number[], number[]] = [[], []]
  for (const [at, row] of grid.entries()) {
    const start = cellText(row[0])
    const [own, other] = [linesOfCell(row[from], number), linesOfCell(row[from + 1], number)]
    if (row[from] === row[from + 1] || row.length === 1) {
      left.push(...linesOfCell(row[0], number))
      continue
    }
    if (isLanguageName(textIn(own)) && isLanguageName(textIn(other))) continue
    const label = from === 1 && start !== '' ? startOf(start) : ''
    if (label === null) return null
    const [first, second] = [own, other].map((lines) => (label === '' ? lines : startedWith(label, lines)))
    left.push(...(first ?? []))
    if (textIn(other) !== '') {
      right.push(...(second ?? []))
      labels[0].push(...labelsIn(first ?? []))
      labels[1].push(...labelsIn(second ?? []))
    }
    if (hasKey) left.push(...answerLines(whole[at]?.[width], own[0]?.paragraph ?? 0))
  }
  const scripts = [scriptIn(textIn(left)), scriptIn(textIn(right))]
  const areTwins = labels[0].length > 1 && labels[0].join() === labels[1].join()
  return areTwins && scripts[0] !== scripts[1] && scripts.includes('en') ? [...left, ...right] : null
}
