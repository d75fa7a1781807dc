/** Papers of the desk: read, checked, saved and opened again, on the local backend. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '../../tools/content/audit'
import { checkPaper } from '../../tools/content/papers/check-paper'
import { openPaper } from '../../tools/content/papers/open-paper'
import { readPaperFile } from '../../tools/content/papers/read-paper-file'
import { newPaperId, type PaperToSave, savePaper } from '../../tools/content/papers/save-paper'
import { openTarget } from '../../tools/content/target'
import { paperWithPicture } from '../testing/paper-with-picture'
import { expectConsole } from '../testing/setup-console'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { services } = setUpContentTool(backend)
const open = () => openTarget(null, () => undefined, undefined, services())
/** A new paper gets an id. */
type Paper = Omit<PaperToSave, 'id'> & { id?: string }
async function save(paper: Paper) {
  const { collection, fields } = paper
  const id = paper.id ?? (await newPaperId(open(), { collection, title: fields.title }))
  return { id, ...(await savePaper(open(), { ...paper, id })) }
}
const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'papers-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a form that opens a paper now knows. */
async function versionsOf(collection: PaperToSave['collection'], id: string) {
  return (await openPaper(open(), { collection, id })).versions
}

const question = (id: string, correctAnswer = 1) => ({
  id,
  question: `What is asked in ${id}?`,
  options: ['One', 'Two', 'Three', 'Four'],
  correctAnswer,
  explanation: `Because of ${id}.`,
})
const mockTest = (title: string, questions: unknown[] = [question('q1'), question('q2')]): Paper => ({
  collection: 'mock_tests',
  fields: { title, categoryName: 'State PSC', duration: 10, questions },
  pictures: [],
  versions: {},
  state: 'draft',
})

test('a draft may have problems and is listed nowhere; the published paper may not and is', async () => {
  expectConsole(/its key 9 points at no option/)
  const broken = mockTest('Draft of Polity', [question('q1'), { ...question('q2'), correctAnswer: 9 }])
  const saved = await save(broken)
  expect(saved).toMatchObject({ status: 'saved', id: 'draft-of-polity' })
  expect(await stored('mock_tests/draft-of-polity')).toMatchObject({ published: false, totalQuestions: 2 })
  if (saved.status !== 'saved') return
  const draft = { ...broken, id: saved.id, versions: await versionsOf('mock_tests', saved.id) }

  const refused = await save({ ...draft, state: 'published' })
  expect(refused).toMatchObject({ status: 'refused', problems: [{ severity: 'error', question: 1 }] })
  const mended = { ...draft.fields, questions: [question('q1'), question('q2')] }
  expect(await save({ ...draft, fields: mended, state: 'published' })).toMatchObject({ status: 'saved' })
  expect(await stored('mock_tests/draft-of-polity')).toMatchObject({ published: true, isActive: true })
  expect((await listAudit(open())).slice(0, 2).map(({ what }) => what)).toEqual([
    'Published "Draft of Polity"',
    'Saved the draft "Draft of Polity"',
  ])
})

test('a second operator who saves an older version is told who saved, and nothing is overwritten', async () => {
  const first = await save(mockTest('Shared paper'))
  if (first.status !== 'saved') throw new Error('it was not saved')
  const opened = await openPaper(open(), { collection: 'mock_tests', id: first.id })
  const theirs = { ...mockTest('Shared paper, by Asha'), id: first.id, versions: opened.versions }
  expect((await save(theirs)).status).toBe('saved')
  const mine = { ...mockTest('Shared paper, by Ravi'), id: first.id, versions: opened.versions }
  expect(await save(mine)).toMatchObject({
    status: 'changed',
    by: { operator: open().operator, what: 'Saved the draft "Shared paper, by Asha"' },
  })
  expect(await stored(`mock_tests/${first.id}`)).toMatchObject({ title: 'Shared paper, by Asha' })
})

test('the same paper saved again after a lost answer is one paper; another one of its title gets its own id', async () => {
  const paper = { ...mockTest('Sent twice'), id: 'sent-twice' }
  expect(await save(mockTest('Sent twice'))).toMatchObject({ status: 'saved', id: 'sent-twice' })
  const again = await save(paper)
  expect(again).toMatchObject({ status: 'saved', stored: { fields: { title: 'Sent twice' } } })
  // More was typed before the retry: it is never a second paper.
  expect(await save({ ...paper, fields: { ...paper.fields, duration: 20 } })).toMatchObject({
    status: 'changed',
  })
  expect(await save(mockTest('Sent twice'))).toMatchObject({ status: 'saved', id: 'sent-twice-2' })
})

test('keys and options of a published question are not changed by saving; its text is', async () => {
  const saved = await save({ ...mockTest('Answered paper'), state: 'published' })
  if (saved.status !== 'saved') throw new Error('it was not saved')
  const again = {
    ...mockTest('Answered paper'),
    id: saved.id,
    versions: await versionsOf('mock_tests', saved.id),
    state: 'published' as const,
  }
  const opened = await openPaper(open(), { collection: 'mock_tests', id: saved.id })
  expect(opened.isPublished).toBe(true)
  const other = await save({
    ...again,
    fields: { ...again.fields, questions: [question('q1', 2), question('q2')] },
  })
  expect(other).toMatchObject({
    status: 'refused',
    problems: [{ question: 0, message: expect.stringContaining('changes by a correction') }],
  })
  const clearer = { ...question('q1'), question: 'What is asked here?' }
  const text = await save({ ...again, fields: { ...again.fields, questions: [clearer, question('q2')] } })
  expect(text.status).toBe('saved')
})

