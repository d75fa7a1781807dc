import { expect, test } from 'vitest'
import { makePaper } from '../paper'
import { paperOf } from '../testing/sitting-samples'
import { firstOfSets, setOf, setTitle } from './sets'

const { questions } = paperOf(6)
const setAt = ['a', 'a', 'a', undefined, 'b', 'a']
const sets = [
  { id: 'a', title: 'Directions', text: 'Read the passage.' },
  { id: 'b', title: 'A table of rainfall', text: 'Study the table.' },
]
const paper = makePaper({
  title: 'Paper',
  minutes: 10,
  questions: questions.map((question, index) => {
    const set = setAt[index]
    return set === undefined ? question : { ...question, set }
  }),
  layout: { sets },
})

test('a set without a title of its own is called by the numbers of its questions', () => {
  expect(sets.map((set) => setTitle(paper, set))).toEqual(['Directions 1 to 3, 6', 'A table of rainfall'])
})

test('a question knows its set, and one that stands alone has none', () => {
  expect(paper.questions.map((question) => setOf(paper, question)?.id ?? null)).toEqual([
    'a',
    'a',
    'a',
    null,
    'b',
    'a',
  ])
})

test('a set stands before the first of its questions that is shown', () => {
  const ids = (list: typeof paper.questions) => [...firstOfSets(list)].map(({ id }) => id)
  expect(ids(paper.questions)).toEqual(['q1', 'q5'])
  expect(ids(paper.questions.slice(1))).toEqual(['q2', 'q5'])
})
