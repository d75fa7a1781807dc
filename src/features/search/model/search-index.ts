import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { categoryName } from '@/domain/category-name'
import { pause } from '@/lib/pause'
import { stemOf, wordsOf } from './match'
import { createReader, type Synonyms } from './synonyms'

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
  /** Whether it has each word as it is typed, or one that begins with it or is another form of it. */
  isLiteral: boolean
  /** What to mark in its texts: the beginnings of words, and words that stand for what was typed. */
  marks: string[]
}

export interface SearchIndex<Item> {
  /** What has, for every word (folded, of `wordsOf`), one that begins with it; if nothing has, one that is written much like it. */
  find(words: readonly string[]): Found<Item>[]
}

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

/** Which words stand for one that was typed wrongly; `false` for none. */
const options = (words: readonly string[]): SearchOptions => ({
  prefix: (word) => !word.startsWith(meaningSign),
  fuzzy: (word) => words.includes(word) && mostWrong(word),
})

/** The query for a word that may be misspelt. */
const likeWord = (word: string): Query => ({
  combineWith: 'OR',
  queries: [...new Set([word, stemOf(word), ...swapped(word)])],
})

/** Begins the sign of a meaning, which stands among the words of a text that says it. No word has it. */
const meaningSign = '#'

const createWordIndex = (fields: string[]) =>
  new MiniSearch<Record<string, unknown>>({
    fields,
    // The words come ready, one blank between them.
    tokenize: (words) => words.split(' '),
    processTerm: (word) => word,
  })

/** What a word weighs as it is typed, beside where it stands: more than all that stands for the other words. */
const asTyped = 100

/**
 * A word as it is typed: whole in the title, begun there, another form of it there, or elsewhere. Behind that a typing error
 * or a synonym of it, in the title or elsewhere.
 */
function weightOf(word: string, match: SearchResult['match']): number {
  const stem = stemOf(word)
  let begun = 0
  let other = 0
  for (const term in match) {
    const isInTitle = match[term]?.includes('title')
    if (term.startsWith(meaningSign)) other = Math.max(other, isInTitle ? 3 : 1)
    else if (term.startsWith(stem))
      begun = Math.max(begun, !isInTitle ? 2 : term === word ? 7 : term.startsWith(word) ? 6 : 5)
    // What begins with none of the words is what MiniSearch took for one that is misspelt.
    else other = Math.max(other, isInTitle ? 4 : 2)
  }
  return begun ? asTyped + begun : other
}

/** Items that are put into an index before a press may come in between. */
const handful = 50

function createIndex<Item extends Searchable>(synonyms: Synonyms) {
  const items: Item[] = []
  const index = createWordIndex(['title', 'rest'])
  const meaningsIn = createReader(synonyms)
  const meanings = createWordIndex(['words'])
  for (const [id, phrases] of synonyms.entries())
    meanings.add({ id, words: wordsOf(phrases.join(' ')).join(' ') })

  const withMeanings = (words: readonly string[], told: readonly string[] = words): string =>
    [...new Set([...words, ...meaningsIn(told).map((meaning) => meaningSign + meaning)])].join(' ')

  const add = (item: Item) => {
    const category = item.detail ?? ''
    const about = wordsOf(`${category} ${category && categoryName(category)} ${item.tags}`)
    index.add({
      id: items.push(item),
      title: withMeanings(wordsOf(item.title)),
      rest: withMeanings([...about, ...wordsOf(item.text)], about),
    })
  }

  /** The meanings of a word. One of two letters must match exactly. @param query for a longer word */
  const sameAs = (word: string, query: Query, fuzzy: SearchOptions): Query[] =>
    (word.length < 3
      ? meanings.search(word, { prefix: false, fuzzy: false })
      : meanings.search(query, fuzzy)
    ).map(({ id }) => meaningSign + id)

  const search = (words: readonly string[], queryOf: (word: string) => Query, fuzzy: SearchOptions) =>
    index.search(
      {
        combineWith: 'AND',
        queries: words.map((word) => ({
          combineWith: 'OR',
          queries: [queryOf(word), ...sameAs(word, queryOf(word), fuzzy)],
        })),
      },
      // Texts have words with any letter.
      words.join('').length === 1 ? { ...fuzzy, fields: ['title'] } : fuzzy,
    )

  /** What was found for words that do not begin it: a word itself, or what the texts may say in its place. */
  const marksOf = (words: readonly string[], match: SearchResult['match']) =>
    Object.keys(match).flatMap((term) => {
      if (!term.startsWith(meaningSign))
        return words.some((word) => term.startsWith(stemOf(word))) ? [] : [term]
      const alike = wordsOf(synonyms[Number(term.slice(1))]?.join(' ') ?? '')
      return alike.some((word) => word in match) ? [] : alike
    })

  const find = (words: readonly string[]): Found<Item>[] => {
    if (words.length === 0) return []
    const literal = search(words, stemOf, options([]))
    const found = literal.length > 0 ? literal : search(words, likeWord, options(words))
    return found
      .map(({ id, match }) => ({
        id,
        match,
        weight: words.reduce((sum, word) => sum + weightOf(word, match), 0),
      }))
      .map(({ id, match, weight }) => ({
        id,
        item: items[id - 1] as Item,
        weight,
        isLiteral: weight >= asTyped * words.length,
        // Of the few that are shown.
        get marks() {
          return [...words, ...marksOf(words, match)]
        },
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