test('pictures of a file are hidden with the draft and public with the published paper', async () => {
  writeFileSync(join(folder, 'paper.docx'), paperWithPicture())
  const file = await readPaperFile(join(folder, 'paper.docx'))
  expect(file).toMatchObject({ faults: [], asked: null, pictures: [{ type: 'image/png' }] })
  expect(file.places).toEqual(['question 1, paragraph 2', 'question 2, paragraph 9'])
  const { fields, questions, pictures } = file
  const paper = { ...mockTest('With pictures', questions), pictures }
  paper.fields = { ...fields, ...paper.fields }
  const images = async () =>
    [...JSON.stringify(await stored('mock_tests/with-pictures')).matchAll(/"image":"([^"]+)"/g)].map(
      ([, one]) => one ?? '',
    )
  const saved = await save(paper)
  if (saved.status !== 'saved') throw new Error(JSON.stringify(saved))
  const [hidden = ''] = await images()
  expect(hidden).toMatch(/^unpublished\/questions\/with-pictures\//)
  expect(await open().files.has(hidden)).toBe(true)

  const opened = await openPaper(open(), { collection: 'mock_tests', id: saved.id })
  const published = await save({ ...paper, id: saved.id, ...opened, pictures: [], state: 'published' })
  expect(published).toMatchObject({ status: 'saved' })
  const [shown = ''] = await images()
  expect(shown).toMatch(/^images\/questions\/with-pictures\//)
  expect(await open().files.has(shown)).toBe(true)
})

test('a live test is saved in its card and its paper, and opened from both', async () => {
  const hour = (hours: number) => ({ $date: new Date(Date.now() + hours * 3_600_000).toISOString() })
  const { fields } = mockTest('Live on Sunday')
  const moments = { opensAt: hour(24), entryUntil: hour(25), closesAt: hour(27), resultsAt: hour(28) }
  const paper: Paper = {
    ...mockTest('Live on Sunday'),
    collection: 'live_tests',
    fields: { ...fields, duration: 60, marking: { correct: 1, wrong: '-1/3' }, ...moments },
    state: 'published',
  }
  const saved = await save(paper)
  expect(saved).toMatchObject({ status: 'saved', id: 'live-on-sunday' })
  if (saved.status !== 'saved') return
  expect(await stored('live_tests/live-on-sunday')).not.toHaveProperty('questions')
  const opened = await openPaper(open(), { collection: 'live_tests', id: saved.id })
  expect(opened).toMatchObject({ isPublished: false, fields: { questions: [{ id: 'q1' }, { id: 'q2' }] } })
  expect(Object.keys(opened.versions)).toHaveLength(2)
  const later = {
    ...paper,
    id: saved.id,
    versions: opened.versions,
    fields: { ...opened.fields, opensAt: hour(23) },
  }
  expect((await save(later)).status).toBe('saved')
})

test('problems name the question and its field', () => {
  const fields = {
    title: 'Test',
    questions: [question('q1'), { ...question('q1'), options: ['Same', 'Same'] }],
  }
  const problems = checkPaper({ collection: 'mock_tests', id: 'test', fields }, null)
  expect(problems).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      question: 1,
      field: null,
      message: 'two options read the same.',
    }),
  )
  expect(problems).toContainEqual(expect.objectContaining({ question: 1, field: 'id' }))
  const untitled = checkPaper(
    { collection: 'live_tests', id: 'test', fields: { questions: fields.questions } },
    null,
  )
  expect(untitled).toContainEqual(expect.objectContaining({ severity: 'error', question: null }))
  expect(untitled).toContainEqual(
    expect.objectContaining({ question: 1, message: 'two options read the same.' }),
  )
})

test('a file of several tests asks which one; one that cannot be read says so by its name', async () => {
  const file = join(folder, 'mock_tests.json')
  const tests = {
    one: { title: 'First', questions: [question('q1')] },
    two: { title: 'Second', questions: [] },
  }
  writeFileSync(file, JSON.stringify(tests))
  const { asked, questions } = await readPaperFile(file)
  expect(questions).toEqual([])
  expect(asked).toMatchObject({ id: 'which-test', choices: [{ id: 'one', text: 'First' }, { id: 'two' }] })
  expect(await readPaperFile(file, { 'which-test': 'one' })).toMatchObject({
    fields: { title: 'First' },
    questions: [{ id: 'q1' }],
    asked: null,
  })
  writeFileSync(join(folder, 'notes.xyz'), 'Words.')
  await expect(readPaperFile(join(folder, 'notes.xyz'))).rejects.toThrow(/^"notes.xyz" cannot be read: /)
})

test('a paper that opens later is stored as scheduled, and its keys may still change', async () => {
  const opensAt = { $date: new Date(Date.now() + 86_400_000).toISOString() }
  const paper = mockTest('Opens tomorrow')
  const later = { ...paper, fields: { ...paper.fields, opensAt }, state: 'published' as const }
  expect(await save(later)).toMatchObject({ status: 'saved', id: 'opens-tomorrow' })
  expect(await stored('mock_tests/opens-tomorrow')).toMatchObject({ published: 'scheduled' })
  const opened = await openPaper(open(), { collection: 'mock_tests', id: 'opens-tomorrow' })
  expect(opened).toMatchObject({ isPublished: false, fields: { published: true } })
  const questions = [question('q1', 3), question('q2')]
  const mended = {
    ...later,
    id: 'opens-tomorrow',
    versions: opened.versions,
    fields: { ...opened.fields, questions },
  }
  expect((await save(mended)).status).toBe('saved')
  expect(await stored('mock_tests/opens-tomorrow')).toMatchObject({ questions: [{ correctAnswer: 3 }, {}] })
})
