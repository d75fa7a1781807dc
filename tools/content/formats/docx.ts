/** Word files: questions below each other, each in a table of its own, or in the rows of one (docs/authors.md). */
import { type Answers, createAsker } from './asked'
import type { AuthoredPaper, QuestionFormat } from './authored'
import { decide } from './docx-decide'
import { takeKeyLists } from './docx-key-list'
import { unreadPart } from './docx-letters'
import { linesOf } from './docx-lines'
import type { Open, ReadText } from './docx-open'
import { factsOf, finish } from './docx-question'
import { createLineReader } from './docx-questions'
import { picturesInCells, type WordRows, widthOf, wordRows } from './docx-rows'
import { sideBySide } from './docx-side-by-side'
import { readWord } from './docx-source'
import { isQuestionTable, questionOfTable } from './docx-tables'
import { textOfMarkup } from './html-text'
import { lettersOf } from './markup'
import { createDraft } from './paper-draft'
import { readRows, titledSets } from './sheet'
import type { Paper } from './sheet-question'

async function read(bytes: Uint8Array, _file: string, answers: Answers = {}): Promise<AuthoredPaper> {
  const { nodes: source, pictures, notes, margins } = readWord(bytes)
  const draft = createDraft()
  const texts: ReadText = (nodes) => {
    const unread = nodes
      .map(lettersOf)
      .map((letters) => unreadPart.exec(letters)?.[1])
      .find(Boolean)
    if (unread) throw new Error(unread)
    return textOfMarkup(nodes, {
      typed: true,
      figure: (source, alt) => {
        const picture = pictures.get(source)
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
  const asker = createAsker(answers)
  /** Questions below each other, and what is read between them, in the order of the file. */
  const jobs: Array<{ open: Open; set: string | null } | (() => void)> = []
  const reader = createLineReader(draft, texts, (open, set) => jobs.push({ open, set }))
  const { lines, lists, faults } = takeKeyLists(
    linesOf(source).flatMap((line) =>
      line.kind === 'block' && line.element.name === 'table'
        ? (sideBySide(line.element, line.table) ?? [line])
        : [line],
    ),
  )
  for (const { paragraph, message } of faults) draft.tell('error', `paragraph ${paragraph}`, message)
  let found = 0
  const rows: Paper = { questions: [], sets: [], faults: [] }
  /** Reads a table with a question in each row. */
  function readRowTable({ table: wordTable, faults }: WordRows): void {
    const section = reader.pause()
    const known = { questions: rows.questions.length, faults: rows.faults.length }
    readRows([wordTable], picturesInCells, rows)
    for (const { severity, place, message } of [...faults, ...rows.faults.slice(known.faults)])
      draft.tell(severity, place, message)
    const found = rows.questions.slice(known.questions)
    jobs.push(() => {
      for (const question of found)
        draft.question(question.place, () => ({ ...question, section: question.section ?? section }))
    })
  }

  /** Number and width of the last one. */
  let last: readonly [number: number, width: number] | null = null
  for (const [index, line] of lines.entries()) {
    const following = lines.slice(index + 1, index + 300)
    if (line.kind !== 'block' || line.element.name !== 'table') {
      reader.line(line, following)
      continue
    }
    const { element, table } = line
    const word = isQuestionTable(element) ? null : wordRows(element, table, texts)
    if (word) {
      last = [table, widthOf(element)]
      readRowTable(word)
    } else if (isQuestionTable(element)) {
      const place = `question ${++found}, table ${table}`
      jobs.push(() =>
        draft.question(place, () =>
          questionOfTable(element, place, texts, (message) => draft.tell('warning', place, message)),
        ),
      )
    } else if (last?.[1] === widthOf(element) && !reader.isOpen()) {
      const advice = 'has no row that names its columns: repeat that row, or join the two'
      draft.tell('error', `table ${table}`, `it goes on with table ${last[0]}, and ${advice}`)
    } else reader.line(line, following)
  }
  for (const set of titledSets(rows)) draft.set(set.place, () => set)
  const title = reader.end()
  const facts = jobs.flatMap((job) => ('open' in job ? [factsOf(job.open, job.set)] : []))
  const decisions = decide(facts, lists, asker, draft)
  for (const job of jobs) {
    if (!('open' in job)) job()
    else {
      const decision = decisions.get(job.open)
      if (decision) finish(job.open, job.set, decision, { draft, read: texts, asker })
    }
  }
  const paper = { ...draft.paper(title), asked: asker.asked() }
  if (paper.questions.length === 0 && !paper.faults.some(({ severity }) => severity === 'error'))
    throw new Error(
      'no question was found in it: each begins with its number ("12. …"), is a table, or a row of a table whose first row says Question, A, B … and Answer',
    )
  return paper
}

export const docx: QuestionFormat = {
  name: 'Word',
  matches: (file) => /\.docx$/i.test(file),
  read,
}
