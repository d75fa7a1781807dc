/** Questions that stand twice in the files of a paper, in English and in another language. */
import { type Asker, yesNo } from './asked'
import { type Facts, ownAnswer, runsOf, type Script, scriptOf } from './docx-facts'
import type { KeyEntry } from './docx-key-list'
import { isVersion } from './docx-languages'
import type { Open } from './docx-open'
import type { PaperDraft } from './paper-draft'

const optionsIn = ({ open }: Facts) => open.lists.at(-1)?.length ?? 0

/** The script that most questions have: one may have swallowed another one. */
function mostly(run: readonly Facts[]): Script {
  const scripts = run.map(scriptOf)
  const count = (script: Script) => scripts.filter((one) => one === script).length
  return (['en', 'te', 'hi', 'both'] as const).reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** The questions of two blocks by their numbers. */
function matched(one: readonly Facts[], other: readonly Facts[]): Array<readonly [Facts, Facts]> {
  const byNumber = new Map(other.map((facts) => [facts.open.number, facts]))
  return one.flatMap((facts) => {
    const twin = byNumber.get(facts.open.number)
    return twin ? [[facts, twin] as const] : []
  })
}

/** Whether two blocks have mostly the same numbers, one in English and one in another language. */
function mayBeTranslations(one: readonly Facts[], other: readonly Facts[]): boolean {
  if (matched(one, other).length < 0.6 * Math.max(one.length, other.length)) return false
  const scripts = [mostly(one), mostly(other)]
  return scripts[0] !== scripts[1] && scripts.includes('en') && !scripts.includes('both')
}

/** Whether two blocks with the same numbers are one paper in two languages: 'ask' where either may be meant. */
function areOnePaper(one: readonly Facts[], other: readonly Facts[], hasOneKey: boolean): boolean | 'ask' {
  const has = (facts: Facts) => ownAnswer(facts) !== undefined
  if (isVersion(other[0]?.open.section ?? '') || one.length === 1) return true
  if (!other.some(has)) return hasOneKey || one.every(has) || 'ask'
  const both = matched(one, other).filter(([left, right]) => has(left) && has(right))
  const same = both.filter(([left, right]) => ownAnswer(left) === ownAnswer(right)).length
  if (same > 3 && same === both.length) return true
  return same < both.length / 2 ? false : 'ask'
}

/** Pairs the questions of two blocks. Those without a partner are refused. */
function pair(one: readonly Facts[], other: readonly Facts[], twins: Map<Open, Open>): void {
  const pairs = matched(one, other)
  for (const [left, right] of pairs) {
    twins.set(left.open, right.open)
    if (optionsIn(left) !== optionsIn(right))
      left.open.fault ??= `it has ${optionsIn(left)} options, and ${optionsIn(right)} in its other language (paragraph ${right.open.paragraph}): correct the labels of one of them`
  }
  const paired = new Set(pairs.flat())
  for (const { open } of [...one, ...other].filter((facts) => !paired.has(facts)))
    open.fault ??=
      'it stands in one language only, and the questions around it in two: is its number in the other one missing?'
}

/** The translation of each question that has one. */
export function twinsOf(
  facts: readonly Facts[],
  lists: ReadonlyArray<readonly KeyEntry[]>,
  asker: Asker,
): Map<Open, Open> {
  const twins = new Map<Open, Open>()
  // One question below the other.
  const used = new Set<Facts>()
  for (const [index, one] of facts.entries()) {
    const next = facts[index + 1]
    if (!next || used.has(one) || !mayBeTranslations([one], [next])) continue
    pair([one], [next], twins)
    used.add(one).add(next)
  }
  if (used.size * 2 > facts.length) return twins
  for (const { open } of used) open.fault = open.fault?.startsWith('it has') ? null : open.fault
  twins.clear()
  // One block below the other.
  for (const byScript of [false, true]) {
    const runs = runsOf(facts, byScript)
    for (let index = 0; index + 1 < runs.length; index += 1) {
      const [one = [], other = []] = runs.slice(index, index + 2)
      if (!mayBeTranslations(one, other)) continue
      const [first, last] = [one[0]?.open.number, one.at(-1)?.open.number]
      const answer = areOnePaper(one, other, lists.length === 1)
      const said =
        answer === 'ask'
          ? asker.choice({
              id: 'same-in-two-languages',
              text: `Are the questions ${first} to ${last} that follow in another language the same questions as before?`,
              choices: yesNo,
            })
          : answer
            ? 'yes'
            : 'no'
      if (said === null) {
        for (const { open } of [...one, ...other])
          open.fault ??= `the questions ${first} to ${last} come twice, in two languages: put "English Version" above the first and the name of the other language above the second, or give each section a heading and numbers of its own`
      }
      if (said !== 'yes') continue
      pair(one, other, twins)
      index += 1
    }
    if (twins.size > 0) break
  }
  return twins
}

/** The translations in a second file, which has the same questions in the same order. */
export function twinsInFiles(
  facts: readonly Facts[],
  others: readonly Facts[],
  draft: PaperDraft,
): Map<Open, Open> {
  const differs = facts.findIndex((one, index) => {
    const other = others[index]
    return !other || one.open.number !== other.open.number || optionsIn(one) !== optionsIn(other)
  })
  const place = differs < 0 && others.length > facts.length ? facts.length : differs
  if (place < 0) return new Map(facts.map(({ open }, index) => [open, others[index]?.open ?? open]))
  const number = (facts[place] ?? others[place])?.open.number
  draft.tell(
    'error',
    `question ${number}`,
    `the file in the other language has other numbers or options from here on (${facts.length} questions here, ${others.length} there): correct one of the two`,
  )
  for (const { open } of facts) open.fault ??= 'the file in the other language has other questions'
  return new Map()
}
