/** The examples of docs/authors, imported as the guide says. */
import { doc, getDoc } from 'firebase/firestore/lite'
import { expect, test } from 'vitest'
import { createMockTestRepository } from '@/content/mock-tests/repository'
import { readPack } from '../../tools/content/forms/pack-form'
import { readPackage } from '../../tools/content/forms/package-form'
import { openTarget } from '../../tools/content/target'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run, services } = setUpContentTool(backend)
const target = () => openTarget(null, () => undefined, undefined, services())

test('a package of three tests', async () => {
  const checked = await run('check docs/authors/package --strict')
  expect([checked.code, checked.out.join('\n')]).toEqual([
    0,
    expect.stringContaining('students will see: 3 tests, 1 free; Rs. 99; opens for visitors: History 1.'),
  ])
  expect((await run('import docs/authors/package')).last).toBe('5 documents written to the local backend.')
  const { tests } = await readPackage(target(), 'village-secretary')
  expect(tests.map(({ id, access, questionCount }) => [id, access, questionCount])).toEqual([
    ['history-1', 'free', 2],
    ['geography-1', 'premium', 2],
    ['polity-1', 'premium', 2],
  ])
})

test('a pack: first its PDF, then its documents', async () => {
  const early = await run('import docs/authors/pack')
  expect([early.code, early.out.join('\n')]).toEqual([1, expect.stringContaining('is not in Storage')])
  const uploaded = await run('upload docs/authors/pack/rivers.pdf --to paid/resource_river_notes')
  expect(uploaded.code).toBe(0)
  const { files } = await imported()
  expect(uploaded.out[0]).toContain(files[0]?.address)
})

async function imported() {
  const { code, out } = await run('import docs/authors/pack')
  expect([code, out.join('\n')]).toEqual([0, expect.stringContaining('students will see: 1 PDF; Rs. 49.')])
  return readPack(target(), 'river-notes')
}

test('a paper in two languages', async () => {
  expect((await run('check docs/authors/bilingual --strict')).code).toBe(0)
  expect((await run('import docs/authors/bilingual')).code).toBe(0)
  const mocks = createMockTestRepository(backend.db('visitor'))
  const found = await mocks.find('telangana-rivers-1')
  expect(found).toMatchObject({ title: 'Rivers 1', languages: ['en', 'te'] })
  const stored = await getDoc(doc(backend.admin(), 'mock_tests/telangana-rivers-1'))
  expect(JSON.stringify(stored.data())).toContain('కృష్ణా')
})
