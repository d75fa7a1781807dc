import { expect, it } from 'vitest'
import { currentAffairSchema } from '@/content/current-affairs/schema'
import { jobSchema } from '@/content/jobs/schema'
import { quizSummarySchema } from '@/content/quizzes/schema'
import { videoSchema } from '@/content/videos/schema'
import { keptSearchItems } from './kept-search-items'
import { wordsOf } from './match'
import { indexOfFew } from './search-index'

const kept = (holds: string, data: unknown, shelf: string = __SHELF__) =>
  ['a hash', { shelf, language: 'en', updatedAt: 1, holds, data }] as const
const titles = (items: ReturnType<typeof keptSearchItems>) => items.map(({ kind, title }) => [kind, title])
const question = { question: 'Capital of Sikkim?', options: ['Gangtok', 'Aizawl'], correctAnswer: 0 }
const quiz = (fields: object) => quizSummarySchema.parse({ id: 'd', title: 'Polity basics', ...fields })
const job = jobSchema.parse({ id: 'a', title: 'Clerk' })

it('lists, beginnings of lists and single documents are found under their section', () => {
  expect(
    titles(
      keptSearchItems([
        kept('jobs', { items: [job], read: 1, isFull: false }),
        kept('videos', [videoSchema.parse({ id: 'b', name: 'The five writs' })]),
        kept('current-affairs', currentAffairSchema.parse({ id: 'c', heading: 'Constitution Day' })),
        kept('quizzes', [quiz({ questions: [question] })]),
      ]),
    ),
  ).toEqual([
    ['jobs', 'Clerk'],
    ['videos', 'The five writs'],
    ['current-affairs', 'Constitution Day'],
    ['quizzes', 'Polity basics'],
  ])
})

it('a document that several reads hold is found once; one that is not there, never', () => {
  expect(titles(keptSearchItems([kept('jobs', [job]), kept('jobs', job), kept('jobs', null)]))).toEqual([
    ['jobs', 'Clerk'],
  ])
})

it.each([
  ['is switched off', { isActive: false, questions: [question] }],
  ['has nothing to play', { questions: [{ question: 'No options' }] }],
])('a quiz that %s is left out', (_, fields) => {
  expect(keptSearchItems([kept('quizzes', [quiz(fields)])])).toEqual([])
})

it.each([
  ['another build', [kept('jobs', job, 'older')]],
  ['a part of a page', [kept('parts', [{ id: 'a', name: 'Banking' }])]],
  ['documents of a kind that nobody knows', [kept('constructor', job)]],
  ['something else as a value', [['a hash', 'Clerk'] as const]],
])('%s gives nothing', (_what, entries) => {
  expect(keptSearchItems(entries)).toEqual([])
})

it('a document is found by its title in every language', () => {
  const title = { en: 'Constitution Day', te: 'రాజ్యాంగ దినోత్సవం' }
  const article = currentAffairSchema.parse({ id: 'c', title, tags: ['Preamble'] })
  const index = indexOfFew(keptSearchItems([kept('current-affairs', [article])]), [])
  for (const query of ['రాజ్యాంగ', 'constitution'])
    expect(index.find(wordsOf(query)).map(({ item }) => item.id)).toEqual(['c'])
})
