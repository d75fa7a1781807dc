import { describe, expect, test } from 'vitest'
import listed from '../../../tests/fixtures/raw-docs/test-series-listed.json'
import single from '../../../tests/fixtures/raw-docs/test-series-single.json'
import { expectConsole } from '../../../tests/testing/setup-console'
import { splitTests, testSeriesSchema } from './schema'

describe('a document that lists tests', () => {
  test('gives each test it lists, with what the summary leaves out filled in', () => {
    expectConsole(/^console\.warn: test_series\/series-listed: tests\[3\] cannot be used: it is no map$/)
    const { tests } = testSeriesSchema.parse(listed)
    const seriesId = 'series-listed'
    expect(tests).toEqual([
      {
        id: 'free-1',
        seriesId,
        title: 'Free Mock Test 1',
        totalQuestions: 25,
        minutes: 25,
        isPaid: false,
        questions: null,
      },
      {
        id: '2',
        seriesId,
        title: 'Full Mock Test 1',
        totalQuestions: 150,
        minutes: 150,
        isPaid: true,
        questions: null,
      },
      {
        id: '3',
        seriesId,
        title: 'Untitled Test',
        totalQuestions: null,
        minutes: 60,
        isPaid: true,
        questions: null,
      },
      {
        id: 'embedded',
        seriesId,
        title: 'Warm-up',
        languages: ['en'],
        totalQuestions: 1,
        minutes: 60,
        isPaid: true,
        questions: [{ question: 'q', correct: 1 }, { question: 'r' }],
      },
      {
        id: 'empty',
        seriesId,
        title: 'Not written yet',
        totalQuestions: 5,
        minutes: 60,
        isPaid: false,
        questions: [],
      },
    ])
  })

  test('splits into free and premium tests, in their order', () => {
    expectConsole(/tests\[3\]/)
    const { free, premium } = splitTests([testSeriesSchema.parse(listed), testSeriesSchema.parse(single)])
    expect(free.map(({ id }) => id)).toEqual(['free-1', 'empty', 'polity-warm-up'])
    expect(premium.map(({ id }) => id)).toEqual(['2', '3', 'embedded'])
  })
})

describe('a document that is itself one test', () => {
  test('is that test, with its own questions', () => {
    expect(testSeriesSchema.parse(single).tests).toEqual([
      {
        id: 'polity-warm-up',
        seriesId: 'polity-warm-up',
        title: 'Polity Warm-up',
        totalQuestions: 0,
        minutes: 15,
        isPaid: false,
        questions: single.questions,
      },
    ])
  })

  test.each([
    ['a price makes it premium', { price: 99 }, true],
    ['a price of nothing leaves it free', { price: 0 }, false],
    ['a price makes it premium whatever isPaid says', { price: 99, isPaid: false }, true],
    ['isPaid alone is enough', { isPaid: true }, true],
  ])('%s', (_, fields, isPaid) => {
    expect(testSeriesSchema.parse({ ...single, ...fields }).tests[0]?.isPaid).toBe(isPaid)
  })

  test('without questions its own ones stand below it', () => {
    expect(testSeriesSchema.parse({ id: 'bare' }).tests[0]).toMatchObject({
      title: 'Untitled Test',
      questions: null,
    })
  })
})

test('a document that is switched off has no tests', () => {
  expect(testSeriesSchema.parse({ ...listed, isActive: false }).tests).toEqual([])
})
