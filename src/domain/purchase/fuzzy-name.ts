import { type NameWords, nameWords } from './name-words'
import { similarity } from './text-similarity'

/** Spec section 9, fuzzy purchase matching. */
const thresholds = { overall: 0.7, word: 0.8, sharedWords: 0.5, keywordHits: 2 }

/** Words that mean one subject. */
const keywordGroups = [
  ['polity', 'constitution', 'constitutional', 'governance', 'parliament', 'civics'],
  ['quantitative', 'aptitude', 'arithmetic', 'maths', 'mathematics', 'numerical', 'numeracy'],
  ['reasoning', 'logical', 'analytical', 'mental', 'ability'],
  ['economy', 'economics', 'economic', 'finance', 'banking'],
  ['history', 'historical', 'freedom', 'movement', 'heritage'],
  ['geography', 'geographical', 'climate', 'physiography'],
  ['science', 'physics', 'chemistry', 'biology'],
  ['environment', 'ecology', 'biodiversity', 'conservation'],
].map((group) => new Set(group))

function isSameWord(a: string, b: string): boolean {
  return similarity(a, b) >= thresholds.word
}

function isWithin(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  return ` ${longer.join(' ')} `.includes(` ${shorter.join(' ')} `)
}

/**
 * One name stands in the other, word for word: as a whole, also when it is a single word (`Aptitude`), or two words or
 * more of what it is about. One such word is too little: General Science is not Science and Technology.
 */
function contains(a: NameWords, b: NameWords): boolean {
  const hasTwo = [a, b].every(({ subject }) => subject.length >= 2)
  return isWithin(a.all, b.all) || (hasTwo && isWithin(a.subject, b.subject))
}

/** Half of the words or more are shared, and the names look alike as a whole, in any order of words. */
function sharesWords(a: readonly string[], b: readonly string[]): boolean {
  const rest = [...b]
  const shared = a.filter((word) => {
    const index = rest.findIndex((other) => isSameWord(word, other))
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
  const ratio = shared.length / Math.max(a.length, b.length)
  const overall = similarity([...a].sort().join(' '), [...b].sort().join(' '))
  return ratio >= thresholds.sharedWords && overall >= thresholds.overall
}

/** Both names use two words or more of one group, and say nothing else of their subject. */
function meansSame(a: readonly string[], b: readonly string[]): boolean {
  return keywordGroups.some((group) =>
    [a, b].every((words) => words.length >= thresholds.keywordHits && words.every((word) => group.has(word))),
  )
}

function sameQualifiers(a: NameWords, b: NameWords): boolean {
  return a.qualifiers.join(' ') === b.qualifiers.join(' ')
}

/**
 * Whether a name in a purchase list means the product of that display name, in spite of another spelling (spec
 * section 6). Doubt counts as no: packs that differ by a number, a stage, a language or half of their words are
 * different packs. A match opens nothing: it asks for the proof (docs/decisions/019).
 */
export function meansSameProduct(listed: string, displayName: string): boolean {
  const a = nameWords(listed)
  const b = nameWords(displayName)
  if (a.subject.length === 0 || b.subject.length === 0 || !sameQualifiers(a, b)) return false
  return contains(a, b) || sharesWords(a.subject, b.subject) || meansSame(a.subject, b.subject)
}
