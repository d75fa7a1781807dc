/** A quiz, a mock test and a test of a package that open at ten: what students see before and after, without any command. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { readDoseBody } from '@/content/daily-doses/body-repository'
import { createDailyDoseRepository } from '@/content/daily-doses/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createMockTestRepository } from '@/content/mock-tests/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { createTestSeriesRepository } from '@/content/test-series/repository'
import { splitTests } from '@/content/test-series/schema'
import { undo } from '../../tools/content/audit-undo'
import { ChangedMeanwhile } from '../../tools/content/database'
import { readDocument, saveDocument } from '../../tools/content/forms/document-form'
import { listContent } from '../../tools/content/library'
import { publishOpened } from '../../tools/content/scheduled'
import { openTarget } from '../../tools/content/target'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

// The backend runs in this process: what Date says is the server's time. It never goes back.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())
const setTime = (time: string) => vi.setSystemTime(new Date(`2030-03-09T${time}+05:30`))
const opensAt = { $date: '2030-03-09T10:00:00+05:30' }

const backend = setUpSeededBackend()
const { run, services } = setUpContentTool(backend)
const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scheduled-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const questions = (text: string) => [
  { question: text, options: ['3', '4'], correctAnswer: 1, explanation: 'Count.' },
]
const paper = { title: 'At Ten', categoryName: 'Polity', published: true, duration: 10, opensAt }
const series = {
  name: 'Ten Series',
  category: 'Ten Series',
  tests: [
    { id: 'first', title: 'First', duration: 10, isPaid: false, questions: questions('First?') },
    { id: 'at-ten', title: 'At Ten', duration: 10, isPaid: false, opensAt, questions: questions('Ten?') },
  ],
}

/** What a student sees who has read nothing yet. */
let visits = 0
async function seen() {
  visits += 1
  const db = backend.connect({ sub: `s${visits}`, email: `s${visits}@demo.test`, email_verified: true })
  const [quizzes, mocks, tests] = [
    createQuizRepository(db),
    createMockTestRepository(db),
    createTestSeriesRepository(db),
  ]
  const ofPackage = splitTests(await tests.ofPackage({ name: 'Ten Series' })).free
  const at = {
    id: 'at-ten',
    seriesId: 'ten',
    title: '',
    totalQuestions: null,
    minutes: 10,
    isPaid: false,
    questions: null,
  }
  return {
    listed: [
      (await quizzes.list(null)).some(({ id }) => id === 'at-ten'),
      (await mocks.list(null, 1000)).items.some(({ id }) => id === 'at-ten'),
      ofPackage.some(({ id }) => id === 'at-ten'),
    ],
    opened: [
      (await quizzes.find('at-ten')) !== null,
      (await mocks.find('at-ten')) !== null,
      (await tests.findTest(at)) !== null,
    ],
  }
}

const nothing = { listed: [false, false, false], opened: [false, false, false] }
const everything = { listed: [true, true, true], opened: [true, true, true] }

describe('what opens at ten', () => {
  test('is imported before, and nobody sees it', async () => {
    setTime('08:00:00')
    const files = [
      write('quizzes.json', { 'at-ten': { ...paper, questions: questions('Quiz?') } }),
      write('mock_tests.json', { 'at-ten': { ...paper, questions: questions('Mock?') } }),
      write('categories.json', { ten: { name: 'Ten Series', section_type: 'Test_Series', freeTests: 2 } }),
      write('test_series.json', { ten: series }),
    ]
    const { code, out } = await run(['import', ...files])
    expect([code, out.join('\n')]).toEqual([0, expect.stringContaining('2 tests, 2 free; not on sale')])
    expect(await stored('quizzes/at-ten')).toMatchObject({ published: 'scheduled' })
    expect(await seen()).toEqual(nothing)
    const again = await run(['import', ...files])
    expect(again.out.join()).toContain('0 new, 0 to change')
    // Exported, it is as its author wrote it.
    const file = join(folder, 'exported.json')
    await run(`export quizzes/at-ten --out ${file}`)
    expect(JSON.parse(readFileSync(file, 'utf8'))['at-ten']).toMatchObject({ published: true })
    setTime('09:59:59')
    expect(await seen()).toEqual(nothing)
    expect(await stored('catalogues/search')).not.toMatchObject({
      documents: expect.stringContaining('At Ten'),
    })
  })

  test('opens by the clock alone', async () => {
    setTime('10:00:00')
    expect(await seen()).toEqual(everything)
  })

  test('is a published document after the next index, also where there is no catalogue', async () => {
    const { out } = await run('index')
    expect(out[0]).toBe('2 scheduled documents opened.')
    expect(await stored('quizzes/at-ten')).toMatchObject({ published: true })
    for (const name of ['quizzes', 'mock_tests']) await deleteDoc(doc(backend.admin(), 'catalogues', name))
    expect(await seen()).toEqual(everything)
  })
})

