/** Tables that hold questions in two languages side by side, which are read one column after the other. */
import { isLanguageName, scriptIn } from './docx-languages'
import { linesIn, type WordLine, withStart } from './docx-lines'
import { gridOf } from './docx-rows'
import { type Element, isElement } from './markup'

/** The lines of a cell; a table or a list in it is a block of its own. */
function linesOfCell(cell: Element | undefined, table: number): WordLine[] {
  return (cell?.children ?? []).filter(isElement).flatMap((one): WordLine[] => {
    const paragraph = Number(one.attributes.at ?? 0)
    if (one.name === 'p' || one.name === 'h1') return linesIn(one, paragraph)
    return [{ kind: 'block', element: one, paragraph, table }]
  })
}

const textIn = (lines: readonly WordLine[]) =>
  lines
    .map((line) => (line.kind === 'line' ? line.text : ''))
    .join('\n')
    .trim()

const labelsIn = (lines: readonly WordLine[]): number[] =>
  lines.flatMap((line) => (line.kind === 'line' && line.label ? [line.label.value] : []))

/** Lines with the number of a cell beside them in front. */
function numbered(lines: readonly WordLine[], number: string): readonly WordLine[] {
  const [first, ...others] = lines
  return number === '' || first?.kind !== 'line' ? lines : [withStart(first, `${number}. `), ...others]
}

/**
 * The lines of a table whose columns have the same labels, one column in English and the other in another language: all of
 * the left one, then all of the right one. Null for any other table.
 */
export function sideBySide(table: Element, number: number): WordLine[] | null {
  if (table.name !== 'table') return null
  const grid = gridOf(table)
  const width = Math.max(0, ...grid.map((row) => row.length))
  if (width !== 2 && width !== 3) return null
  const from = width - 2
  const left: WordLine[] = []
  const right: WordLine[] = []
  /** The labels of rows with both languages. */
  const labels: [number[], number[]] = [[], []]
  for (const row of grid) {
    const start = textIn(linesOfCell(row[0], number)).replace(/[.)]$/, '')
    const [own, other] = [linesOfCell(row[from], number), linesOfCell(row[from + 1], number)]
    if (row[from] === row[from + 1] || row.length === 1) {
      left.push(...linesOfCell(row[0], number))
      continue
    }
    if (isLanguageName(textIn(own)) && isLanguageName(textIn(other))) continue
    const ownNumber = from === 1 ? start : ''
    if (ownNumber !== '' && !/^\d{1,4}$/.test(ownNumber)) return null
    const isOneSided = textIn(other) === ''
    left.push(...numbered(own, ownNumber))
    if (isOneSided) continue
    right.push(...numbered(other, ownNumber))
    labels[0].push(...labelsIn(numbered(own, ownNumber)))
    labels[1].push(...labelsIn(numbered(other, ownNumber)))
  }
  const scripts = [scriptIn(textIn(left)), scriptIn(textIn(right))]
  const areTwins = labels[0].length > 1 && labels[0].join() === labels[1].join()
  return areTwins && scripts[0] !== scripts[1] && scripts.includes('en') ? [...left, ...right] : null
}

/**
 * The lines of a table that has a number in the first cell of a row and a question beside it; rows without a number go on
 * with the question above. Null for any other table.
 */
export function numberedRows(table: Element, number: number): WordLine[] | null {
  if (table.name !== 'table') return null
  const rows = gridOf(table)
  if (!rows.every((row) => row.length === 2)) return null
  const lines: WordLine[] = []
  let questions = 0
  for (const [first, second] of rows) {
    const start = textIn(linesOfCell(first, number))
      .replace(/^q\.?\s*/i, '')
      .replace(/[.)]$/, '')
    const own = linesOfCell(second, number)
    if (first === second || (start !== '' && !/^\d{1,4}$/.test(start))) return null
    if (start !== '') questions += 1
    lines.push(...numbered(own, start))
  }
  // Options say that these are questions, and no list of places or figures.
  const second = lines.filter(
    (line) => line.kind === 'line' && /(?:^|\s)\(?(?:b|B|ख|ब|బి|ఆ)[).]/u.test(line.text),
  )
  return questions > 0 && second.length >= questions ? lines : null
}
