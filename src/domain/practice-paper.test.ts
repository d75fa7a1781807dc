import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from './fraction'
import type { Paper, PaperQuestion } from './paper'
import { makePaper } from './paper'
import { practiceFrom, practicePaper } from './practice-paper'
import type { Key } from './question/answer'
import { questionRef } from './question/ref'
import { shufflePaper } from './question/shuffle'
import type { Language } from './rich-text'
import type { Calculator } from './test-layout'

const key = fc.oneof(fc.nat(3), fc.constant<Key>({ anyOf: [1, 2] }), fc.constant<Key>('full-marks'))
const ids = fc.uniqueArray(
  fc.string({
    unit: fc.constantFrom('a', 'Z', '0', '9', '#', '/', '%', ' ', 'క', 'ి'),
    minLength: 1,
    maxLength: 8,
  }),
  {
    minLength: 1,
    maxLength: 6,
  },
)

/** Papers whose sets have the same ids in every one, as tests of one author have. */
const paper: fc.Arbitrary<Paper> = fc
  .tuple(
    ids,
    fc.array(fc.tuple(fc.option(fc.constantFrom('s1', 's2')), key), { minLength: 6, maxLength: 6 }),
    fc.subarray<Language>(['en', 'te', 'hi']),
    fc.option(fc.constantFrom<Calculator>('basic', 'scientific')),
  )
  .map(([names, rest, languages, calculator]) =>
    makePaper({
      title: names.join(' '),
      minutes: 30,
      questions: names.map((id, index) => ({
        id,
        text: `Question ${id} of ${names.join(' ')}`,
        options: ['first', 'second', 'third', 'fourth'].map((option) => `${option} ${id}`),
        correctAnswer: rest[index]?.[1] ?? 0,
        explanation: null,
        image: null,
        topic: null,
        section: index % 2 === 0 ? 'A' : 'B',
        ...(rest[index]?.[0] ? { set: rest[index][0] } : {}),
      })),
      layout: {
        marking: { correct: fraction(2) },
        sections: ['A', 'B'].map((id) => ({ id, name: id, minutes: null, marking: null })),
        sets: ['s1', 's2'].map((id) => ({
          id,
          title: `Directions for questions 11 to ${id.length + 12}`,
          text: `${id} of ${names.join(' ')}`,
        })),
        languages,
        calculator,
        shuffle: { questions: true, options: true },
      },
    }),
  )

const papersOf = fc
  .array(paper, { minLength: 1, maxLength: 4 })
  .map((all) => new Map(all.map((one, index) => [`quiz/t${index}`, one])))

/** Papers, and refs of some of their questions in any order, some of them twice, with refs that nobody has. */
const picks = papersOf.chain((papers) => {
  const refs = [...papers].flatMap(([testKey, { questions }]) =>
    questions.map(({ id }) => questionRef(testKey, id)),
  )
  return fc.record({
    papers: fc.constant(papers),
    refs: fc.array(fc.constantFrom(...refs, 'quiz/none#1', 'quiz/t0#not-there', 'no ref'), { maxLength: 20 }),
  })
})

const find = (papers: ReadonlyMap<string, Paper>, ref: string): [Paper, PaperQuestion] | null => {
  for (const [testKey, one] of papers)
    for (const question of one.questions)
      if (questionRef(testKey, question.id) === ref) return [one, question]
  return null
}
const compose = (refs: readonly string[], papers: ReadonlyMap<string, Paper>) =>
  practicePaper({ title: 'Practice', minutes: 0, refs, papers })

