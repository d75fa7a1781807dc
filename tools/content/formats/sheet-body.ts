/** Rows between the questions of a sheet: names of sections, directions that the next questions share, the header again. */
import { directionsIn, sharedText } from './docx-line-kinds'
import { anyOf, sectionWords, subjectWords } from './question-words'
import { isHeader } from './sheet-header'
import { type Row, type RowFault, type RowTable, written } from './sheet-rows'

const section = new RegExp(
  String.raw`^(?:${anyOf(sectionWords)})\s*[-–—:.]*\s*\(?(?:[a-h]|[ivx]{1,4}|\d{1,2}|[\p{L}\p{M}]{1,2})\)?(?:\s*[-–—:.)(]|\s*$)`,
  'iu',
)
const namedSection = new RegExp(String.raw`^(?:${anyOf(sectionWords)}|subject|विषय|విషయం)\s*[:–—-]\s*\S`, 'iu')
const subject = new RegExp(String.raw`^(?:${anyOf(subjectWords)})\s*[:.]?$`, 'iu')

/** "Section A: Reasoning", "Physics". */
const isSection = (text: string) =>
  text.length < 80 && (section.test(text) || namedSection.test(text) || subject.test(text))

const total = /^(?:(?:grand )?total(?: marks)?|మొత్తం|कुल(?: अंक)?)\s*[:=-]?\s*\d*$/iu

/** How many rows, from the first one, come before notes at the end: "All the best", numbers without a question, a total. */
function countOfRows({ columns, body }: RowTable): number {
  const number = columns.find(({ field }) => field === 'number')
  const options = columns.filter(({ field }) => field === 'option' || field === 'key')
  const questions = columns.filter(({ field }) => field === 'question')
  const isNote = (row: Row) => {
    const lone = loneText(row)
    const isNumber = lone !== null && lone.index === number?.index && /^\d+[.)]?$/.test(lone.text)
    const isTotal =
      row.cells.some((cell) => total.test(written(cell))) &&
      options.every(
        ({ index }) => written(row.cells[index]) === '' || /^\d+$/.test(written(row.cells[index])),
      )
    // What stands below a question in its own column may go on with it.
    const isText =
      questions.some(({ index }) => index === lone?.index && index > 0) &&
      /^\P{L}{0,2}\p{L}/u.test(lone?.text ?? '')
    return isTotal || isNumber || (lone !== null && !isText)
  }
  return body.findLastIndex((row) => !isNote(row)) + 1
}

/** The only text of a row, or of its cells that are merged; null for a row with several. */
function loneText(row: Row): { text: string; index: number } | null {
  const filled = row.cells.flatMap((cell, index) => {
    const text = cell instanceof Date ? 'date' : written(cell)
    return text === '' ? [] : [{ text, index }]
  })
  return filled.length === 1 ? (filled[0] ?? null) : null
}

/** Directions that were read, and the questions that they are for. */
interface Open {
  readonly place: string
  readonly id: string
  text: string
  readonly from: number
  readonly to: number
  /** How many of its questions were found. */
  found: number
}

/**
 * The questions of a table, each with the section and the directions above it.
 * @param sets how many sets there are already
 */
export function questionRows(table: RowTable, sets: number): { body: Row[]; faults: RowFault[] } {
  const { columns, head, body } = table
  const faults: RowFault[] = []
  const number = columns.find(({ field }) => field === 'number')
  const questions = columns.filter(({ field }) => field === 'question').map(({ index }) => index)
  const header = head.cells.map(written).join('\0')
  const tell = (row: Row, index: number, message: string) =>
    faults.push({ place: row.placeOf(index), severity: 'error', message })
  let current: string | null = null
  let open: Open | null = null
  let count = sets
  const close = () => {
    if (open && open.found !== open.to - open.from + 1)
      faults.push({
        place: open.place,
        severity: 'error',
        message: `it is for the questions ${open.from} to ${open.to}, and ${open.found} of them follow it: correct the numbers.`,
      })
    open = null
  }
  const last = countOfRows(table)
  const notes = body.slice(last)
  const [note] = notes
  if (note) {
    const texts = notes.map((row) =>
      row.cells
        .map(written)
        .filter((cell) => cell !== '')
        .join(' '),
    )
    const told = texts.join(' | ')
    const message = `"${told.length > 80 ? `${told.slice(0, 80)}…` : told}" stands below the questions; it is left out.`
    faults.push({ place: note.placeOf(0), severity: 'warning', message })
  }
  const kept = body.slice(0, last).flatMap((row): Row[] => {
    if (head.cells.length > 0 && row.cells.map(written).join('\0') === header) return []
    if (isHeader(row)) {
      const message =
        'it names columns again, in another way than the first row: write all questions into the same columns, or each table into a sheet of its own.'
      faults.push({ place: row.placeOf(0), severity: 'error', message, of: null })
      return []
    }
    const lone = loneText(row)
    if (lone && number?.index === lone.index && /^\d+$/.test(lone.text)) {
      tell(row, lone.index, `its question ${lone.text} is empty.`)
      return []
    }
    if (lone) {
      const { text, index } = lone
      const range = directionsIn(text)
      if (range) {
        close()
        count += 1
        open = {
          place: row.placeOf(index),
          id: `set-${count}`,
          text: text.slice(range.length).trim(),
          ...range,
          found: 0,
        }
        return []
      }
      const passage = open
      if (passage && passage.found === 0) {
        passage.text = `${passage.text}\n${text}`.trim()
        return []
      }
      if (isSection(text)) {
        close()
        current = text.replace(/^(?:subject|विषय|విషయం)\s*[:–—-]\s*/iu, '')
        return []
      }
      if (!/[\p{L}\p{N}]/u.test(text)) return []
      const isAsked = questions.includes(index) && index > 0 && !sharedText.test(text)
      if (!isAsked) {
        const told = text.length > 60 ? `${text.slice(0, 60)}…` : text
        tell(
          row,
          index,
          `"${told}" is the only text of its row: begin it with "Section A" or "Directions 1-5:" (the numbers of its questions), or delete the row.`,
        )
        return []
      }
    }
    const shared = open
    const given = {
      ...row.given,
      ...(current === null ? {} : { section: current }),
    }
    if (!shared) return [{ ...row, given }]
    const told = number ? Number.parseInt(written(row.cells[number.index]), 10) : shared.from + shared.found
    if (!(told >= shared.from && told <= shared.to)) {
      close()
      return [{ ...row, given }]
    }
    shared.found += 1
    const own = { ...row, given: { ...given, set: shared.id, passage: shared.text } }
    if (shared.found === shared.to - shared.from + 1) close()
    return [own]
  })
  close()
  return { body: kept, faults }
}
