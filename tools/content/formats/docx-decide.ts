/** What is decided for a whole paper: the answers of its key lists, marks as answers, and questions in two languages. */
import { type Asker, yesNo } from './asked'
import { bare, type Facts, runsOf } from './docx-facts'
import type { KeyEntry } from './docx-key-list'
import { answerAtEnd, type Open } from './docx-open'
import { type KeyLook, keyLooks, lookNames } from './docx-signs'
import { twinsInFiles, twinsOf } from './docx-twins'
import type { PaperDraft } from './paper-draft'

/** What was found in the files of a paper. */
export interface Found {
  readonly facts: readonly Facts[]
  /** Of a second file, in another language. */
  readonly others: readonly Facts[] | null
  readonly lists: ReadonlyArray<readonly KeyEntry[]>
}

export interface Decision {
  /** The answer that a list below the questions gives. */
  readonly key: KeyEntry | null
  /** The same question in another language. */
  readonly twin: Open | null
  /** The looks that mark the right option of a question without an answer. */
  readonly looks: readonly KeyLook[]
  /** Whether the label in brackets at the end of its text is its answer. */
  readonly isInBrackets: boolean
  /** Whether "Ans: 3" names the option with the label 3, also where another one has the text 3. */
  readonly areDigitsLabels: boolean
}

/** The answers of key lists for questions. Tells of answers that no question has. */
function keysOf(
  facts: readonly Facts[],
  lists: ReadonlyArray<readonly KeyEntry[]>,
  draft: PaperDraft,
): Map<Open, KeyEntry> {
  const keys = new Map<Open, KeyEntry>()
  const [first] = lists
  if (!first?.[0]) return keys
  const runs = runsOf(facts)
  const { place } = first[0]
  if (runs.length === 0) return keys
  const isOneRun = runs.length === 1
  if (!isOneRun && lists.length !== runs.length) {
    draft.tell(
      'error',
      place,
      `the answer key has ${lists.length === 1 ? 'one list' : `${lists.length} lists`}, and the questions begin with 1 again ${runs.length - 1} time${runs.length > 2 ? 's' : ''}: write one list for each section, each from its number 1 on, or number the questions through`,
    )
    return keys
  }
  for (const [index, run] of runs.entries()) {
    const byNumber = new Map(run.map(({ open }) => [open.number, open]))
    for (const entry of isOneRun ? lists.flat() : (lists[index] ?? [])) {
      const open = byNumber.get(entry.number)
      const known = open && keys.get(open)
      const message = !open
        ? `the answer key names question ${entry.number}, and the paper has no such question: is its number missing?`
        : known && bare(known.answer) !== bare(entry.answer)
          ? `the answer key says ${known.answer} and ${entry.answer} for question ${entry.number}: correct one of them`
          : null
      if (message) draft.tell('error', entry.place, message)
      if (open && known && message) keys.set(open, { ...entry, answer: `${known.answer} or ${entry.answer}` })
      else if (open) keys.set(open, entry)
    }
  }
  return keys
}

/** The looks that mark right options. Asks where it may be chance, or stress. */
function looksOf(without: readonly Facts[], hasAnswers: boolean, asker: Asker, draft: PaperDraft): KeyLook[] {
  const looks: KeyLook[] = ['tick']
  const open = without.filter(({ marked }) => marked.tick.length === 0)
  for (const look of keyLooks.slice(1)) {
    const left = open.filter(({ marked }) => looks.every((one) => marked[one].length !== 1))
    const found = left.filter(({ marked }) => marked[look].length === 1)
    if (found.length === 0) continue
    const places = new Set(found.map(({ marked }) => marked[look][0]))
    const isWhole = !hasAnswers && found.length === open.length && found.length === left.length
    const isSure = isWhole && ((look === 'mark' && found.length < 4) || places.size > 1)
    const asked = {
      id: `${lookNames[look]}-is-key`,
      text: `Is the ${lookNames[look]} option the right one in questions without an answer (question ${found
        .slice(0, 3)
        .map(({ open: { number } }) => number)
        .join(', ')}${found.length > 3 ? ' …' : ''})?`,
      choices: yesNo,
    }
    if (isSure)
      draft.tell(
        'warning',
        'answers',
        `${found.length === 1 ? 'one question has' : `${found.length} questions have`} no line "Ans:"; the only ${lookNames[look]} option is taken as the right one`,
      )
    if (isSure || asker.choice(asked) === 'yes') looks.push(look)
  }
  return looks
}

