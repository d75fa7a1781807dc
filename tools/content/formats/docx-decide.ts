/** What is decided for a whole paper: the answers of its key lists, marks as answers, and questions in two languages. */
import { type Asker, yesNo } from './asked'
import type { KeyEntry } from './docx-key-list'
import { isVersion, scriptIn } from './docx-languages'
import { allLetters } from './docx-lines'
import type { Open } from './docx-open'
import { type KeyLook, keyLooks, lookNames } from './docx-signs'
import type { PaperDraft } from './paper-draft'

export interface Decision {
  /** The answer that a list below the questions gives. */
  readonly key: KeyEntry | null
  /** The same question in another language. */
  readonly twin: Open | null
  /** The looks that mark the right option of a question without an answer. */
  readonly looks: readonly KeyLook[]
}

/** What one question shows of itself. */
export interface Facts {
  readonly open: Open
  readonly set: string | null
  /** The options that look like the right one. */
  readonly marked: Readonly<Record<KeyLook, readonly number[]>>
}

type Script = ReturnType<typeof scriptIn>

const textIn = ({ text, lists }: Open) =>
  [...text, ...lists.flat().flatMap(({ line, more }) => [{ line }, ...more])]
    .map(({ line }) => allLetters(line))
    .join('\n')

const scriptOf = (run: readonly Facts[]): Script => scriptIn(run.map(({ open }) => textIn(open)).join('\n'))

/** Questions whose numbers rise. */
function runsOf(facts: readonly Facts[], byScript: boolean): Facts[][] {
  const runs: Facts[][] = []
  for (const one of facts) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNew = !last || one.open.number <= last.open.number
    const isOther = byScript && last && scriptOf([last]) !== scriptOf([one])
    if (run && !isNew && !isOther) run.push(one)
    else runs.push([one])
  }
  return runs
}

const areOfOneQuestion = (one: Facts, other: Facts) =>
  one.open.number === other.open.number &&
  (one.open.lists.at(-1)?.length ?? 0) === (other.open.lists.at(-1)?.length ?? 0)

const areTranslations = (one: readonly Facts[], other: readonly Facts[]): boolean => {
  const areAlike =
    one.length === other.length &&
    one.every((facts, index) => {
      const twin = other[index]
      return twin !== undefined && areOfOneQuestion(facts, twin)
    })
  if (!areAlike) return false
  const scripts = [scriptOf(one), scriptOf(other)]
  return scripts[0] !== scripts[1] && scripts.includes('en') && !scripts.includes('both')
}

/** The letters and digits of an answer, as two are compared. */
const bare = (answer: string) => answer.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Whether two blocks with the same numbers are one paper in two languages: 'ask' where either may be meant. */
function areOnePaper(one: readonly Facts[], other: readonly Facts[], hasOneKey: boolean): boolean | 'ask' {
  const answers = (run: readonly Facts[]) => run.map(({ open }) => open.said.answer)
  const [own, second] = [answers(one), answers(other)]
  const section = other[0]?.open.section ?? ''
  if (isVersion(section) || one.length === 1) return true
  if (second.every((answer) => answer === undefined))
    return hasOneKey || own.every((answer) => answer !== undefined) || 'ask'
  const both = own.flatMap((answer, index) => {
    const twin = second[index]
    return answer !== undefined && twin !== undefined ? [bare(answer) === bare(twin)] : []
  })
  if (both.length > 3 && both.every(Boolean)) return true
  return both.filter((isSame) => !isSame).length > both.length / 2 ? false : 'ask'
}

/** The translation of each question that has one. */
function twinsOf(
  facts: readonly Facts[],
  lists: ReadonlyArray<readonly KeyEntry[]>,
  asker: Asker,
): Map<Open, Open> {
  const twins = new Map<Open, Open>()
  const pair = (one: readonly Facts[], other: readonly Facts[]) => {
    for (const [index, { open }] of one.entries()) {
      const twin = other[index]
      if (twin) twins.set(open, twin.open)
    }
  }
  // One question below the other.
  const used = new Set<Facts>()
  for (const [index, one] of facts.entries()) {
    const next = facts[index + 1]
    if (!next || used.has(one) || !areTranslations([one], [next])) continue
    pair([one], [next])
    used.add(one).add(next)
  }
  if (used.size * 2 > facts.length) return twins
  twins.clear()
  // One block below the other.
  for (const byScript of [false, true]) {
    const runs = runsOf(facts, byScript)
    for (let index = 0; index + 1 < runs.length; index += 1) {
      const [one = [], other = []] = runs.slice(index, index + 2)
      if (!areTranslations(one, other)) continue
      const [first, last] = [one[0]?.open.number, one.at(-1)?.open.number]
      const answer = areOnePaper(one, other, lists.length === 1)
      const isOne =
        answer === 'ask'
          ? asker.choice({
              id: 'same-in-two-languages',
              text: `Are the questions ${first} to ${last} that follow in another language the same questions as before?`,
              choices: yesNo,
            }) === 'yes'
          : answer
      if (!isOne) continue
      pair(one, other)
      index += 1
    }
    if (twins.size > 0) break
  }
  return twins
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
  const runs = runsOf(facts, false)
  const place = `paragraph ${first[0].paragraph}`
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
      if (message) draft.tell('error', `paragraph ${entry.paragraph}`, message)
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
    const isSure = isWhole && (found.length === 1 ? look === 'mark' : found.length < 4 || places.size > 1)
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

/** What is decided for each question that begins one; translations have no entry. */
export function decide(
  facts: readonly Facts[],
  lists: ReadonlyArray<readonly KeyEntry[]>,
  asker: Asker,
  draft: PaperDraft,
): Map<Open, Decision> {
  const twins = twinsOf(facts, lists, asker)
  const translations = new Set(twins.values())
  const own = facts.filter(({ open }) => !translations.has(open))
  const keys = keysOf(own, lists, draft)
  const has = (open: Open | undefined) => open?.said.answer !== undefined
  const answered = own.filter(({ open }) => has(open) || has(twins.get(open)) || keys.has(open))
  const without = own.filter((one) => !answered.includes(one) && one.open.lists.length > 0)
  const looks = looksOf(without, answered.length > 0, asker, draft)
  return new Map(
    own.map(({ open }) => [open, { key: keys.get(open) ?? null, twin: twins.get(open) ?? null, looks }]),
  )
}
