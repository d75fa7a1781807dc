import { describe, expect, test } from 'vitest'
import { type KnownFacts, nextSteps } from './next-steps'
import type { TakenTest } from './taken-test'
import type { Unfinished } from './unfinished'

const now = 1_000_000
const attempt = (over: Partial<TakenTest> = {}): TakenTest => ({
  id: 'a1',
  testKey: 'series/appsc/free-1',
  scope: 'all',
  title: 'Free Test 1',
  status: 'submitted',
  startedAt: now - 5000,
  deadline: now + 5000,
  submittedAt: now - 1000,
  answered: 5,
  total: 25,
  score: { percentage: 20, marks: null },
  to: '/test-series/appsc/test/free-1/results?attempt=a1',
  packageId: 'appsc',
  ...over,
})
const facts = (over: Partial<KnownFacts> = {}): KnownFacts => ({
  attempts: [attempt()],
  unfinished: [],
  weakest: null,
  article: null,
  ...over,
})
const article = { id: 'c1', title: 'Constitution Day' }
const weakest = { topic: 'Polity', percentage: 40, attempt: attempt() }
const over = attempt({ status: 'running', submittedAt: null, deadline: now })
const work = (title: string): Unfinished => ({
  kind: 'Quiz',
  title,
  answered: 1,
  total: 10,
  startedAt: now - 5000,
  endsAt: null,
  to: `/quiz/${title}`,
})
const kinds = (facet: Partial<KnownFacts>) => nextSteps(facts(facet), now).map(({ kind }) => kind)

describe('nextSteps', () => {
  test.each<[string, Partial<KnownFacts>, string[]]>([
    ['the dose of the day and a practice when nothing else is known', {}, ['daily-dose', 'practice']],
    [
      'unfinished work comes first, but not the one that the hero goes on with',
      { unfinished: [work('a'), work('b'), work('c'), work('d')], attempts: [over] },
      ['resume', 'resume', 'result'],
    ],
    [
      'a result that nobody has seen comes first',
      { attempts: [over], article },
      ['result', 'article', 'daily-dose'],
    ],
    [
      'a test that still runs is the hero’s, no step',
      { attempts: [attempt({ status: 'running', submittedAt: null })] },
      ['daily-dose', 'practice'],
    ],
    ['a weak topic before the news', { weakest, article }, ['weak-topic', 'article', 'daily-dose']],
    ['a good topic is none', { weakest: { ...weakest, percentage: 75 } }, ['daily-dose', 'practice']],
    ['three at most', { attempts: [over], weakest, article }, ['result', 'weak-topic', 'article']],
  ])('%s', (_, known, expected) => {
    expect(kinds(known)).toEqual(expected)
  })

  test('each leads to its own place', () => {
    expect(nextSteps(facts({ weakest, article }), now).map(({ to }) => to)).toEqual([
      '/test-series/appsc/test/free-1/results?attempt=a1',
      '/current-affairs/constitution-day-c1',
      '/content/daily-dose',
    ])
  })
})
