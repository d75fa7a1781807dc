import { packagesQuery } from '@/content/categories/queries'
import { currentAffairsList } from '@/content/current-affairs/queries'
import { jobsList } from '@/content/jobs/queries'
import { packsQuery } from '@/content/packs/queries'
import { quizzesQuery } from '@/content/quizzes/queries'
import { resourcesList } from '@/content/resources/queries'
import { videosQuery } from '@/content/videos/queries'
import { queryClient } from '@/lib/query-client'

/** How often an average student of one day does what a run measures. */
export interface Habit {
  /** As the run's steps are named, up to a colon. */
  activity: string
  /** How often it is done, apart from `again`. */
  times: number
  /**
   * How often the same list is opened again some minutes after it was read, on the same page: back from a quiz, an
   * article or another app.
   */
  again: number
  /** Milliseconds for which the app takes what it has read of it as fresh. */
  freshFor: number
}

/** After how many milliseconds a list is opened again; what is still fresh then costs nothing. */
export const againAfter = 15 * 60_000

const usual = Number(queryClient.getDefaultOptions().queries?.staleTime)

function habit(activity: string, times: number, again = 0, query: { staleTime?: unknown } = {}): Habit {
  return { activity, times, again, freshFor: Number(query.staleTime ?? usual) }
}

/**
 * An assumption, not a measurement: nobody has counted real students yet. A student starts the app twice a day, stays
 * for three quarters of an hour in all, and sits a long test every third day.
 */
export const day: readonly Habit[] = [
  habit('sign in', 2),
  habit('home', 3),
  habit('current affairs', 1, 2, currentAffairsList(null).query),
  habit('article', 1),
  habit('quizzes', 1, 2, quizzesQuery(null)),
  habit('quiz', 1.5),
  habit('test series', 0.7, 0.3, packagesQuery),
  habit('mock tests', 0.5),
  habit('package', 0.5),
  habit('test', 0.3),
  habit('jobs', 0.5, 0.5, jobsList(null).query),
  habit('daily dose', 0.5),
  habit('videos', 0.4, 0.4, videosQuery(null)),
  habit('resources', 0.3, 0.3, resourcesList({ of: 'resources', category: null, type: null }).query),
  habit('paid PDFs', 0.2, 0.2, packsQuery),
  habit('search', 0.2),
  habit('pictures', 1),
  habit('free PDF', 0.3),
  habit('purchase', 0.003),
]
