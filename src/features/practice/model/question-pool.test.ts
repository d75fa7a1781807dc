import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexedQuestion } from '@/domain/learning/indexed-question'
import { paperOf } from '@/domain/testing/sitting-samples'
import { draftOf } from './practice-draft'
import {
  availableFor,
  drawFor,
  missingOf,
  type QuestionPool,
  topicChoices,
  topicNames,
  withSetsTogether,
} from './question-pool'

const question = (ref: string, topic: string, access: IndexedQuestion['access'] = { kind: 'free' }) => ({
  ref,
  topic,
  access,
})
const index = [
  question('quiz/a#1', 'Economy'),
  question('quiz/a#2', 'economy'),
  question('quiz/b#1', 'Polity'),
  question('mock/m#1', 'History', { kind: 'login' }),
]
const pool: QuestionPool = {
  index,
  mayRead: ({ kind }) => kind === 'free',
  encounters: new Map([['quiz/a#1', [{ at: 1, right: true }]]]),
  bookRefs: new Set(['quiz/b#1']),
  starRefs: new Set(),
  isOffline: false,
}
const draft = draftOf(new URLSearchParams())

test('topics have one name each, and only those that the student may read', () => {
  const names = topicNames(pool)
  expect([...names]).toEqual([
    ['economy', 'Economy'],
    ['polity', 'Polity'],
  ])
  const counts = (over: Partial<typeof draft>) =>
    topicChoices(pool, names, { ...draft, ...over }).map(({ name, count }) => [name, count])
  expect(counts({})).toEqual([
    ['Economy', 2],
    ['Polity', 1],
  ])
  expect(counts({ source: 'mistakes' })).toEqual([['Polity', 1]])
  // A chosen topic can be taken back, also when nothing of it is left.
  expect(counts({ source: 'mistakes', topics: ['economy'] })).toEqual([
    ['Polity', 1],
    ['Economy', 0],
  ])
})

test('says how many questions there are, and how many of them were never met', () => {
  expect(availableFor(pool, draft)).toEqual({ count: 3, unseen: 2 })
  expect(availableFor(pool, { ...draft, topics: ['Economy'] })).toEqual({ count: 2, unseen: 1 })
  expect(availableFor(pool, { ...draft, source: 'saved' })).toEqual({ count: 0, unseen: 0 })
})

test('what was not there is not drawn again, nor anything of a test that gave nothing', () => {
  const drawn = drawFor(pool, draft, { seed: 's', without: new Set() })
  expect([...drawn].sort()).toEqual(['quiz/a#1', 'quiz/a#2', 'quiz/b#1'])
  const paper = { ...paperOf(1), questions: paperOf(1).questions.map((one) => ({ ...one, id: 'quiz/a#1' })) }
  const missing = missingOf([...index, question('quiz/b#2', 'Polity')], drawn, paper)
  expect(new Set(missing)).toEqual(new Set(['quiz/a#2', 'quiz/b#1', 'quiz/b#2']))
  expect(drawFor(pool, draft, { seed: 's', without: new Set(missing) })).toEqual(['quiz/a#1'])
  expect(new Set(missingOf(index, drawn, null))).toEqual(new Set(drawn))
})

test('questions of one set stand together, where the first of them stood, and none is lost', () => {
  const sets = fc.array(fc.option(fc.constantFrom('s', 't'), { nil: undefined }), { minLength: 1 })
  fc.assert(
    fc.property(sets, (all) => {
      const paper = paperOf(all.length)
      const questions = paper.questions.map((one, place) => {
        const set = all[place]
        return set === undefined ? one : { ...one, set }
      })
      const ordered = withSetsTogether({ ...paper, questions }).questions
      expect(new Set(ordered)).toEqual(new Set(questions))
      expect(ordered).toHaveLength(questions.length)
      const runs = ordered.filter(({ set }, place) => set !== undefined && ordered[place - 1]?.set !== set)
      expect(runs.map(({ set }) => set)).toEqual([...new Set(all.filter((set) => set !== undefined))])
    }),
  )
})
