import { categoryWords } from './category-words'

/** Words that are compared without capitals and diacritics; letters and signs of Indian scripts stay as they are. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** The folded words of a text. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

interface Searchable {
  title: string
  text: string
  /** A category is found by its `categoryWords`. */
  detail: string | null
  tags: string
}

const indexed = new WeakMap<Searchable, { title: string[]; rest: string[] }>()

function wordsIn(item: Searchable) {
  let words = indexed.get(item)
  if (!words) {
    const category = categoryWords(item.detail ?? '')
    words = { title: wordsOf(item.title), rest: wordsOf(`${category} ${item.tags} ${item.text}`) }
    indexed.set(item, words)
  }
  return words
}

/**
 * What a word of Telugu or Hindi begins with in other forms of it (రాజ్యాంగం, రాజ్యాంగ; नदी, नदियाँ): without the vowel
 * sign or nasal at its end. The word itself where it has none, or hardly more than that.
 */
const stemOf = (word: string): string =>
  word.length > 2 ? word.replace(/[\u0902\u093e-\u094c\u0c02\u0c3e-\u0c4c]$/, '') : word

/** How well one word fits: whole in the title, begun in the title, another form of it there, begun elsewhere; 0 for not at all. */
function weightOf(word: string, { title, rest }: { title: string[]; rest: string[] }): number {
  if (title.includes(word)) return 4
  if (title.some((one) => one.startsWith(word))) return 3
  const stem = stemOf(word)
  if (title.some((one) => one.startsWith(stem))) return 2
  return rest.some((one) => one.startsWith(stem)) ? 1 : 0
}

/** What was found, and how well the best of it fits. */
interface Matches<Item> {
  items: Item[]
  best: number
}

/**
 * The items that hold a word beginning with each of `words` (folded, of `wordsOf`), those with the words in their title
 * first, otherwise in their own order. None without words.
 */
export function matching<Item extends Searchable>(
  items: readonly Item[],
  words: readonly string[],
): Matches<Item> {
  if (words.length === 0) return { items: [], best: 0 }
  const found = items
    .map((item) => {
      const known = wordsIn(item)
      const weights = words.map((word) => weightOf(word, known))
      return { item, weight: weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return { items: found.map(({ item }) => item), best: found[0]?.weight ?? 0 }
}

/** Characters of `word` as it is written that make up `length` characters of it folded. */
function writtenLength(word: string, length: number): number {
  let folded = 0
  let written = 0
  for (const character of word) {
    // A mark of its own belongs to the letter before it.
    const width = fold(character).length
    if (folded >= length && width > 0) break
    folded += width
    written += character.length
  }
  return written
}

/** The text in pieces, those that match one of `words` marked. Joined again they are the text. */
export function markedParts(
  text: string,
  words: readonly string[],
): Array<{ part: string; isMatch: boolean }> {
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).flatMap((piece, index) => {
    const folded = index % 2 === 1 ? fold(piece) : ''
    const longest = Math.max(
      0,
      ...words
        .flatMap((word) => [word, stemOf(word)])
        .filter((begin) => folded.startsWith(begin))
        .map(({ length }) => length),
    )
    if (longest === 0) return piece ? [{ part: piece, isMatch: false }] : []
    const end = writtenLength(piece, longest)
    const rest = piece.slice(end)
    return [{ part: piece.slice(0, end), isMatch: true }, ...(rest ? [{ part: rest, isMatch: false }] : [])]
  })
}

/** Characters of the text before its first match that are shown. */
const before = 24

/** The place in `text` where it first matches, as the rest of it from a few words before; null when it does not. */
export function excerpt(text: string, words: readonly string[]): string | null {
  let place = 0
  for (const { part, isMatch } of markedParts(text, words)) {
    if (isMatch) {
      const start = place <= before ? 0 : text.indexOf(' ', place - before) + 1
      return start === 0 ? text : `… ${text.slice(Math.min(start, place))}`
    }
    place += part.length
  }
  return null
}
