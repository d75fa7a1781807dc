import { stemOf, wordsOf } from './match'

/** Words and phrases that mean the same, such as `constitution`, `rajyangam`, `संविधान`: one list for each meaning. */
export type Synonyms = readonly (readonly string[])[]

/** A word as texts have it, without the ending of another form or of an English plural. */
const baseOf = (word: string): string => stemOf(word).replace(/(?<=[a-z]{3})s$/, '')

/** Finds meanings in texts. @returns for the words of a text, the places in `synonyms` of what it says, each once */
export function createReader(synonyms: Synonyms): (words: readonly string[]) => number[] {
  const byFirst = new Map<string, Array<{ bases: string[]; meaning: number }>>()
  for (const [meaning, phrases] of synonyms.entries())
    for (const bases of phrases.map((phrase) => wordsOf(phrase).map(baseOf))) {
      const [first = ''] = bases
      byFirst.set(first, [...(byFirst.get(first) ?? []), { bases, meaning }])
    }
  return (words) => {
    const said = new Set<number>()
    const bases = words.map(baseOf)
    for (const [place, base] of bases.entries())
      for (const phrase of byFirst.get(base) ?? [])
        if (phrase.bases.every((one, index) => one === bases[place + index])) said.add(phrase.meaning)
    return [...said]
  }
}
