import { stemOf, wordsOf } from './match'

/** Words and phrases that mean the same, such as `constitution`, `rajyangam`, `संविधान`: one list for each meaning. */
export type Synonyms = readonly (readonly string[])[]

/** A word as it is compared with others: without the ending of another form or of an English plural. */
const baseOf = (word: string): string => stemOf(word).replace(/(?<=[a-z]{3})s$/, '')

interface Phrase {
  bases: string[]
  /** The words of all phrases that mean the same. */
  alike: string[]
}

/** Finds what else a text could say. */
export function createThesaurus(synonyms: Synonyms) {
  const byFirst = new Map<string, Phrase[]>()
  const byAny = new Map<string, string[]>()
  for (const phrases of synonyms) {
    const alike = [...new Set(phrases.flatMap(wordsOf))]
    for (const word of alike) byAny.set(baseOf(word), alike)
    for (const phrase of phrases) {
      const bases = wordsOf(phrase).map(baseOf)
      const [first = ''] = bases
      byFirst.set(first, [...(byFirst.get(first) ?? []), { bases, alike }])
    }
  }
  return {
    /** The words of phrases that mean the same as one in a text, which is given by its words. */
    alikeIn(words: readonly string[]): string[] {
      const bases = words.map(baseOf)
      return bases.flatMap((base, place) =>
        (byFirst.get(base) ?? [])
          .filter((phrase) => phrase.bases.every((one, index) => one === bases[place + index]))
          .flatMap(({ alike }) => alike),
      )
    },
    /** The words that may be meant by a word that is in a phrase. */
    alike: (word: string): readonly string[] => byAny.get(baseOf(word)) ?? [],
  }
}