test('a form is scheduled and withdrawn', async () => {
  const target = openTarget(null, () => undefined, undefined, services())
  const later = { $date: '2030-03-10T10:00:00+05:30' }
  const fields = { ...paper, title: 'Tomorrow', opensAt: later, questions: questions('Tomorrow?') }
  const save = (id: string | null, isPublished: boolean) =>
    saveDocument(target, 'mock_tests', { id, fields, isPublished })
  expect(await save(null, true)).toMatchObject({ isWritten: true })
  expect(await stored('mock_tests/tomorrow')).toMatchObject({ published: 'scheduled' })
  expect(await save('tomorrow', false)).toMatchObject({ isWritten: true })
  expect(await stored('mock_tests/tomorrow')).toMatchObject({ published: false })
})

test('a paper that is withdrawn while opened papers are marked stays withdrawn', async () => {
  const fields = { ...paper, title: 'Withdrawn', published: 'scheduled', opensAt: new Date(opensAt.$date) }
  await backend.put('mock_tests/withdrawn', fields)
  const target = openTarget(null, () => undefined, undefined, services())
  const database = {
    ...target.database,
    async readVersions(paths: readonly string[]) {
      const found = await target.database.readVersions(paths)
      await backend.put('mock_tests/withdrawn', { ...fields, published: false })
      return found
    },
  }
  expect(await publishOpened({ ...target, database })).toBeNull()
  expect(await stored('mock_tests/withdrawn')).toMatchObject({ published: false })
})

test('an opening that is no moment is an error', async () => {
  const file = write('quizzes.json', {
    odd: { ...paper, opensAt: '2030-03-09', questions: questions('Odd?') },
  })
  const { code, out } = await run(`check ${file}`)
  expect([code, out.join('\n')]).toEqual([1, expect.stringContaining('it must be a date with its time')])
})

