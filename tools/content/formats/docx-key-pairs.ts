/** Answers that a line or a table holds in pairs: "1-b 2-c", numbers above letters. */
import { answerWord, sign } from './docx-labels'
import { cellText } from './docx-lines'
import { childrenOf, type Element, within } from './markup'

/** "Physics: ", "Key Set A: " in front of answers. */
export const nameBefore = /^\s*[^\d:]{2,40}[:–—]\s*(?=(?:q\.?\s*)?\d)/iu

export const withoutName = (text: string) => text.slice(nameBefore.exec(text)?.[0].length ?? 0)

const letter = String.raw`\p{L}\p{M}*|[ivx]{1,4}|[A-H]{2,4}`
const value = String.raw`\(\s*(?:${letter}|\d{1,2})(?:\s*[,&/]\s*(?:${letter}|\d{1,2}))*\s*\)|(?:${letter}|[-−]?\d+(?:\.\d+)?)\)?(?:\s*[,&/]\s*(?:${letter})\b(?![\s]*[-–.)]))*`
const pair = String.raw`(?:q(?:ue|uestion)?\.?\s*(?:no\.?\s*)?)?(\d{1,4})\s*(?:[.):=→>–—-]+|\s|(?=[a-h](?![\p{L}\p{M}\p{N}])))\s*(?:${answerWord}\s*[:.–—-]*\s*)?(${value})\.?`
const onePair = new RegExp(String.raw`^\s*${pair}\s*$`, 'iu')
const leading = new RegExp(String.raw`^\s*${pair}(?=[\s,;|]|$)[\s,;|]*`, 'iu')
/** "12. (b) The river …": an answer with its explanation. */
export const explained = new RegExp(
  String.raw`^\s*(?:q\.?\s*)?(\d{1,4})\s*[.):–—-]+\s*(?:${answerWord}\s*[:.–—-]*\s*)?([([]\s*(?:${sign})\s*[)\]]|(?:${sign})\s*[).:])\s*[:;,.–—-]*\s*(?=\S)`,
  'iu',
)

export interface Pair {
  readonly number: number
  readonly answer: string
}

const rangeStart = /^(\d{1,4})\s*(?:-|–|—|to)\s*(\d{1,4})\s*[:.)=]?\s*(?=[(\p{L}])/iu
const oneOf = new RegExp(String.raw`^[\s,;|]*\(?(${sign})\)?(?![\p{L}\p{M}\p{N}])`, 'iu')

/** "1-5: d c a d c", "6-10 abcda": an answer for each number; null for other words, `[]` where they are not as many. */
function pairsInRanges(text: string): Pair[] | null {
  const pairs: Pair[] = []
  let rest = text.trim()
  while (rest !== '') {
    const start = rangeStart.exec(rest)
    if (!start) return null
    const [from, to] = [Number(start[1]), Number(start[2])]
    if (from >= to) return null
    rest = rest.slice(start[0].length)
    const joined = /^[a-h]{2,}(?=[\s,;|]|$)/i.exec(rest)?.[0]
    const answers: string[] = joined?.split('') ?? []
    if (joined !== undefined) rest = rest.slice(joined.length)
    for (let one = joined === undefined ? oneOf.exec(rest) : null; one; one = oneOf.exec(rest)) {
      // A number may begin the next range.
      if (rangeStart.test(rest.trim().replace(/^[,;|]\s*/, ''))) break
      answers.push(one[1] ?? '')
      rest = rest.slice(one[0].length)
    }
    if (answers.length !== to - from + 1) return []
    pairs.push(...answers.map((answer, index) => ({ number: from + index, answer })))
    rest = rest.replace(/^[\s,;|]+/, '')
  }
  return pairs
}

/** Whether a line gives answers for a range of numbers, also where they are not as many. */
export const isRange = (text: string): boolean => pairsInRanges(text) !== null

/** The answers of a line that holds nothing else; null for another line. */
export function pairsIn(text: string): Pair[] | null {
  const inRanges = pairsInRanges(text)
  if (inRanges) return inRanges.length > 0 ? inRanges : null
  const pairs: Pair[] = []
  let rest = text.trim().replace(/^[|,;\s]+/, '')
  while (rest !== '') {
    const found = leading.exec(rest)
    if (!found?.[1] || found[2] === undefined) return null
    pairs.push({ number: Number(found[1]), answer: found[2].trim() })
    rest = rest.slice(found[0].length)
  }
  const isRising = pairs.every((one, index) => index === 0 || one.number > (pairs[index - 1]?.number ?? 0))
  return pairs.length > 0 && isRising ? pairs : null
}

const isNumber = (text: string) => /^\d{1,4}[.)]?$/.test(text)
const isAnswer = (text: string) => new RegExp(`^(?:${value})$`, 'iu').test(text)
const words = new RegExp(
  String.raw`^(?:(?:s|sl|q)\.?\s*no\.?|no\.?|number|q(?:ue|uestion)?s?\.?(?:\s*no\.?)?|key|option|प्र\.?\s*(?:सं\.?|क्र\.?)?|प्रश्न.*|క్ర\.?\s*సం\.?|ప్రశ్న.*|${answerWord}s?)$`,
  'iu',
)