/** A number that comes again may show that lines before it were read as questions: those are refused too. */
function refuseRepeated(facts: readonly Facts[]): void {
  for (const [index, { open }] of facts.entries()) {
    if (open.outOfOrder === null) continue
    const first = facts.slice(0, index).findLastIndex((one) => one.open.number === open.number)
    for (const one of first < 0 ? [] : facts.slice(Math.max(0, first - 1), index))
      one.open.fault ??= `question ${open.number} comes again in paragraph ${open.paragraph}: correct the numbers, or put a heading where a section begins`
  }
}

/** Two whole questions with one number, each with its own answer, are two questions: nothing names them by it. */
function allowRepeated(own: readonly Facts[], draft: PaperDraft): void {
  const isWhole = ({ open }: Facts) => open.said.answer !== undefined && (open.lists.at(-1)?.length ?? 0) > 1
  for (const [index, one] of own.entries()) {
    const before = own[index - 1]
    if (one.open.outOfOrder === null || before?.open.number !== one.open.number) continue
    // Where 1 comes again, a section may begin.
    if (one.open.number === 1 || !isWhole(one) || !isWhole(before) || one.set !== before.set) continue
    one.open.outOfOrder = null
    draft.tell(
      'warning',
      `paragraph ${one.open.paragraph}`,
      `two questions have the number ${one.open.number}: compare`,
    )
  }
}

/** Whether labels at the end of all questions without an answer are their answers. */
function areInBrackets(without: readonly Facts[], asker: Asker): boolean {
  const found = without.map(({ open }) => answerAtEnd(open)?.answer)
  const [first] = found
  if (first === undefined || found.includes(undefined)) return false
  const number = without[0]?.open.number
  const text = `Is the (${first}) at the end of question ${number} its answer, and so in the other questions?`
  return asker.choice({ id: 'bracket-is-key', text, choices: yesNo }) === 'yes'
}

/** Whether all answers of a paper with options 1 to 4 are such labels, and some cannot be texts. */
function digitsAreLabels(facts: readonly Facts[], keys: ReadonlyMap<Open, KeyEntry>): boolean {
  let sure = 0
  for (const { open } of facts) {
    const list = open.lists.at(-1)
    const answer = (open.said.answer ?? keys.get(open)?.answer ?? '').trim()
    if (list?.[0]?.label.kind !== 'number' || answer === '') continue
    if (!/^\(?[1-8][).]?$/.test(answer) || Number.parseInt(bare(answer), 10) > list.length) return false
    if (!list.some(({ line, label }) => bare(line.text.slice(label.length)) === bare(answer))) sure += 1
  }
  return sure > 1
}

/** What is decided for each question that begins one; translations have no entry. */
export function decide(
  { facts, others, lists }: Found,
  asker: Asker,
  draft: PaperDraft,
): Map<Open, Decision> {
  const twins = others ? twinsInFiles(facts, others, draft) : twinsOf(facts, lists, asker)
  const translations = new Set(twins.values())
  if (lists.length === 0)
    allowRepeated(
      facts.filter(({ open }) => !translations.has(open) && !twins.has(open)),
      draft,
    )
  refuseRepeated(facts.filter(({ open }) => !translations.has(open)))
  const own = facts.filter(({ open }) => !translations.has(open))
  const keys = keysOf(own, lists, draft)
  const has = (open: Open | undefined) => open?.said.answer !== undefined
  const answered = own.filter(({ open }) => has(open) || has(twins.get(open)) || keys.has(open))
  const without = own.filter((one) => !answered.includes(one) && one.open.lists.length > 0)
  const looks = looksOf(without, answered.length > 0, asker, draft)
  const isInBrackets = areInBrackets(without, asker)
  const areDigitsLabels = digitsAreLabels(own, keys)
  return new Map(
    own.map(({ open }) => [
      open,
      { key: keys.get(open) ?? null, twin: twins.get(open) ?? null, looks, isInBrackets, areDigitsLabels },
    ]),
  )
}
