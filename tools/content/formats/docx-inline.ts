/** Options and answers that follow each other in one line, with single spaces between them. */
import { answerWord, arrow, bareKey, explanationWord, isAt, type Label, labelOf } from './docx-labels'
import { cutAt, type TextLine } from './docx-lines'
import type { Item } from './docx-open'
import { answerLetters, anyOf } from './question-words'

/** "[Ans: b]", "Ans. (c)" at the end of a line. */
const answerAtEnd = new RegExp(
  String.raw`(?<=^|\s|[.?)\]])${arrow}[([]?\s?(?:${answerWord}\s{0,3}(?:is\b|[:.=)–—→➔>ः-])[\s:.=–—→➔>-]{0,8}|(?:${anyOf(answerLetters)})\s?[.:–-]\s{0,3})${bareKey}\s*$`,
  'iu',
)
const beginsWithAnswer = new RegExp(String.raw`^\s*${arrow}[([]?\s*${answerWord}\s*[:.=–—(-]`, 'iu')
const beginsWithExplanation = new RegExp(String.raw`^\s*${explanationWord}\s*[:.–—-]`, 'iu')
const explanationBehind = new RegExp(String.raw`(?<=[\s.)\]])${explanationWord}\s*[:.–—-]`, 'iu')

interface Found {
  readonly at: number
  readonly label: Label
}

const isAlike = (one: Label, other: Label) => one.kind === other.kind && one.style === other.style

/** Labels that stand in a line: behind a space or at its beginning, and those in brackets anywhere. */
function labelsIn(text: string): Found[] {
  return [...text.matchAll(/(?<=^|\s)(?=\S)|(?<=\S)(?=[([])/g)].flatMap(({ index }) => {
    const label = labelOf(text.slice(index, index + 60))
    const isGlued = index > 0 && /\S/.test(text[index - 1] ?? '')
    return label && label.style !== 'Q' && (!isGlued || /^[([]/.test(label.written))
      ? [{ at: index, label }]
      : []
  })
}

/** What stands between two labels, where that may be an option. */
const isOption = (text: string) => !/^\s*(?:and|or|&|,|to|और|या|మరియు|లేదా)?\s*$/iu.test(text)

/** What asks, behind what would be the last option. */
const goesOn =
  /\?\s*$|[,;.]\s*(?:then|find|which|what|how|calculate|evaluate|choose|select|the value|తర్వాత|ఏది|तो|ज्ञात|कौन)(?![\p{L}\p{M}])/iu

/** The longest run of labels from `first` on, each the next one. */
function chainFrom(found: readonly Found[], first: Found, place = first.label.value): Found[] {
  const chain = [first]
  for (const one of found) {
    const last = chain.at(-1)
    if (last && one.at > last.at && isAlike(one.label, first.label) && isAt(one.label, place + chain.length))
      chain.push(one)
  }
  return chain
}

/** The same labels, found from the end. A label within an option makes the two differ. */
function isOnlyChain(chain: readonly Found[], found: readonly Found[], place: number): boolean {
  let end = Number.POSITIVE_INFINITY
  for (const [index, one] of [...chain.entries()].reverse()) {
    const last = found.findLast(
      ({ at, label }) => at < end && isAlike(label, one.label) && isAt(label, place + index),
    )
    if (last?.at !== one.at) return false
    end = one.at
  }
  return true
}

/** Where options begin in a line; none where that is not certain. */
function optionPlaces(
  { text, label }: TextLine,
  list: readonly Item[] | undefined,
  isAsked: boolean,
): number[] {
  if (text.length > 3000) return []
  const found = labelsIn(text)
  const next = list && label && list[0] && label.kind === list[0].label.kind && isAt(label, list.length + 1)
  const ones = found.filter((one) => one.label.value === 1)
  const start = next
    ? found.find(({ at }) => at < 4)
    : ones.find(
        (one) =>
          // The number of the question itself, where options have the same labels or there is none yet.
          !(
            one.at === 0 &&
            one.label.kind === 'number' &&
            (!isAsked || ones.some((other) => other !== one && isAlike(other.label, one.label)))
          ) && chainFrom(found, one).length > 1,
      )
  if (!start) return []
  const place = next && list ? list.length + 1 : 1
  const chain = chainFrom(found, start, place)
  const texts = chain.map(({ at, label: own }, index) => text.slice(at + own.length, chain[index + 1]?.at))
  if (chain.length < 2 || !texts.every(isOption) || !isOnlyChain(chain, found, place)) return []
  // "(a) p = 1 (b) q = 2 (c) r = 3, find p + q" has no options.
  const tails = texts.map((one) => goesOn.test(one))
  if (tails.at(-1) && !tails.slice(0, -1).some(Boolean)) return []
  // "f(a) + g(b)" is a formula.
  const isGlued = chain.some(({ at }) => at > 0 && /\S/.test(text[at - 1] ?? ''))
  if (isGlued && (chain.length < 4 || (start.at > 0 && /[\p{L}\p{N}]$/u.test(text.slice(0, start.at)))))
    return []
  if (chain.length === 2 && start.at > 0 && !/[?:.…_।-]\s*\)?\s*$/.test(text.slice(0, start.at))) return []
  return chain.map(({ at }) => at).filter((at) => at > 0)
}

/**
 * The parts of a line that are lines of their own: options, "[Ans: b]", and an explanation behind the answer.
 * @param list the last list of the open question
 * @param isAsked whether a question is open
 */
export function partsOfLine(line: TextLine, list: readonly Item[] | undefined, isAsked: boolean): TextLine[] {
  if (beginsWithExplanation.test(line.text)) return [line]
  const answer = beginsWithAnswer.test(line.text) ? null : answerAtEnd.exec(line.text)
  const [head = line, ...tail] = answer && answer.index > 0 ? cutAt(line, [answer.index]) : [line]
  if (beginsWithAnswer.test(head.text)) {
    const behind = explanationBehind.exec(head.text)
    return behind && behind.index > 0 ? cutAt(head, [behind.index]) : [head]
  }
  return [...cutAt(head, optionPlaces(head, list, isAsked)), ...tail]
}
