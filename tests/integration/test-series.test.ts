import { describe, expect, test } from 'vitest'
import { createCategoryRepository } from '@/content/categories/repository'
import { createTestSeriesRepository } from '@/content/test-series/repository'
import { splitTests } from '@/content/test-series/schema'
import { setUpBench } from '../rules/testing/roles'
import { expectConsole } from '../testing/setup-console'
import { papersOf } from './testing/paper-search'

const questions = [
  { question: 'Capital of Sikkim?', options: ['Gangtok', 'Aizawl'], correctAnswer: 0 },
  { text: 'Capital of Mizoram?', choices: ['Gangtok', 'Aizawl'], correct: '1' },
]
const productId = 'testseries_banking'

const bench = setUpBench(async (bench) => {
  await bench.put('categories/banking', {
    name: 'Banking 50/50',
    section_type: 'Test_Series',
    productId,
    price: 149,
  })
  await bench.put('categories/courts', {
    name: { en: 'Court exams', te: 'కోర్టు పరీక్షలు' },
    section_type: 'Test_Series',
  })
  await bench.put('categories/railways', { name: 'Railways', section_type: 'Test_Series' })
  await bench.put('categories/nameless', { section_type: 'Test_Series', productId: 'testseries_nameless' })
  await bench.put('categories/withdrawn', { name: 'Withdrawn', section_type: 'Test_Series', isActive: false })
  await bench.put('categories/quizzes-banking', { name: 'Banking 50/50', section_type: 'Quizzes' })
  await bench.put('test_series/banking-papers', {
    category: 'Banking 50/50',
    isPaid: true,
    tests: [
      { id: 'free-1', title: 'Free 1', totalQuestions: 2, duration: 25, isPaid: false },
      { id: 'gone', title: 'Announced, never written', isPaid: false },
      { id: 'full-1', title: 'Full 1', totalQuestions: 2, duration: 60, isPaid: true },
      'a line of text',
      { id: 'empty', title: 'Announced, empty', isPaid: false, questions: [] },
    ],
  })
  await bench.put('test_series/banking-papers/tests/free-1', {
    title: 'Free Mock 1',
    isPaid: false,
    productId,
    questions,
  })
  await bench.put('test_series/banking-papers/tests/full-1', { isPaid: true, productId, questions })
  await bench.put('test_series/warm-up', {
    title: 'Warm-up',
    categoryName: 'Railways',
    duration: 15,
    questions,
  })
  await bench.put('test_series/old-premium', {
    title: 'Old premium',
    categoryName: 'Railways',
    isPaid: true,
    questions: [...questions, { question: 'No options' }],
  })
  await bench.put('user_purchases/member_testseries_banking', { userId: 'member', productId, isActive: true })
  await bench.put('mock_tests/open', {
    title: 'Mock 1',
    published: true,
    timeInMinutes: '40',
    isPaid: true,
  })
  await bench.put('mock_tests/open/private/access', { title: 'Mock 1', questions })
  await bench.put('mock_tests/hidden', { title: 'Mock 2', published: false, questions })
  await bench.put('mock_tests/off', { title: 'Mock 3', published: true, isActive: false, questions })
})

const oneBadTest = /test_series\/banking-papers: tests\[3\] cannot be used: it is no map/

describe('packages', () => {
  const packages = () => createCategoryRepository(bench.db('visitor'))
  const testsOf = async (item: { name: string }) =>
    splitTests(await createTestSeriesRepository(bench.db('visitor')).ofPackage(item))

  test('are those on show, for everybody, prices included; one without a name is left out', async () => {
    expectConsole(/categories\/nameless/)
    const found = await packages().packages()
    expect(found.map(({ id, price }) => [id, price])).toEqual([
      ['banking', { kind: 'price', rupees: 149 }],
      ['courts', { kind: 'price', rupees: 130 }],
      ['railways', { kind: 'price', rupees: 130 }],
    ])
  })

  test.each([
    ['an id', 'banking', 'banking'],
    ['a title, even with a slash', 'Banking 50/50', 'banking'],
    ['the English one of its titles', 'Court exams', 'courts'],
    ['the id of a category of another section', 'quizzes-banking', undefined],
    ['what is switched off', 'withdrawn', undefined],
    ['the title of what is switched off', 'Withdrawn', undefined],
    ['nothing that exists', 'nothing', undefined],
    ['no id at all', '..', undefined],
  ])('are found by %s', async (_, idOrTitle, id) => {
    expect((await packages().findPackage(idOrTitle))?.id).toBe(id)
  })

  test('list their tests, one bad summary left out', async () => {
    expectConsole(oneBadTest)
    const item = await packages().findPackage('banking')
    const { free, premium } = await testsOf(item ?? { name: '' })
    expect(free.map(({ title }) => title)).toEqual(['Free 1', 'Announced, never written', 'Announced, empty'])
    expect(premium.map(({ title }) => title)).toEqual(['Full 1'])
  })

  test('list tests that name them in the older way', async () => {
    const { free, premium } = await testsOf({ name: 'Railways' })
    expect([free.length, premium.length]).toEqual([1, 1])
  })
})

