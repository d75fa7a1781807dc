import MiniSearch, { type SearchResult } from 'minisearch'
import { categoryName } from '@/domain/category-name'
import { pause } from '@/lib/pause'
import { stemOf, wordsOf } from './match'
import { createThesaurus, type Synonyms } from './synonyms'

/** What is known of a thing that can be found. */
export interface Searchable {
  title: string
  text: string
  /** A category is found by its name in the language of the page too. */
  detail: string | null
  tags: string
}

export interface Found<Item> {
  item: Item
  /** How well it fits; the best first. */
  weight: number
  /** What to mark in its texts: the beginnings of words, and words that stand for what was typed. */
  marks: string[]
}

export interface SearchIndex<Item> {
  /** What has, for every word (folded, of `wordsOf`), one that begins with it; if nothing has, one that is written much like it. */
  find(words: readonly string[]): Found<Item>[]
}

/** Where a word stands: `…Alike` holds the synonyms of words there. */
const fields = ['title', 'titleAlike', 'rest', 'restAlike']

/** How well a word fits by the best field that has it; a word of the title itself fits better (`weightOf`). */
const fieldWeights: Readonly<Record<string, number>> = { title: 4, titleAlike: 3, rest: 2, restAlike: 1 }

/** How many letters may be wrong, missing or too many. A number is another number with one figure changed. */
function mostWrong(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** The word with two neighbouring letters in the other order, for each two. */
const swapped = (word: string): string[] =>
  mostWrong(word) === 0
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      )

/** Whole in the title, begun there, another form of it there, a typing error or a synonym of it there, or elsewhere. */
function weightOf(word: string, match: SearchResult['match']): number {
  const found = Object.entries(match)
  const begun = found.filter(([term]) => term.startsWith(stemOf(word)))
  // What begins with none of the words is what MiniSearch took for one that is misspelt.
  return Math.max(
    ...(begun.length > 0 ? begun : found).map(([term, places]) => {
      if (!places.includes('title')) return Math.max(...places.map((field) => fieldWeights[field] ?? 0))
      if (term === word) return 7
      if (term.startsWith(word)) return 6
      return term.startsWith(stemOf(word)) ? 5 : 4
    }),
  )
}

/** Items that are put into an index before a press may come in between. */
const handful = 50

function createIndex<Item extends Searchable>(synonyms: Synonyms) {
  const items: Item[] = []
  const thesaurus = createThesaurus(synonyms)
  const index = new MiniSearch<Record<string, unknown>>({
    fields,
    // The words come ready, one blank between them.
    tokenize: (words) => words.split(' '),
    processTerm: (word) => word,
    searchOptions: { prefix: true },
  })
  const add = (item: Item) => {
    const category = item.detail ?? ''
    const title = wordsOf(item.title)
    const about = wordsOf(`${category} ${category && categoryName(category)} ${item.tags}`)
    index.add({
      id: items.push(item),
      title: title.join(' '),
      titleAlike: thesaurus.alikeIn(title).join(' '),
      rest: [...about, ...wordsOf(item.text)].join(' '),
      restAlike: thesaurus.alikeIn(about).join(' '),
    })
  }

  /** What was found for words that do not begin it: a word itself, or what the texts say in its place. */
  const marksOf = (words: readonly string[], match: SearchResult['match']) =>
    Object.entries(match).flatMap(([term, places]) => {
      if (places.every((field) => field.endsWith('Alike'))) return thesaurus.alike(term)
      return words.some((word) => term.startsWith(stemOf(word))) ? [] : [term]
    })

  const find = (words: readonly string[]): Found<Item>[] => {
    if (words.length === 0) return []
    const literal = index.search({ combineWith: 'AND', queries: words.map(stemOf) })
    const fuzzy = (word: string) => words.includes(word) && mostWrong(word)
    const found =
      literal.length > 0
        ? literal
        : index.search({
            combineWith: 'AND',
            queries: words.map((word) => ({
              combineWith: 'OR',
              queries: [...new Set([word, stemOf(word), ...swapped(word)])],
              fuzzy,
            })),
          })
    return found
      .map(({ id, match }) => ({
        id,
        item: items[id - 1] as Item,
        weight: words.reduce((sum, word) => sum + weightOf(word, match), 0),
        marks: [...words, ...marksOf(words, match)],
      }))
      .sort((a, b) => b.weight - a.weight || a.id - b.id)
  }
  return { add, find }
}

/** Of few items, at once. */
export function indexOfFew<Item extends Searchable>(
  items: readonly Item[],
  synonyms: Synonyms,
): SearchIndex<Item> {
  const index = createIndex<Item>(synonyms)
  for (const item of items) index.add(item)
  return index
}

/** Of any number, letting presses go first. Items that fit as well are found in the order of `items`. */
export async function indexOf<Item extends Searchable>(
  items: readonly Item[],
  synonyms: Synonyms,
): Promise<SearchIndex<Item>> {
  const index = createIndex<Item>(synonyms)
  for (const [place, item] of items.entries()) {
    if (place % handful === handful - 1) await pause()
    index.add(item)
  }
  return index
}