describe('an article, a job and a dose that open tomorrow', () => {
  const tomorrow = { $date: '2030-03-10T10:00:00+05:30' }
  const at = (time: string) => vi.setSystemTime(new Date(`2030-03-10T${time}+05:30`))
  const written = { title: 'Barrage opened', content: 'It stands on the Krishna.', opensAt: tomorrow }
  const documents = {
    current_affairs: {
      ...written,
      category: 'National',
      timestamp: tomorrow,
      date: tomorrow,
      isActive: true,
    },
    jobs: { ...written, description: 'Apply.', category: 'State', timestamp: tomorrow },
    dailyDoses: { ...written, categoryName: 'Polity', date: tomorrow },
  }
  const files = () =>
    Object.entries(documents).map(([name, fields]) => write(`${name}.json`, { barrage: fields }))

  async function found() {
    visits += 1
    const db = backend.connect({ sub: `s${visits}`, email: `s${visits}@demo.test`, email_verified: true })
    const [affairs, jobs, doses] = [
      createCurrentAffairRepository(db),
      createJobRepository(db),
      createDailyDoseRepository(db),
    ]
    const dose = (await doses.list(null)).items.find(({ id }) => id === 'barrage')
    const body = await readDoseBody(dose ?? { id: 'barrage', price: { kind: 'free' } }, db)
    return {
      listed: [
        (await affairs.list(null)).items.some(({ id }) => id === 'barrage'),
        (await jobs.list(null)).items.some(({ id }) => id === 'barrage'),
        dose !== undefined,
      ],
      opened: [
        (await affairs.find('barrage')) !== null &&
          (await affairs.findByAddress('barrage-opened-barrage')) !== null,
        (await jobs.find('barrage')) !== null,
        body?.content === written.content,
      ],
    }
  }

  test('are imported before, and nobody sees them, nor the text of the dose in the catalogue', async () => {
    const { code } = await run(['import', ...files()])
    expect(code).toBe(0)
    expect((await run(['import', ...files()])).out.join()).toContain('0 new, 0 to change')
    expect(await stored('jobs/barrage')).toBeUndefined()
    at('09:59:59')
    expect(await found()).toEqual(nothing)
    const { documents: search } = (await stored('catalogues/search')) ?? {}
    expect(search).not.toContain('Barrage')
    const { documents: doses } = (await stored('catalogues/dailyDoses')) ?? {}
    expect(doses).toContain('Barrage opened')
    expect(doses).not.toContain('Krishna')
  })

  test('open by the clock alone, and are published by the next index', async () => {
    at('10:00:00')
    expect(await found()).toEqual(everything)
    expect((await run('index')).out[0]).toBe('3 scheduled documents opened.')
    expect(await stored('jobs/barrage')).toMatchObject({ title: 'Barrage opened' })
    expect(await stored('scheduled_jobs/barrage')).toBeUndefined()
    expect(await stored('catalogues/search')).toMatchObject({ documents: expect.stringContaining('Barrage') })
    expect(await found()).toEqual(everything)
  })

  test('are scheduled by a form, withdrawn and published; what students read is not scheduled', async () => {
    const target = openTarget(null, () => undefined, undefined, services())
    const later = { $date: '2030-03-11T10:00:00+05:30' }
    const fields = { title: 'Later', description: 'Apply.', category: 'State', timestamp: opensAt }
    const save = (id: string | null, isPublished: boolean, opensAt: unknown) =>
      saveDocument(target, 'jobs', { id, fields: { ...fields, opensAt }, isPublished })
    expect(await save(null, false, null)).toMatchObject({ isWritten: true })
    expect(await save('later', true, later)).toMatchObject({ isWritten: true })
    expect(await stored('jobs/later')).toBeUndefined()
    expect(await stored('scheduled_jobs/later')).toMatchObject({
      timestamp: { seconds: Date.parse(later.$date) / 1000 },
    })
    expect((await listContent(target.database, 'jobs')).find(({ id }) => id === 'later')).toMatchObject({
      state: 'scheduled',
      opensAt: '2030-03-11T04:30:00.000Z',
    })
    const { versions, isPublished, fields: read } = await readDocument(target, 'jobs', 'later')
    expect([isPublished, read.opensAt]).toEqual([true, { $date: '2030-03-11T04:30:00.000000Z' }])
    // Somebody else withdraws it meanwhile.
    const withdrawn = await save('later', false, later)
    expect(await stored('scheduled_jobs/later')).toMatchObject({ isActive: false })
    expect(await stored('jobs/later')).toBeUndefined()
    const old = saveDocument(target, 'jobs', { id: 'later', fields, isPublished: true, versions })
    await expect(old).rejects.toThrow(ChangedMeanwhile)
    await undo(target, withdrawn.entry ?? '')
    expect(await stored('scheduled_jobs/later')).toMatchObject({ title: 'Later' })
    expect(await save('later', true, null)).toMatchObject({ isWritten: true })
    const published = await stored('jobs/later')
    expect(published).toMatchObject({ isActive: true })
    expect(published?.timestamp.toMillis()).toBeLessThanOrEqual(Date.now())
    expect(await save('later', true, later)).toMatchObject({
      isWritten: false,
      problems: [{ message: expect.stringContaining('students read it already') }],
    })
  })

  test('a paid dose cannot be scheduled', async () => {
    const file = write('dailyDoses.json', {
      paid: { ...documents.dailyDoses, opensAt: { $date: '2030-04-01T10:00:00+05:30' }, isPaid: true },
    })
    const { code, out } = await run(`check ${file}`)
    expect([code, out.join('\n')]).toEqual([1, expect.stringContaining('a paid one cannot open later')])
  })
})
