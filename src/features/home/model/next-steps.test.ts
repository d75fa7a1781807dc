import { describe, expect, test } from 'vitest'
import { type KnownFacts, nextSteps } from './next-steps'
import type { TakenTest } from './taken-test'

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
  hasQuizzes: false,
  complete: true,
  weakest: null,
  bought: [],
  job: null,
  article: null,
  ...over,
})
const article = { id: 'c1', title: 'Constitution Day' }
const job = { id: 'j1', title: 'Junior Assistant', days: 2 }
const kinds = (over: Partial<KnownFacts>) => nextSteps(facts(over), now).map(({ kind }) => kind)

describe('nextSteps', () => {
  test.each<[string, Partial<KnownFacts>, string[]]>([
    ['nothing but the dose of the day when nothing else is known', {}, ['daily-dose']],
    ['a newcomer warms up with a quiz', { attempts: [], article, job }, ['first-quiz', 'job', 'article']],
    ['who knows quizzes takes a test', { attempts: [], hasQuizzes: true }, ['first-test', 'daily-dose']],
    [
      'nobody is called a newcomer while the account is silent',
      { attempts: [], complete: false },
      ['daily-dose'],
    ],
    [
      'a result that nobody has seen comes first',
      { attempts: [attempt({ status: 'running', submittedAt: null, deadline: now })], article, job },
      ['result', 'job', 'article'],
    ],
    [
      'a test that still runs is the hero’s, no step',
      { attempts: [attempt({ status: 'running', submittedAt: null })] },
      ['daily-dose'],
    ],
    [
      'what was bought and never begun',
      { bought: [{ name: 'IBPS PO', packageId: 'ibps' }], article, job },
      ['bought', 'job', 'article'],
    ],
    [
      'what was bought and begun is no step',
      { bought: [{ name: 'APPSC', packageId: 'appsc' }] },
      ['daily-dose'],
    ],
    [
      'a weak topic before the news',
      { weakest: { topic: 'Polity', percentage: 40, attempt: attempt() }, article, job },
      ['weak-topic', 'job', 'article'],
    ],
    [
      'a good topic is none',
      { weakest: { topic: 'Polity', percentage: 75, attempt: attempt() } },
      ['daily-dose'],
    ],
    [
      'three at most',
      {
        weakest: { topic: 'Polity', percentage: 40, attempt: attempt() },
        article,
        job,
        bought: [{ name: 'X', packageId: 'x' }],
      },
      ['bought', 'weak-topic', 'job'],
    ],
  ])('%s', (_, over, expected) => {
    expect(kinds(over)).toEqual(expected)
  })

  test('each leads to its own place', () => {
    const weakest = { topic: 'Polity', percentage: 40, attempt: attempt() }
    expect(nextSteps(facts({ weakest, job, article }), now).map(({ to }) => to)).toEqual([
      '/test-series/appsc/test/free-1/results?attempt=a1',
      '/job/j1',
      '/current-affairs/constitution-day-c1',
    ])
  })
})
