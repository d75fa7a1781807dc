import { queryOptions, skipToken } from '@tanstack/react-query'
import { readQuizStandings } from './quiz-standings'

/**
 * Where the student stands with each quiz, by quiz id. Cards do not wait for it.
 * @param owner null: not known yet, nothing is read.
 */
export function quizStandingsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['quiz-standings', owner],
    queryFn: owner === null ? skipToken : () => readQuizStandings(owner, Date.now()),
    // What the device keeps changes without a word to this cache: every screen reads it anew.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
}
