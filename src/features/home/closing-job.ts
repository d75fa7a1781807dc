import { deadlineSoonDays } from '@/config/limits'
import type { jobRepository } from '@/content/jobs/repository'
import { daysUntil } from '@/lib/dates'

const dayMs = 24 * 60 * 60_000
/** As few documents as can tell: one may be switched off. */
const readAtMost = 3

/** The open job whose deadline comes next, within 7 days; null when there is none. @throws AppError */
export async function closingJob(
  jobs: Pick<typeof jobRepository, 'closing'>,
  now: Date,
): Promise<{ id: string; title: string; deadline: Date } | null> {
  // A deadline is open for the whole of its day in India, so the day before is asked for too.
  const from = new Date(now.getTime() - dayMs)
  const to = new Date(now.getTime() + (deadlineSoonDays + 1) * dayMs)
  const open = (await jobs.closing({ from, to }, readAtMost)).flatMap(({ id, title, deadline }) =>
    deadline && daysUntil(deadline, now) >= 0 ? [{ id, title, deadline }] : [],
  )
  return open[0] ?? null
}
