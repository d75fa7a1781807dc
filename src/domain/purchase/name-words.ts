/** Words that say nothing of which pack a name means. */
const fillers = new Set(
  (
    'a an and by for from in of on the to with ' +
    'notes note pdf pdfs pack packs package book books booklet material materials study resource resources ' +
    'complete full latest new premium paid edition exam exams competitive indian india general'
  ).split(' '),
)

/** Words that tell otherwise equal packs apart: the stage, the medium. Numbers and short codes do so too. */
const qualifiers = new Set(
  'prelims preliminary mains main screening interview basic advanced telugu english hindi'.split(' '),
)

const numerals: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' }

/** A name taken apart for comparing. */
export interface NameWords {
  /** All of them, in the order of the name. */
  all: readonly string[]
  /** What the pack is about, in the order of the name. */
  subject: readonly string[]
  /** What tells it from packs on the same subject; sorted. */
  qualifiers: readonly string[]
}

function isQualifier(word: string): boolean {
  return qualifiers.has(word) || /\d/.test(word) || word.length <= 3
}

/** `APPSC Polity Notes, Group II` is about `appsc polity group`, qualified by `2`. */
export function nameWords(name: string): NameWords {
  const all = name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => numerals[word] ?? word)
  const words = all.filter((word) => !fillers.has(word))
  return {
    all,
    subject: words.filter((word) => !isQualifier(word)),
    qualifiers: words.filter(isQualifier).sort(),
  }
}
