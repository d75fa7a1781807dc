/** A workbook whose questions stand below each other, as on paper, with no row that names columns: its rows are read as lines. */
import type { AuthoredPaper, QuestionFormat } from './authored'
import { readPaper } from './docx'
import { element } from './docx-markup'
import { linesOfTable } from './docx-table-lines'
import type { Element, Markup } from './markup'
import { xlsx } from './sheet'
import { openSheets, type Sheet } from './sheet-open'
import { isBlank, type Row, written } from './sheet-rows'

const textAt = (row: Row, column: number) => row.shownAt?.(column) ?? written(row.cells[column])

/** Letters of a cell that is coloured or bold, as Word has them. */
const marked = (line: string, row: Row, column: number): Markup =>
  (row.looksAt?.(column) ?? []).reduce<Markup>((inner, look) => element(marks[look], [inner]), line)
const marks = { bold: 'strong', underlined: 'u', coloured: 'mark' } as const

/** The rows of a sheet as a table of Word; the lines of a cell are its paragraphs. */
function tableOf({ rows }: Sheet): Element {
  return element(
    'table',
    rows.map((row, at) =>
      element(
        'tr',
        row.cells.map((_, column) =>
          element(
            'td',
            textAt(row, column)
              .split('\n')
              .filter((line) => line.trim() !== '')
              .map((line) => element('p', [marked(line, row, column)], { at: String(at + 1) })),
          ),
        ),
      ),
    ),
  )
}

const inRows = (text: string) => text.replace(/\bparagraph(s?) (?=\d)/g, 'row$1 ')

/** The paper of a workbook without a header, told by its rows; null where its rows are no questions either. */
async function readLines(
  bytes: Uint8Array,
  file: string,
  choices: Parameters<QuestionFormat['read']>[2],
): Promise<AuthoredPaper | null> {
  const sheets = await openSheets(bytes, file)
  const [sheet, ...others] = sheets.filter(({ rows }) => !rows.every(isBlank))
  const table = sheet && tableOf(sheet)
  // Of several sheets it would be unsure which of their rows are questions.
  if (!table || others.length > 0 || linesOfTable(table, 1) === null) return null
  const source = { nodes: [table], pictures: new Map(), notes: new Map(), margins: '' }
  const paper = await readPaper(source, file, choices)
  const told = <T extends { place: string }>(all: readonly T[]) =>
    all.map((one) => ({ ...one, place: inRows(one.place) }))
  return {
    ...paper,
    questions: told(paper.questions),
    sets: told(paper.sets),
    faults: told(paper.faults).map((fault) => ({ ...fault, message: inRows(fault.message) })),
  }
}

export const workbook: QuestionFormat = {
  ...xlsx,
  async read(bytes, file, choices) {
    try {
      return await xlsx.read(bytes, file, choices)
    } catch (error) {
      const paper = await readLines(bytes, file, choices).catch(() => null)
      if (paper) return paper
      throw error
    }
  },
}
