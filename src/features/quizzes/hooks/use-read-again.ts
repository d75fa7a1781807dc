import { useIsRestoring, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mayRetry } from '@/content/quizzes/queries'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { keptQuizQuery } from '../kept-quiz'

/** Milliseconds that an attempt waits for the quiz to be read again, where the page came with it. */
const readPatience = 3000

/**
 * Whether a quiz that the page came with may begin: it has been read again, and so is as it is now, or cannot be read. Any
 * other quiz was just read. `off`: it can be played no more.
 */
export function useReadAgain(quizId: string): 'reading' | 'read' | 'off' {
  const query = keptQuizQuery(quizId)
  const cache = useQueryClient()
  const [isOld] = useState(() => cache.getQueryState(query.queryKey)?.isInvalidated === true)
  // Starts the read beside those of the device and the account; `LoadedQuiz` shows the result.
  const { error, fetchStatus } = useQuery(query)
  const isLate = useTimePassed(readPatience)
  // While the page is hydrated, no query runs (src/app/layout/data-layout.tsx).
  const isWaiting = useIsRestoring()
  const [state, setState] = useState<'reading' | 'read' | 'off'>(isOld ? 'reading' : 'read')
  // Whatever is read later, an attempt that has begun stays.
  if (state === 'reading' && ((!isWaiting && fetchStatus !== 'fetching') || isLate))
    setState(error !== null && !mayRetry(error) ? 'off' : 'read')
  return state
}
