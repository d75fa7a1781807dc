import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { deadlineSoonDays } from '@/config/limits'
import { daysUntil } from '@/lib/dates'
import { readList } from '@/lib/firebase/documents'
import { optionalDate, optionalFlag, optionalText } from '@/lib/firebase/fields'
import { db } from '@/lib/firebase/firestore'

const dayMs = 24 * 60 * 60_000

/** As few documents as can tell: one may be switched off. */
const readAtMost = 3

/** A `jobs` document as a line of the home page. */
const closingJobSchema = z.pipe(
  z.object({ id: z.string(), title: optionalText, deadline: optionalDate, isActive: optionalFlag }),
  z.transform(({ id, title, deadline, isActive }) => ({ id, title, deadline, isActive: isActive ?? true })),
)

/** A `current_affairs` document as a line of the home page. */
const headlineSchema = z.pipe(
  z.object({ id: z.string(), heading: optionalText, title: optionalText }),
  z.transform(({ id, heading, title }) => ({ id, title: heading ?? title })),
)

/** What the home page tells a student of the day: one job, one article, at most 4 documents read. */
export function createNewsRepository(firestore: Firestore) {
  return {
    /** The open job whose deadline comes next, within 7 days; null when there is none. @throws AppError */
    async closingJob(now: Date): Promise<{ id: string; title: string; deadline: Date } | null> {
      const closing = query(
        collection(firestore, 'jobs'),
        // A deadline is open for the whole of its day in India, so the day before is asked for too.
        where('deadline', '>=', new Date(now.getTime() - dayMs)),
        where('deadline', '<=', new Date(now.getTime() + (deadlineSoonDays + 1) * dayMs)),
        orderBy('deadline'),
        limit(readAtMost),
      )
      const jobs = (await readList(closing, closingJobSchema)).flatMap(({ id, title, deadline, isActive }) =>
        isActive && title && deadline && daysUntil(deadline, now) >= 0 ? [{ id, title, deadline }] : [],
      )
      return jobs[0] ?? null
    },

    /** The newest article that every student should have read; null when there is none. @throws AppError */
    async importantArticle(): Promise<{ id: string; title: string } | null> {
      const newest = query(
        collection(firestore, 'current_affairs'),
        where('isImportant', '==', true),
        where('isActive', '==', true),
        orderBy('date', 'desc'),
        limit(1),
      )
      const [article] = await readList(newest, headlineSchema)
      return article?.title ? { id: article.id, title: article.title } : null
    },
  }
}

export const newsRepository = createNewsRepository(db)