/** Numbers without a gap, in any order of the cells. */
function inOrder(pairs: readonly Pair[]): Pair[] | null {
  const sorted = [...pairs].sort((a, b) => a.number - b.number)
  const isWhole = sorted.every(
    (one, index) => index === 0 || one.number === (sorted[index - 1]?.number ?? 0) + 1,
  )
  return sorted.length > 1 && isWhole ? sorted : null
}

/** Answers of a table; null for another table. Two readings of one table are none. */
export function pairsInTable(table: Element): Pair[] | null {
  const rows = within(table, 'tr')
    .map((tr) => childrenOf(tr).map(cellText))
    .filter((cells) => cells.some((cell) => cell !== ''))
  // The names of the columns, and those of the rows.
  const isHeader = (cells: readonly string[]) =>
    cells.every((cell) => cell === '' || words.test(cell) || /^[aq]$/i.test(cell))
  const named = rows.length > 1 && isHeader(rows[0] ?? []) ? rows.slice(1) : rows
  const body = named.every(([first = '']) => words.test(first)) ? named.map((cells) => cells.slice(1)) : named
  const filled = body.map((cells) => cells.filter((cell) => cell !== ''))
  const inCells = (): Pair[] | null => {
    const found = filled.flat().map((cell) => onePair.exec(cell))
    const pairs = found.flatMap((one) =>
      one?.[1] && one[2] ? [{ number: Number(one[1]), answer: one[2] }] : [],
    )
    return pairs.length === found.length ? inOrder(pairs) : null
  }
  const pairsOf = (numbers: readonly string[], answers: readonly string[]): Pair[] | null => {
    const all = numbers.map((number, index) => [number, answers[index] ?? ''] as const)
    const used = all.filter(([number, answer]) => number !== '' || answer !== '')
    if (!used.every(([number, answer]) => isNumber(number) && isAnswer(answer))) return null
    return used.map(([number, answer]) => ({ number: Number.parseInt(number, 10), answer }))
  }
  const across = (): Pair[] | null => {
    const found = body.map((cells) =>
      pairsOf(
        cells.filter((_, index) => index % 2 === 0),
        cells.filter((_, index) => index % 2 === 1),
      ),
    )
    return found.every((one) => one !== null) ? inOrder(found.flat()) : null
  }
  const below = (): Pair[] | null => {
    if (body.length % 2 !== 0) return null
    const found = body.flatMap((cells, index) =>
      index % 2 === 0 ? [pairsOf(cells, body[index + 1] ?? [])] : [],
    )
    return found.every((one) => one !== null) ? inOrder(found.flat()) : null
  }
  const readings = [inCells(), across(), below()].filter((one) => one !== null)
  const [first, second] = readings
  if (!first) return null
  return second && JSON.stringify(first) !== JSON.stringify(second) ? null : first
}
