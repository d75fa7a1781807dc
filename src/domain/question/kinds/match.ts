/**
 * List I is matched with List II, as state commissions ask it: four codes such as `A-2, B-1, C-4, D-3` are the options, and
 * one of them is right. The answer is its place. The lists become a table in the question's text, so that all that shows,
 * searches, prints or compares a text knows them.
 */
import { type Block, inLanguage, type Language, languagesOf, plainText, type RichText } from '../../rich-text'
import { optionLetter } from '../answer'
import { type Kind, type Stored, textsOf } from './kind'
import { single } from './single'

/** A list below its title; null for one that is not of two to eight lines. */
function listIn({ list, text }: Stored, name: string, title: string): readonly RichText[] | null {
  const stored = list(name) ?? []
  const lines = textsOf(stored)
  const isUsable = lines.length === stored.length && lines.length > 1 && lines.length < 9
  return isUsable ? [text(`${name}Title`) ?? title, ...lines] : null
}

function blocksIn(text: RichText, language: Language): readonly Block[] {
  const own = inLanguage(text, language).text
  return typeof own === 'string' ? [{ type: 'paragraph', content: [own] }] : own
}

/** The question with both lists as the columns of a table, in each of its languages. */
function withTable(question: RichText, lists: ReadonlyArray<readonly RichText[]>): RichText {
  const inOne = (language: Language): Block[] => {
    const lineOf = (block: Block) => (block.type === 'paragraph' ? block.content : plainText([block]))
    const rows = [...Array(Math.max(...lists.map(({ length }) => length))).keys()].map((row) => ({
      cells: lists.map((list, column) => {
        const [text, label] = [list[row], column === 0 ? optionLetter(row - 1) : row]
        if (!text) return { content: [] }
        const pieces = blocksIn(text, language).flatMap(lineOf)
        return { content: row === 0 ? pieces : [`${label}. `, ...pieces] }
      }),
    }))
    return [...blocksIn(question, language), { type: 'table', caption: null, header: 'columns', rows }]
  }
  const spoken = languagesOf(question)
  return spoken.length === 0
    ? inOne('en')
    : Object.fromEntries(spoken.map((language) => [language, inOne(language)]))
}

export const match: Kind = {
  ...single,
  read(stored) {
    const answered = single.read(stored)
    if (typeof answered === 'string') return answered
    const [first, second] = [listIn(stored, 'list1', 'List I'), listIn(stored, 'list2', 'List II')]
    if (!first || !second) return 'it has no two lists'
    return { ...answered, text: withTable(stored.question, [first, second]) }
  },
}
