/** The index of questions, from the documents that hold them to what the app draws from. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createQuestionIndexRepository } from '@/content/question-index/repository'
import { readIndex } from '@/content/question-index/schema'
import { createQuizRepository } from '@/content/quizzes/repository'
import { type IndexedQuestion, testKeyOfRef } from '@/domain/learning/indexed-question'
import { questionRef } from '@/domain/question/ref'
import { testOfKey } from '../../src/domain/sitting/test-ref'
import { runIndex } from '../../tools/content/run-index'
import { openTarget } from '../../tools/content/target'
import { setUpContentTool } from './testing/content-tool'
import { papersOf } from './testing/paper-search'
import { type Role, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run, services } = setUpContentTool(backend)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'question-index-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const index = async () => readIndex(await createQuestionIndexRepository(backend.db('visitor')).read(null))
const refsOf = async (testKey: string) =>
  (await index()).map(({ ref }) => ref).filter((ref) => testKeyOfRef(ref) === testKey)

/** The ids of the questions that somebody gets when they open a test; none where it is closed to them. */
async function idsFor(role: Role, testKey: string): Promise<string[]> {
  const db = backend.db(role)
  const ref = testOfKey(testKey)
  if (ref?.kind === 'quiz') {
    const quiz = await createQuizRepository(db).find(ref.quizId)
    return quiz?.questions.map(({ id }) => id) ?? []
  }
  const search = papersOf(db)
  if (ref?.kind !== 'mock' && ref?.kind !== 'series') throw new Error(`${testKey} is no test`)
  const found =
    ref.kind === 'mock'
      ? await search.mockTest(ref.mockTestId)
      : await search.inSeries(ref.packageId, ref.testId)
  return found.status === 'found' ? found.paper.questions.map(({ id }) => id) : []
}

describe('the seed', () => {
  let questions: IndexedQuestion[]
  beforeAll(async () => {
    questions = await index()
  })
  const byTest = () => {
    const tests = new Map<string, IndexedQuestion[]>()
    for (const question of questions) {
      const key = testKeyOfRef(question.ref)
      tests.set(key, [...(tests.get(key) ?? []), question])
    }
    return [...tests]
  }

  test('has an index of every test, each question once', () => {
    expect(questions.length).toBeGreaterThan(1000)
    expect(new Set(questions.map(({ ref }) => ref)).size).toBe(questions.length)
    expect(new Set(questions.map(({ access }) => access.kind))).toEqual(new Set(['free', 'product']))
  })

  test('what it says is for everybody opens for a visitor, and nothing else does', {
    timeout: 60_000,
  }, async () => {
    for (const [testKey, own] of byTest()) {
      const refs = (await idsFor('visitor', testKey)).map((id) => questionRef(testKey, id))
      const open = own.filter(({ access }) => access.kind === 'free').map(({ ref }) => ref)
      expect({ testKey, isOpen: refs.length > 0 }).toEqual({ testKey, isOpen: open.length > 0 })
      expect(refs).toEqual(expect.arrayContaining(open))
    }
  })

  test("an owner's product opens its questions", { timeout: 60_000 }, async () => {
    const owned = byTest().filter(
      ([, [first]]) =>
        first?.access.kind === 'product' && first.access.productId === 'testseries_appsc_group2',
    )
    expect(owned.length).toBeGreaterThan(0)
    for (const [testKey, own] of owned) {
      const refs = (await idsFor('member', testKey)).map((id) => questionRef(testKey, id))
      expect(refs).toEqual(expect.arrayContaining(own.map(({ ref }) => ref)))
    }
  })

  test('has no word of a question', async () => {
    const { parts } = await createQuestionIndexRepository(backend.db('visitor')).read(null)
    expect(JSON.stringify(parts)).not.toMatch(/\?|explanation|options/)
  })
})

