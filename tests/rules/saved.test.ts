import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const job = {
  kind: 'job',
  itemId: 'job-1',
  title: 'Junior Assistant',
  detail: 'District office',
  url: '',
  savedAt: new Date('2026-11-20'),
}
const named = (index: number) => ({ ...job, itemId: `job-${index}` })
const drawerOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`job_job-${index}`, named(index)]))

const bench = setUpBench(async ({ put }) => {
  await put('users/member/saved/3', { items: { 'job_job-1': job }, lastKey: 'job_job-1' })
  await put('users/member/saved/job_job-1', job)
})

const mine = (id: string) => doc(bench.db('student'), `users/student/saved/${id}`)
const save = (id: string, item: { kind: string; itemId: string | number; savedAt?: unknown }) => {
  const key = `${item.kind}_${item.itemId}`
  return setDoc(mine(id), { items: { [key]: item }, lastKey: key }, { merge: true })
}
const remove = (id: string, key: string) =>
  setDoc(mine(id), { items: { [key]: deleteField() }, lastKey: key }, { merge: true })
const keysOn = async (id: string) => Object.keys((await getDoc(mine(id))).get('items') ?? {})

beforeEach(async () => {
  for (const id of ['0', '1']) await deleteDoc(doc(bench.db('admin'), `users/student/saved/${id}`))
})

describe('a student’s own saved items', () => {
  it('are saved, saved again, read, listed and removed by their student', async () => {
    await save('0', job)
    await save('0', { ...job, itemId: 'job-2' })
    await save('0', { ...job, savedAt: new Date() })
    await save('1', { ...job, itemId: 'job-3' })
    expect(await keysOn('0')).toEqual(['job_job-1', 'job_job-2'])
    const list = query(collection(bench.db('student'), 'users/student/saved'), limit(100))
    expect((await getDocs(list)).size).toBe(2)
    await remove('0', 'job_job-1')
    await remove('0', 'job_job-1')
    expect(await keysOn('0')).toEqual(['job_job-2'])
    await expectRefused(deleteDoc(mine('0')))
  })

  it('are removed from a drawer that is not there', async () => {
    await remove('0', 'job_job-1')
    expect(await keysOn('0')).toEqual([])
  })

  it('are 40 in a drawer at most, and the last place is taken again when it is free', async () => {
    await bench.put('users/student/saved/0', { items: drawerOf(40), lastKey: 'job_job-39' })
    await expectRefused(save('0', named(40)))
    await save('0', named(39))
    await remove('0', 'job_job-0')
    await save('0', named(40))
    await expectRefused(save('0', named(41)))
  })

  it('lie in ten drawers and nowhere else: a flood ends', async () => {
    const ids = ['10', '00', 'a', 'job_job-1', 'all', '-1', '٣']
    for (const id of ids) await expectRefused(save(id, job))
    for (const id of ids) await expectRefused(setDoc(mine(id), job))
    await expectRefused(setDoc(mine('0'), { items: drawerOf(400), lastKey: 'job_job-0' }))
  })

  it('come one by one', async () => {
    await expectRefused(setDoc(mine('0'), { items: drawerOf(2), lastKey: 'job_job-0' }))
    await save('0', named(0))
    const both = { 'job_job-0': deleteField(), 'job_job-1': named(1) }
    await expectRefused(setDoc(mine('0'), { items: both, lastKey: 'job_job-1' }, { merge: true }))
    await expectRefused(setDoc(mine('0'), { items: {}, lastKey: 'job_job-1' }))
    await expectRefused(setDoc(mine('0'), { items: 'none', lastKey: 'job_job-0' }))
    await expectRefused(setDoc(mine('0'), { lastKey: 'x'.repeat(211) }, { merge: true }))
    await expectRefused(setDoc(mine('0'), { owner: 'member', lastKey: 'job_job-0' }, { merge: true }))
  })

  it('are not listed without the limit, or beyond it', async () => {
    const all = collection(bench.db('student'), 'users/student/saved')
    await expectRefused(getDocs(all))
    await expectRefused(getDocs(query(all, limit(211))))
  })

  it.each([
    ['a kind that is none', { kind: 'quiz' }],
    ['an id that is no text', { itemId: 1 }],
    ['no title', { title: '' }],
    ['an endless title', { title: 'x'.repeat(301) }],
    ['an endless detail', { detail: 'x'.repeat(301) }],
    ['an endless address', { url: `https://example.org/${'x'.repeat(2000)}` }],
    ['an endless id', { itemId: 'x'.repeat(201) }],
    ['a time that is none', { savedAt: '2026-11-20' }],
    ['a field of its own', { price: 1 }],
  ])('are not saved with %s', async (_, change) => {
    await expectRefused(save('0', { ...job, ...change }))
  })

  it('are not saved with a field missing, or under the name of something else', async () => {
    const { detail: _, ...without } = job
    await expectRefused(save('0', without))
    const other = { items: { 'job_job-2': job }, lastKey: 'job_job-2' }
    await expectRefused(setDoc(mine('0'), other))
  })
})
