import { expect, it } from 'vitest'
import { keptItems } from './kept-items'

const kept = (key: readonly unknown[], data: unknown, build: string = __BUILD__) =>
  [JSON.stringify(key), { build, updatedAt: 1, data }] as const

const titles = (items: ReturnType<typeof keptItems>) =>
  Object.fromEntries(Object.entries(items).map(([section, all]) => [section, all.map(({ title }) => title)]))

it('lists, beginnings of lists and single documents are found under their section', () => {
  expect(
    titles(
      keptItems([
        kept(['section', 'jobs', null], { items: [{ id: 'a', title: 'Clerk' }], read: 1, isFull: false }),
        kept(['section', 'videos', 'Polity'], [{ id: 'b', name: 'The five writs' }]),
        kept(['current-affair', { id: 'c' }], { id: 'c', title: 'Constitution Day' }),
        kept(['quizzes'], [{ id: 'd', title: 'Polity basics' }]),
      ]),
    ),
  ).toEqual({
    jobs: ['Clerk'],
    videos: ['The five writs'],
    'current-affairs': ['Constitution Day'],
    quizzes: ['Polity basics'],
  })
})

it('a document that several reads hold is found once', () => {
  const job = { id: 'a', title: 'Clerk' }
  expect(titles(keptItems([kept(['section', 'jobs', null], [job]), kept(['job', 'a'], job)]))).toEqual({
    jobs: ['Clerk'],
  })
})

it.each([
  ['another build', [kept(['job', 'a'], { id: 'a', title: 'Clerk' }, 'older')]],
  ['another kind of read', [kept(['categories', 'jobs'], [{ id: 'a', title: 'Banking' }])]],
  ['a hash that is none', [['job', kept(['job', 'a'], { id: 'a', title: 'Clerk' })[1]] as const]],
  ['a hash of something else', [['"job"', kept(['job', 'a'], { id: 'a', title: 'Clerk' })[1]] as const]],
  ['something else as a value', [['["job","a"]', 'Clerk'] as const]],
])('%s gives nothing', (_what, entries) => {
  expect(titles(keptItems(entries))).toEqual({})
})

it('nothing, hidden documents and documents without a title are left out', () => {
  const documents = [null, { id: 'a' }, { id: 'b', title: 'Hidden', isActive: false }]
  expect(titles(keptItems([kept(['section', 'jobs', null], documents)]))).toEqual({ jobs: [] })
})