const question = (id: string, topic?: string) => ({
  id,
  question: `What is ${id}?`,
  options: ['3', '4'],
  correctAnswer: 1,
  explanation: 'Count.',
  ...(topic ? { topic } : {}),
})
const quiz = (over: object = {}) => ({
  title: 'Sums',
  categoryName: 'Arithmetic',
  difficulty: 'Beginner',
  published: true,
  questions: [question('a', 'Counting'), question('b')],
  ...over,
})

describe('the tool', () => {
  test('leaves an index alone that is right', async () => {
    const repository = createQuestionIndexRepository(backend.db('visitor'))
    const before = await repository.read(null)
    const { code, last } = await run('index')
    expect([code, last]).toEqual([0, expect.stringMatching(/^The index of \d+ questions is as it was\.$/)])
    expect(await repository.read(before)).toBe(before)
  })

  test('an import brings its questions in, and the device hears of it', async () => {
    const repository = createQuestionIndexRepository(backend.db('visitor'))
    const before = await repository.read(null)
    await run(`import ${write('quizzes.json', { sums: quiz() })}`)
    const after = readIndex(await repository.read(before))
    expect(after.filter(({ ref }) => testKeyOfRef(ref) === 'quiz/sums')).toEqual([
      { ref: 'quiz/sums#a', topic: 'Counting', difficulty: 'easy', access: { kind: 'free' } },
      { ref: 'quiz/sums#b', topic: 'Arithmetic', difficulty: 'easy', access: { kind: 'free' } },
    ])
  })

  test('a question that is dropped is not asked any more', async () => {
    const { code } = await run(['correct', 'quiz/sums', 'b', '--drop', '--reason', 'Unclear', '--yes'])
    expect(code).toBe(0)
    expect(await refsOf('quiz/sums')).toEqual(['quiz/sums#a'])
  })

  test.each([
    ['switched off', { isActive: false }],
    ['a draft', { published: false }],
  ])('what is %s is not in it', async (_, over) => {
    await run(`import ${write('quizzes.json', { off: quiz() })}`)
    expect(await refsOf('quiz/off')).toHaveLength(2)
    await run(`import ${write('quizzes.json', { off: quiz(over) })}`)
    expect(await refsOf('quiz/off')).toEqual([])
    await run(`import ${write('quizzes.json', { off: quiz({ isActive: true }) })}`)
  })

  test('what was edited elsewhere is in it after index', async () => {
    await backend.put('mock_tests/sold', {
      title: 'Sold',
      price: 99,
      published: true,
      sections: [{ id: 's', name: 'Section One' }],
      questions: [{ ...question('x'), section: 's' }],
    })
    expect(await refsOf('mock/sold')).toEqual([])
    expect((await run('index')).last).toMatch(/^The index has \d+ questions in 1 part\.$/)
    const found = (await index()).find(({ ref }) => ref === 'mock/sold#x')
    expect(found).toEqual({ ref: 'mock/sold#x', topic: 'Section One', access: { kind: 'login' } })
  })

  test('parts that an index does not need any more are deleted', async () => {
    await backend.put('question_index/part-9', { version: 'old', topics: 'A', tests: 'quiz/gone free q 0=1' })
    await backend.put('quizzes/later', quiz())
    await run('index')
    expect((await getDoc(doc(backend.admin(), 'question_index/part-9'))).exists()).toBe(false)
    expect(await refsOf('quiz/later')).toHaveLength(2)
  })

  test('in a real project it asks first', async () => {
    await backend.put('quizzes/last', quiz())
    const local = openTarget(null, () => undefined, undefined, services())
    const told: string[] = []
    const index = (answer: string) =>
      runIndex(
        { name: 'index', project: 'my-academy', yes: false },
        { ...local, isLocal: false, label: 'project my-academy' },
        { out: (line) => told.push(line), err: (line) => told.push(line), ask: async () => answer },
      )
    await expect(index('no')).rejects.toThrow('Nothing')
    expect(await refsOf('quiz/last')).toEqual([])
    expect(await index('yes')).toBe(0)
    expect(await refsOf('quiz/last')).toHaveLength(2)
  })
})