describe('the paper of a test', () => {
  const papers = (role: string) => papersOf(bench.db(role))
  const twoQuestions = [{ options: ['Gangtok', 'Aizawl'], correctAnswer: 0 }, { correctAnswer: 1 }]

  test.each(['visitor', 'student', 'member'])('that is free opens for the %s', async (role) => {
    expectConsole(oneBadTest)
    expect(await papers(role).inSeries('banking', 'free-1')).toMatchObject({
      status: 'found',
      paper: { title: 'Free Mock 1', minutes: 25, questions: twoQuestions },
      needsLogin: false,
      series: 'Banking 50/50',
    })
  })

  test('that lists no question is there, without any', async () => {
    expectConsole(oneBadTest)
    expect(await papers('visitor').inSeries('banking', 'empty')).toMatchObject({
      status: 'found',
      paper: { title: 'Announced, empty', questions: [] },
    })
  })

  test('that stands in its series document opens by the title of its package', async () => {
    expect(await papers('visitor').inSeries('Railways', 'warm-up')).toMatchObject({
      status: 'found',
      paper: { title: 'Warm-up', minutes: 15, questions: twoQuestions },
    })
  })

  test('that is premium opens for its owner', async () => {
    expectConsole(oneBadTest)
    expect(await papers('member').inSeries('banking', 'full-1')).toMatchObject({
      status: 'found',
      paper: { title: 'Full 1', minutes: 60, questions: twoQuestions },
    })
  })

  test.each(['visitor', 'student'])(
    'that is premium is refused to the %s, who learns where to buy it',
    async (role) => {
      expectConsole(oneBadTest)
      expect(await papers(role).inSeries('banking', 'full-1')).toMatchObject({
        status: 'refused',
        title: 'Full 1',
        package: { id: 'banking', productId },
        embedded: null,
      })
    },
  )

  test('that is premium in an older document is refused with the copy that the document holds', async () => {
    expectConsole(/test_series\/old-premium: questions\[2\] cannot be used/)
    expect(await papers('student').inSeries('Railways', 'old-premium')).toMatchObject({
      status: 'refused',
      embedded: { title: 'Old premium', minutes: 60, questions: twoQuestions },
    })
  })

  test('does not exist without its package, its summary or its document', async () => {
    expectConsole(oneBadTest)
    const visitor = papers('visitor')
    for (const id of ['nothing', 'withdrawn', 'Withdrawn'])
      expect(await visitor.inSeries(id, 'free-1')).toEqual({ status: 'no-category' })
    expect(await visitor.inSeries('banking', 'nothing')).toEqual({ status: 'no-test' })
    expect(await visitor.inSeries('banking', 'gone')).toEqual({ status: 'no-test' })
  })
})

describe('a mock test', () => {
  test('opens when it is published and active, and says that a paid one needs a login', async () => {
    expect(await papersOf(bench.db('visitor')).mockTest('open')).toMatchObject({
      status: 'found',
      paper: { title: 'Mock 1', minutes: 40, questions: [] },
      needsLogin: true,
    })
    const found = await papersOf(bench.db('member')).mockTest('open')
    expect(found.status === 'found' && found.paper.questions.length).toBe(questions.length)
  })

  test.each(['hidden', 'off', 'nothing', 'no/id'])('is not there: %s', async (id) => {
    expect(await papersOf(bench.db('visitor')).mockTest(id)).toEqual({ status: 'no-test' })
  })
})
