/** A package from one form, and what visitors and buyers read afterwards. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PackageForm, readPackage } from '../../tools/content/forms/package-form'
import { savePackage } from '../../tools/content/forms/save-package'
import { openTarget } from '../../tools/content/target'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { services } = setUpContentTool(backend)
const target = () => openTarget(null, () => undefined, undefined, services())

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()
const seenBy = async (role: 'visitor' | 'member', path: string) =>
  (await getDoc(doc(backend.db(role), path))).data()

function questionFile(name: string, count = 2): string {
  const file = join(folder, name)
  const rows = Array.from({ length: count }, (_, i) => `${name} ${i}?,one,two,three,four,B,Because.`)
  writeFileSync(file, ['Question,A,B,C,D,Answer,Explanation', ...rows].join('\n'))
  return file
}

const form = (): PackageForm => ({
  id: null,
  title: { en: 'Village Secretary 2027', te: 'గ్రామ కార్యదర్శి 2027' },
  description: 'Three tests.',
  price: 99,
  isActive: true,
  tests: [
    {
      id: null,
      title: 'Geography 1',
      access: 'free',
      minutes: 20,
      questions: { file: questionFile('g.csv') },
    },
    {
      id: null,
      title: 'Polity 1',
      access: 'premium',
      minutes: 30,
      questions: { file: questionFile('p.csv') },
    },
    {
      id: null,
      title: 'Grand Test',
      access: 'premium',
      minutes: 60,
      settings: { marking: { correct: 1, wrong: '-1/3' } },
      questions: { file: questionFile('all.csv', 3) },
    },
  ],
})

const id = 'village-secretary-2027'
const productId = 'testseries_village_secretary_2027'
const read = () => readPackage(target(), id)

test('a dry run says what would be written, and writes nothing', async () => {
  const saved = await savePackage(target(), form(), { dryRun: true })
  expect(saved).toMatchObject({ id, isWritten: false, entry: null, changed: [] })
  expect(saved.created).toHaveLength(5)
  expect(saved.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(saved.shown).toEqual([
    `categories/${id}: students will see: 3 tests, 1 free; Rs. 99; opens for visitors: Geography 1.`,
  ])
  expect(await stored(`categories/${id}`)).toBeUndefined()
})

test('a new package is sold, and its premium tests open for buyers only', async () => {
  const saved = await savePackage(target(), form())
  expect(saved).toMatchObject({ isWritten: true, entry: expect.any(String) })
  expect(await seenBy('visitor', `categories/${id}`)).toMatchObject({ productId, price: 99, freeTests: 1 })
  expect(await seenBy('visitor', `test_series/${id}/tests/geography-1`)).toMatchObject({
    isPaid: false,
    productId,
  })
  await expect(seenBy('visitor', `test_series/${id}/tests/grand-test`)).rejects.toMatchObject({
    code: 'permission-denied',
  })
  expect((await stored(`test_series/${id}/tests/grand-test`))?.marking).toEqual({ correct: 1, wrong: '-1/3' })
  const summary = await seenBy('visitor', `test_series/${id}`)
  expect(JSON.stringify(summary)).not.toContain('csv')
})

test('it reads back as the form, and saving that changes nothing', async () => {
  const found = await read()
  expect(found).toMatchObject({
    id,
    productId,
    title: { en: 'Village Secretary 2027', te: 'గ్రామ కార్యదర్శి 2027' },
    price: 99,
    isActive: true,
    tests: [
      { id: 'geography-1', title: 'Geography 1', access: 'free', minutes: 20, questionCount: 2 },
      { id: 'polity-1', access: 'premium', minutes: 30 },
      { id: 'grand-test', questionCount: 3 },
    ],
  })
  expect(await savePackage(target(), found)).toMatchObject({
    problems: [],
    created: [],
    changed: [],
    isWritten: false,
  })
})

test('tests move, become free and leave by saving the form again', async () => {
  const found = await read()
  const [geography, polity, grand] = found.tests
  if (!geography || !polity || !grand) throw new Error('three tests')
  const changed = {
    ...found,
    title: 'Secretary 2027',
    price: 149,
    tests: [grand, { ...polity, access: 'free' as const }],
  }
  const saved = await savePackage(target(), changed)
  expect(saved.problems).toEqual([])
  expect(saved.shown[0]).toContain('2 tests, 1 free; Rs. 149; opens for visitors: Polity 1.')
  expect(await seenBy('visitor', `test_series/${id}/tests/polity-1`)).toMatchObject({ isPaid: false })
  expect((await stored(`test_series/${id}`))?.category).toBe('Secretary 2027')
  expect((await read()).tests.map((one) => one.id)).toEqual(['grand-test', 'polity-1'])
  // Students who took it keep its questions.
  expect(await stored(`test_series/${id}/tests/geography-1`)).toBeDefined()
  // The operator who still has the old form open cannot undo that.
  await expect(savePackage(target(), { ...found, price: 10 })).rejects.toThrow(
    'Somebody else has changed this',
  )
})

describe('what is wrong is named by its field', () => {
  test.each<[string, (whole: PackageForm) => PackageForm, string]>([
    ['no title', (whole) => ({ ...whole, title: ' ' }), 'title'],
    ['a title without English', (whole) => ({ ...whole, title: { te: 'గ్రామ' } }), 'title'],
    ['the title of another package', (whole) => ({ ...whole, title: 'IBPS PO Prelims' }), 'title'],
    ['no price', (whole) => ({ ...whole, price: null }), 'price'],
    [
      'two tests of one title',
      (whole) => ({ ...whole, tests: [...whole.tests, ...whole.tests.slice(0, 1)] }),
      'tests[3].title',
    ],
    [
      'a test without minutes',
      (whole) => ({ ...whole, tests: whole.tests.map((one) => ({ ...one, minutes: 0 })) }),
      'tests[0].minutes',
    ],
    [
      'a file with a bad key',
      (whole) => {
        const file = join(folder, 'bad.csv')
        writeFileSync(file, 'Question,A,B,Answer\nTwo?,1,2,C')
        return {
          ...whole,
          tests: whole.tests.map((one, index) => (index === 1 ? { ...one, questions: { file } } : one)),
        }
      },
      'tests[1].questions',
    ],
    ['no tests', (whole) => ({ ...whole, tests: [] }), 'tests'],
  ])('%s', async (_, change, field) => {
    const before = await stored('categories/fresh')
    const saved = await savePackage(target(), change({ ...form(), title: 'Fresh' }))
    const errors = saved.problems.filter(({ severity }) => severity === 'error')
    expect(errors.map((one) => one.field)).toContain(field)
    expect(saved.isWritten).toBe(false)
    expect(await stored('categories/fresh')).toEqual(before)
  })

  test('a draft is stored with what is still missing, and cannot be published like that', async () => {
    const draft = {
      ...form(),
      title: 'Later',
      isActive: false,
      price: null,
      tests: form().tests.map(({ title, access, minutes }) => ({ id: null, title, access, minutes })),
    }
    const saved = await savePackage(target(), draft)
    expect(saved.isWritten).toBe(true)
    expect(saved.problems.every(({ severity }) => severity === 'warning')).toBe(true)
    const again = await savePackage(target(), {
      ...(await readPackage(target(), 'later')),
      isActive: true,
      price: 50,
    })
    expect(again.isWritten).toBe(false)
    expect(again.problems.map(({ message }) => message).join()).toContain('has no questions')
  })
})

describe('a package that was imported', () => {
  const seeded = 'appsc-group-2-screening'

  test('reads as a form, and is the same after that is saved', async () => {
    const found = await readPackage(target(), seeded)
    expect(found).toMatchObject({ productId: 'testseries_appsc_group2', price: 130 })
    expect(found.tests.length).toBeGreaterThan(5)
    const before = [await stored(`categories/${seeded}`), await stored(`test_series/${seeded}`)]
    const saved = await savePackage(target(), found)
    expect(saved.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect([await stored(`categories/${seeded}`), await stored(`test_series/${seeded}`)]).toEqual(before)
  })

  test('takes a test of questions that are stored elsewhere', async () => {
    const found = await readPackage(target(), seeded)
    const { id: mock } = { id: 'mock_tests/form-source' }
    await backend.put(mock, {
      title: 'Source',
      published: true,
      duration: 5,
      questions: [{ id: 'q1', question: 'Two and two?', options: ['3', '4'], correctAnswer: 1 }],
    })
    const added = {
      id: null,
      title: 'From a mock test',
      access: 'premium' as const,
      minutes: 5,
      questions: { document: mock },
    }
    const saved = await savePackage(target(), { ...found, tests: [added, ...found.tests] })
    expect(saved.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect((await readPackage(target(), seeded)).tests[0]).toMatchObject({
      id: 'from-a-mock-test',
      questionCount: 1,
    })
    expect((await stored(`test_series/${seeded}/tests/from-a-mock-test`))?.isPaid).toBe(true)
  })
})

test('pictures of a test that becomes premium leave the folder that everybody reads', async () => {
  const path = `test_series/${id}/tests/polity-1`
  const picture = 'images/questions/polity-1/bars.svg'
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await target().files.put({ path: picture, type: 'image/svg+xml', bytes })
  const before = await stored(path)
  const questions = before?.questions.map((one: object) => ({ ...one, image: picture }))
  await backend.put(path, { ...before, questions })
  const found = await read()
  const tests = found.tests.map((one) => ({ ...one, access: 'premium' as const }))
  const saved = await savePackage(target(), { ...found, tests })
  expect(saved.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const moved = `paid/${productId}/questions/polity-1/bars.svg`
  expect((await stored(path))?.questions[0].image).toBe(moved)
  expect(await target().files.has(moved)).toBe(true)
})

test('a package of an older shape is saved in the present one, and its questions close', async () => {
  const questions = [{ id: 'q1', question: 'Two and two?', options: ['3', '4'], correctAnswer: 1 }]
  const sold = { productId: 'testseries_older', isPaid: true, price: 20 }
  await backend.put('categories/older', {
    name: 'Older',
    section_type: 'Test_Series',
    productId: 'testseries_older',
    price: 20,
  })
  await backend.put('test_series/older-a', {
    name: 'Whole paper',
    categoryName: 'Older',
    ...sold,
    duration: 30,
    questions,
  })
  await backend.put('test_series/older-b', {
    categoryName: 'Older',
    ...sold,
    tests: [{ id: 'listed', title: 'Listed', duration: 5, isPaid: false, questions }],
  })
  const found = await readPackage(target(), 'older')
  expect(found.tests).toMatchObject([
    { id: 'older-a', title: 'Whole paper', access: 'premium', minutes: 30, questionCount: 1 },
    { id: 'listed', access: 'free', questionCount: 1 },
  ])
  const saved = await savePackage(target(), found)
  expect(saved.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(JSON.stringify(await seenBy('visitor', 'test_series/older-a'))).not.toContain('Two and two')
  await expect(seenBy('visitor', 'test_series/older-a/tests/older-a')).rejects.toMatchObject({
    code: 'permission-denied',
  })
  expect((await seenBy('visitor', 'test_series/older-b/tests/listed'))?.questions).toHaveLength(1)
  expect((await readPackage(target(), 'older')).tests).toMatchObject(found.tests)
  // Tests of two lists cannot be mixed.
  const now = await readPackage(target(), 'older')
  const mixed = await savePackage(target(), { ...now, tests: [...now.tests].reverse() })
  expect(mixed.problems).toEqual([expect.objectContaining({ severity: 'error', field: 'tests' })])
})

test('a test of a package opens at its moment', async () => {
  const found = await readPackage(target(), 'older')
  const opensAt = new Date(Date.now() + 3_600_000).toISOString()
  const save = async (moment: string | null) => {
    const form = await readPackage(target(), 'older')
    const tests = form.tests.map((one) => (one.id === 'listed' ? { ...one, opensAt: moment } : one))
    return savePackage(target(), { ...form, tests })
  }
  expect((await save(opensAt)).problems.filter(({ severity }) => severity === 'error')).toEqual([])
  await expect(seenBy('visitor', 'test_series/older-b/tests/listed')).rejects.toMatchObject({
    code: 'permission-denied',
  })
  expect((await readPackage(target(), 'older')).tests[1]?.opensAt).toMatch(opensAt.slice(0, 19))
  expect((await save(null)).isWritten).toBe(true)
  expect(await seenBy('visitor', 'test_series/older-b/tests/listed')).toBeDefined()
  expect(found.tests).toHaveLength(2)
})
