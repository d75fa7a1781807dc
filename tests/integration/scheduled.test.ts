/** A quiz, a mock test and a test of a package that open at ten: what students see before and after, without any command. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { readDoseBody } from '@/content/daily-doses/body-repository'
import { createDailyDoseRepository } from '@/content/daily-doses/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createMockTestRepository } from '@/content/mock-tests/repository'
import { createPdfRepository } from '@/content/pdfs/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { createResourceRepository } from '@/content/resources/repository'
import { createTestSeriesRepository } from '@/content/test-series/repository'
import { splitTests } from '@/content/test-series/schema'
import { createVideoAccessRepository } from '@/content/videos/access-repository'
import { createVideoRepository } from '@/content/videos/repository'
import { undo } from '../../tools/content/audit-undo'
import { bodyPath } from '../../tools/content/closed-body'
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
  mkdirSync(dirname(file), { recursive: true })
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

describe('an article, a job, doses, videos and files that open tomorrow', () => {
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
    videos: { title: 'Barrage film', category: 'Polity', youtubeId: 'BARRAGE-abc', opensAt: tomorrow },
    pdfs: { title: 'Barrage map', url: 'https://maps.example/b.pdf', timestamp: tomorrow, opensAt: tomorrow },
    resources: {
      title: 'Barrage notes',
      url: 'https://notes.example/b.pdf',
      categoryName: 'Polity',
      type: 'pdf',
      isPaid: false,
      opensAt: tomorrow,
    },
  }
  const paid = {
    dailyDoses: { ...documents.dailyDoses, title: 'Paid', isPaid: true },
    videos: { title: 'Barrage course', price: 49, isPaid: true, opensAt: tomorrow },
  }
  const files = () => [
    ...Object.entries({ ...documents }).map(([name, fields]) =>
      write(`${name}.json`, {
        barrage: fields,
        ...(name in paid && { paid: paid[name as keyof typeof paid] }),
      }),
    ),
    write('videos/paid/private.json', { access: { url: 'members/barrage.webm' } }),
  ]

  async function found() {
    visits += 1
    const db = backend.connect({ sub: `s${visits}`, email: `s${visits}@demo.test`, email_verified: true })
    const [affairs, jobs, doses, videos, pdfs, resources] = [
      createCurrentAffairRepository(db),
      createJobRepository(db),
      createDailyDoseRepository(db),
      createVideoRepository(db),
      createPdfRepository(db),
      createResourceRepository(db),
    ]
    const barrage = <Item extends { id: string }>(items: readonly Item[], id = 'barrage') =>
      items.find((one) => one.id === id)
    const [listedDoses, listedVideos] = [(await doses.list(null)).items, await videos.list('Polity')]
    return {
      listed: {
        current_affairs: barrage((await affairs.list(null)).items)?.title,
        jobs: barrage((await jobs.list(null)).items)?.title,
        dailyDoses: barrage(listedDoses)?.content,
        paidDose: barrage(listedDoses, 'paid')?.content,
        videos: barrage(listedVideos)?.address?.youtubeId,
        pdfs: barrage((await pdfs.list()).items)?.url,
        resources: barrage((await resources.listFree('Polity')).items)?.url,
      },
      opened: {
        current_affairs: (await affairs.find('barrage'))?.title,
        readable: (await affairs.findByAddress('barrage-opened-barrage'))?.title,
        jobs: (await jobs.find('barrage'))?.title,
        paidDose: (await readDoseBody({ id: 'paid' }, db))?.content,
        videos: (await videos.find('barrage'))?.address?.youtubeId,
        paidVideo: await createVideoAccessRepository(db).find('paid'),
        resources: (await resources.find('barrage'))?.url,
      },
    }
  }

  const closed = {
    listed: {},
    opened: { paidVideo: 'refused' },
  }
  const open = {
    listed: {
      current_affairs: written.title,
      jobs: written.title,
      dailyDoses: written.content,
      paidDose: null,
      videos: documents.videos.youtubeId,
      pdfs: documents.pdfs.url,
      resources: documents.resources.url,
    },
    opened: {
      current_affairs: written.title,
      readable: written.title,
      jobs: written.title,
      paidDose: written.content,
      videos: documents.videos.youtubeId,
      paidVideo: { kind: 'film', path: 'members/barrage.webm' },
      resources: documents.resources.url,
    },
  }

  test('are imported before, and nobody sees them, nor in a catalogue what a list would open', async () => {
    const { code } = await run(['import', ...files()])
    expect(code).toBe(0)
    expect((await run(['import', ...files()])).out.join()).toContain('0 new, 0 to change')
    expect(await stored('jobs/barrage')).toBeUndefined()
    at('09:59:59')
    expect(await found()).toEqual(closed)
    for (const name of ['search', 'dailyDoses', 'videos', 'pdfs', 'resources']) {
      const { documents: listed } = (await stored(`catalogues/${name}`)) ?? {}
      expect(listed).not.toMatch(/Barrage|BARRAGE|It stands on/)
    }
  })

  test('open by the clock alone, and are published by the next index', async () => {
    at('10:00:00')
    expect(await found()).toEqual(open)
    expect((await run('index')).out[0]).toBe('8 scheduled documents opened.')
    expect(await stored('jobs/barrage')).toMatchObject({ title: 'Barrage opened' })
    expect(await stored('scheduled_jobs/barrage')).toBeUndefined()
    expect(await stored('catalogues/search')).toMatchObject({ documents: expect.stringContaining('Barrage') })
    for (const name of Object.keys(documents)) {
      expect(await stored(`${name}/barrage`)).toMatchObject({ opensAt: expect.anything() })
      expect(await stored(`scheduled_${name}/barrage`)).toBeUndefined()
    }
    expect(await found()).toEqual(open)
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

  test('a paid video is scheduled by a form: its address is closed until then', async () => {
    const target = openTarget(null, () => undefined, undefined, services())
    const fields = { title: 'Course', price: 49, isPaid: true, url: 'members/course.webm' }
    const later = { $date: '2030-03-12T10:00:00+05:30' }
    const saved = await saveDocument(target, 'videos', {
      id: null,
      fields: { ...fields, opensAt: later },
      isPublished: true,
    })
    expect(saved).toMatchObject({ isWritten: true })
    expect(await stored(bodyPath('videos/course'))).toMatchObject({ url: fields.url })
    expect((await stored('scheduled_videos/course'))?.url).toBeFalsy()
    const db = backend.connect({ sub: 'early', email: 'early@demo.test', email_verified: true })
    expect(await createVideoAccessRepository(db).find('course')).toBe('refused')
    expect(await readDocument(target, 'videos', 'course')).toMatchObject({ fields: { url: fields.url } })
  })

  test('a file of a pack cannot be scheduled', async () => {
    const { isPaid: _, url: __, ...notes } = documents.resources
    const opensAt = { $date: '2030-04-01T10:00:00+05:30' }
    const file = write('resources.json', {
      sold: { ...notes, isPaid: true, productId: 'resource_x', pdfUrl: 'paid/resource_x/b.pdf', opensAt },
    })
    const { code, out } = await run(`check ${file}`)
    expect([code, out.join('\n')]).toEqual([1, expect.stringContaining('a file of a pack cannot open later')])
  })
})
