import { expect, test } from 'vitest'
import { closingJobs } from '@/content/jobs/closing-jobs'
import { createJobRepository } from '@/content/jobs/repository'
import { daysUntil } from '@/lib/dates'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()

test('home tells of the open job whose deadline comes next, and of no other', async () => {
  const now = new Date()
  const jobs = createJobRepository(backend.db('visitor'))
  const [job] = await closingJobs(jobs, now)
  expect(daysUntil(job?.deadline ?? new Date(0), now)).toBeGreaterThanOrEqual(0)
  const day = 24 * 60 * 60_000
  await backend.put('jobs/off', { title: 'Off', deadline: new Date(now.getTime() + 60_000), isActive: false })
  await backend.put('jobs/over', { title: 'Over', deadline: new Date(now.getTime() - 1.5 * day) })
  expect((await closingJobs(jobs, now))[0]?.id).toBe(job?.id)
  expect(await closingJobs(jobs, new Date(now.getTime() + 400 * day))).toEqual([])
})
