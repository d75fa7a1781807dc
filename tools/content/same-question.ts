/** Questions that are asked twice: the same words and the same options, whatever their order, numbering and signs. */
import { readQuestion, testQuestionDefaults } from '../../src/domain/question/question'
import { figuresOf, languagesOf, type RichText } from '../../src/domain/rich-text'
import { readText } from '../../src/domain/stored-text'
import { comparable } from './formats/comparable'
import { doubt, type Finding, fault } from './problem'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Words and signs of calculation, in English or else in the first language; `↓` is before lowered letters. */
const bare = (text: RichText) =>
  comparable(text, languagesOf(text)[0] ?? 'en')
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\s*(?:q(?:uestion)?[\s.]*)?\d{1,3}\s*[.):]\s+/, '')
    .replaceAll('_(', '↓')
    .replace(/[^\p{L}\p{M}\p{N}+\-*/%=<>^↓√×÷|]/gu, '')

/** What a set is to its questions: the same words about another table are another question. */
function textOfSet(sets: unknown, id: string | undefined): string {
  const set = listOf(sets).find(
    (one): one is { text: unknown } =>
      typeof one === 'object' && one !== null && 'id' in one && one.id === id && 'text' in one,
  )
  const text = set ? readText(set.text) : null
  return text === null ? (id ?? '') : bare(text)
}

const placeholders = { options: testQuestionDefaults.options ?? [] }

/** What each usable question of a document asks, in a form that is equal for the same question. */
function asksOf(document: Readonly<Record<string, unknown>>): Array<{ index: number; ask: string }> {
  return listOf(document.questions).flatMap((value, index) => {
    // One without a key is told of as such.
    const question = readQuestion(value, index, placeholders)
    if (typeof question === 'string') return []
    const { text, options, image, set } = question
    const pictures = [image, ...figuresOf(text).map((figure) => figure.image.split('/').at(-1))]
    const parts = [bare(text), options.map(bare).sort(), pictures, textOfSet(document.sets, set)]
    return [{ index, ask: JSON.stringify(parts) }]
  })
}

/** Questions of one test that it asks twice. */
export function checkAskedTwice(document: Readonly<Record<string, unknown>>, name = 'questions'): Finding[] {
  const first = new Map<string, number>()
  return asksOf(document).flatMap(({ index, ask }) => {
    const earlier = first.get(ask)
    if (earlier === undefined) {
      first.set(ask, index)
      return []
    }
    return [fault(`${name}[${index}]`, `it is the same question as ${name}[${earlier}].`)]
  })
}

/** What the tests of one run have asked so far. */
export class AskedBefore {
  readonly #first = new Map<string, string>()

  /** One warning for each earlier document that asks some of the same. @param path of the document */
  elsewhere(path: string, document: Readonly<Record<string, unknown>>): Finding[] {
    const shared = new Map<string, number[]>()
    for (const { index, ask } of asksOf(document)) {
      const earlier = this.#first.get(ask)
      if (earlier === undefined) this.#first.set(ask, path)
      else if (earlier !== path) shared.set(earlier, [...(shared.get(earlier) ?? []), index])
    }
    return [...shared].map(([earlier, places]) => {
      const more = places.length > 1 ? `, and ${places.length - 1} more of this test,` : ''
      return doubt(`questions[${places[0]}]`, `the question${more} stands in ${earlier} as well.`)
    })
  }
}
