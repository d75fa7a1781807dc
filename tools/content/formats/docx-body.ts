/** The questions of one Word file in their order, before their answers are decided. */
import type { Asker } from './asked'
import type { AuthoredSet } from './authored'
import type { Facts } from './docx-facts'
import { type KeyLists, takeKeyLists } from './docx-key-list'
import { unreadPart } from './docx-letters'
import { fieldsIn, isNoise, withoutRules } from './docx-line-kinds'
import { linesOf, type WordLine } from './docx-lines'
import type { ReadText } from './docx-open'
import { factsOf } from './docx-question'
import { createLineReader } from './docx-questions'
import { picturesInCells, type WordRows, widthOf, wordRows } from './docx-rows'
import { sideBySide } from './docx-side-by-side'
import type { WordSource } from './docx-source'
import { linesOfTable } from './docx-table-lines'
import { isQuestionTable, questionOfTable } from './docx-tables'
import { withUsualLabels } from './docx-usual-labels'
import { textOfMarkup } from './html-text'
import { type Element, lettersOf } from './markup'
import { type PaperDraft, reasonOf } from './paper-draft'
import { readRows, titledSets } from './sheet'
import { withClearKeys } from './sheet-key-column'
import type { Paper } from './sheet-question'

export interface WordBody {
  readonly title: string | null
  /** Questions below each other, and what reads a question of a table, in the order of the file. */
  readonly jobs: ReadonlyArray<Facts | ((draft: PaperDraft) => void)>
  readonly sets: readonly AuthoredSet[]
  readonly lists: KeyLists['lists']
  readonly read: ReadText
}

/** @param asker asks about the answers of a table with a question in each row */
export function readBody(
  { nodes: source, pictures, notes, margins }: WordSource,
  draft: PaperDraft,
  asker: Asker,
): WordBody {
  const sets: AuthoredSet[] = []
  const read: ReadText = (nodes) => {
    const unread = nodes
      .map(lettersOf)
      .map((letters) => unreadPart.exec(letters)?.[1])
      .find(Boolean)
    if (unread) throw new Error(unread)
    return textOfMarkup(nodes, {
      typed: true,
      figure: (from, alt) => {
        const picture = pictures.get(from)
        if (!picture) throw new Error('a picture in it is not in the file')
        return draft.pictures.figure(picture.name, picture.bytes, alt)
      },
    })
  }
  for (const [message, [first, ...others]] of notes) {
    const more =
      others.length > 0
        ? ` (also in paragraphs ${others.slice(0, 8).join(', ')}${others.length > 8 ? ' …' : ''})`
        : ''
    draft.tell('warning', `paragraph ${first}`, `${message}${more}`)
  }
  if (/\p{L}/u.test(margins))
    draft.tell('warning', 'top and foot of the pages', `"${margins.slice(0, 80)}" is left out`)
  const collected: PaperDraft = {
    ...draft,
    set: (place, readSet) => {
      try {
        sets.push(readSet())
      } catch (error) {
        draft.tell('error', place, reasonOf(error))
      }
    },
  }
  const jobs: WordBody['jobs'][number][] = []
  const reader = createLineReader(collected, read, (open, set) => jobs.push(factsOf(open, set)))
  /** The rows of tables with a question in each, as they were found. */
  const found = new Map<Element, WordRows | null>()
  const rowsOf = (element: Element, table: number): WordRows | null => {
    if (!found.has(element))
      found.set(element, isQuestionTable(element) ? null : wordRows(element, table, read))
    return found.get(element) ?? null
  }
  /** The lines of a table that is read neither row by row nor as one question. */
  const questionLines = ({ element, table }: Extract<WordLine, { kind: 'block' }>) => {
    const hasOptions = rowsOf(element, table)?.table.columns.some(({ field }) => field === 'option')
    return isQuestionTable(element) || hasOptions ? null : linesOfTable(element, table)
  }
  const written = linesOf(source).flatMap((line) =>
    line.kind === 'block'
      ? (sideBySide(line.element, line.table) ?? questionLines(line) ?? fieldsIn(line) ?? [line])
      : [line],
  )
  const { lines, lists, faults } = takeKeyLists(withUsualLabels(withoutRules(written)))
  const shown = lines.filter((line) => !isNoise(line))
  const [left] = lines.filter(isNoise)
  if (left?.kind === 'line')
    draft.tell(
      'warning',
      `paragraph ${left.paragraph}`,
      `"${left.text.trim()}" and lines like it are left out`,
    )
  for (const { paragraph, message } of faults) draft.tell('error', `paragraph ${paragraph}`, message)
  let tables = 0
  const rows: Paper = { questions: [], sets: [], faults: [] }
  /** Reads a table with a question in each row. */
  function readRowTable({ table: wordTable, faults: rowFaults }: WordRows): void {
    const section = reader.pause()
    const known = { questions: rows.questions.length, faults: rows.faults.length }
    const clear = withClearKeys(wordTable, asker)
    readRows([clear.table], picturesInCells, rows)
    for (const { severity, place, message } of [
      ...rowFaults,
      ...clear.faults,
      ...rows.faults.slice(known.faults),
    ])
      draft.tell(severity, place, message)
    const questions = rows.questions.slice(known.questions)
    jobs.push((into) => {
      for (const question of questions)
        into.question(question.place, () => ({ ...question, section: question.section ?? section }))
    })
  }

  /** Number and width of the last one. */
  let last: readonly [number: number, width: number] | null = null
  for (const [index, line] of shown.entries()) {
    const following = shown.slice(index + 1, index + 300)
    if (line.kind !== 'block' || line.element.name !== 'table') {
      reader.line(line, following)
      continue
    }
    const { element, table } = line
    const word = rowsOf(element, table)
    if (word) {
      last = [table, widthOf(element)]
      readRowTable(word)
    } else if (isQuestionTable(element)) {
      const place = `question ${++tables}, table ${table}`
      jobs.push((into) =>
        into.question(place, () =>
          questionOfTable(element, place, read, (message) => draft.tell('warning', place, message)),
        ),
      )
    } else if (last?.[1] === widthOf(element) && !reader.isOpen()) {
      const advice = 'has no row that names its columns: repeat that row, or join the two'
      draft.tell('error', `table ${table}`, `it goes on with table ${last[0]}, and ${advice}`)
    } else reader.line(line, following)
  }
  sets.push(...titledSets(rows))
  return { title: reader.end(), jobs, sets, lists, read }
}
