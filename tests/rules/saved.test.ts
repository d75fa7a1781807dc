import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const job = {
  kind: 'job',
  itemId: 'job-1',
  title: 'Junior Assistant',
  detail: 'District office',
  url: '',
  savedAt: new Date('2026-11-20'),
}

const bench = setUpBench(async ({ put }) => {
  await put('users/member/saved/job_job-1', job)
  await put('users/student/saved/article_a', { ...job, kind: 'article', itemId: 'a' })
})

const mine = (key: string) => doc(bench.db('student'), `users/student/saved/${key}`)

describe('a student’s own saved items', () => {
  it('are saved, saved again, read, listed and removed by their student', async () => {
    await setDoc(mine('job_job-1'), job)
    await setDoc(mine('job_job-1'), { ...job, savedAt: new Date() })
    expect((await getDoc(mine('job_job-1'))).data()).toMatchObject({ title: job.title })
    const list = query(collection(bench.db('student'), 'users/student/saved'), limit(200))
    expect((await getDocs(list)).docs.map(({ id }) => id)).toEqual(['article_a', 'job_job-1'])
    await deleteDoc(mine('job_job-1'))
    expect((await getDocs(list)).size).toBe(1)
  })

  it('are not listed without the limit, or beyond it', async () => {
    const all = collection(bench.db('student'), 'users/student/saved')
    await expectRefused(getDocs(all))
    await expectRefused(getDocs(query(all, limit(201))))
  })

  it.each([
    ['a kind that is none', { kind: 'quiz' }],
    ['the id of something else', { itemId: 'job-2' }],
    ['an id that is no text', { itemId: 1 }],
    ['no title', { title: '' }],
    ['an endless title', { title: 'x'.repeat(301) }],
    ['an endless detail', { detail: 'x'.repeat(301) }],
    ['an endless address', { url: `https://example.org/${'x'.repeat(2000)}` }],
    ['a time that is none', { savedAt: '2026-11-20' }],
    ['a field of its own', { price: 1 }],
  ])('are not saved with %s', async (_, change) => {
    await expectRefused(setDoc(mine('job_job-1'), { ...job, ...change }))
  })

  it('are not saved with a field missing, or under an endless id', async () => {
    const { detail: _, ...without } = job
    await expectRefused(setDoc(mine('job_job-1'), without))
    const endless = 'x'.repeat(201)
    await expectRefused(setDoc(mine(`job_${endless}`), { ...job, itemId: endless }))
  })
})

describe('other people’s saved items', () => {
  it.each(['visitor', 'student'])('are closed to a %s', async (role) => {
    const db = bench.db(role)
    const theirs = doc(db, 'users/member/saved/job_job-1')
    await expectRefused(getDoc(theirs))
    await expectRefused(getDocs(query(collection(db, 'users/member/saved'), limit(1))))
    await expectRefused(setDoc(theirs, job))
    await expectRefused(deleteDoc(theirs))
  })
})