describe('practicePaper', () => {
  test('has the questions of its refs in their order, each once, and leaves out what no paper has', () => {
    fc.assert(
      fc.property(picks, ({ papers, refs }) => {
        const wanted = [...new Set(refs)].filter((ref) => find(papers, ref) !== null)
        expect(compose(refs, papers).questions.map(({ id }) => id)).toEqual(wanted)
      }),
    )
  })

  test('asks what the test asks, with the set that the test has, and nothing of its marks and sections', () => {
    fc.assert(
      fc.property(picks, ({ papers, refs }) => {
        const made = compose(refs, papers)
        expect(made.sections).toEqual([])
        expect(made.shuffle).toBeUndefined()
        for (const question of made.questions) {
          const [source, own] = find(papers, question.id) ?? []
          expect([question.text, question.options, question.correctAnswer]).toEqual([
            own?.text,
            own?.options,
            own?.correctAnswer,
          ])
          expect([question.scheme, question.section]).toEqual([null, undefined])
          const text = made.sets?.find(({ id }) => id === question.set)?.text
          expect(text).toBe(source?.sets?.find(({ id }) => id === own?.set)?.text)
        }
        const used = new Set(made.questions.map(({ set }) => set))
        expect(made.sets?.every(({ id }) => used.has(id)) ?? true).toBe(true)
        expect(made.sets?.every(({ title }) => title === 'Directions') ?? true).toBe(true)
        const names = (made.sets ?? []).map(({ id }) => id)
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  test('can be read in every language of a test that it asks from, and in no other', () => {
    fc.assert(
      fc.property(picks, ({ papers, refs }) => {
        const made = compose(refs, papers)
        const used = made.questions.flatMap(({ id }) => find(papers, id)?.[0] ?? [])
        const offered = new Set(used.flatMap(({ languages }) => languages ?? []))
        expect(new Set(made.languages)).toEqual(offered)
        expect(made.calculator !== undefined).toBe(used.some(({ calculator }) => calculator !== undefined))
      }),
    )
  })

  test('is the same from the shuffled papers of attempts', () => {
    fc.assert(
      fc.property(picks, fc.string(), ({ papers, refs }, seed) => {
        const shuffled = new Map([...papers].map(([name, one]) => [name, shufflePaper(one, seed)]))
        expect(compose(refs, shuffled)).toEqual(compose(refs, papers))
      }),
    )
  })

  test('leaves out questions whose words an old attempt no longer knows', () => {
    const [first, ...others] = makePaper({
      title: 'Old',
      minutes: 1,
      questions: ['a', 'b', 'c'].map((id) => ({
        id,
        text: id,
        options: ['1', '2'],
        correctAnswer: 0,
        explanation: null,
        image: null,
        topic: null,
      })),
    }).questions
    if (!first) throw new Error('no question')
    const old: Paper = {
      title: 'Old',
      minutes: 1,
      sections: [],
      questions: [{ ...first, edited: 'gone' }, ...others.map((one) => ({ ...one, edited: 'key' as const }))],
    }
    const made = compose(['quiz/old#a', 'quiz/old#b', 'quiz/old#c'], new Map([['quiz/old', old]]))
    expect(made.questions.map(({ id, edited }) => [id, edited])).toEqual([
      ['quiz/old#b', undefined],
      ['quiz/old#c', undefined],
    ])
  })
})

describe('practiceFrom', () => {
  test('has the chosen questions under their refs, with the sets that they need', () => {
    fc.assert(
      fc.property(paper, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (one, picks) => {
        const questions = one.questions.filter((_, place) => picks[place])
        const made = practiceFrom(one, {
          title: 'Again',
          questions,
          testKey: 'quiz/t',
        })
        expect(made.questions.map(({ id }) => id)).toEqual(
          questions.map(({ id }) => questionRef('quiz/t', id)),
        )
        expect(made.questions.map(({ options }) => options)).toEqual(questions.map(({ options }) => options))
        expect(made.minutes).toBe(0)
        expect(made.questions.every(({ scheme, section }) => scheme === null && section === undefined)).toBe(
          true,
        )
        const needed = new Set(questions.flatMap(({ set }) => set ?? []))
        expect(new Set(made.sets?.map(({ id }) => id))).toEqual(needed)
      }),
    )
  })
})
