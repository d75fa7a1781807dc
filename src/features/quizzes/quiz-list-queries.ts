import { queryOptions, skipToken } from '@tanstack/react-query'
import { quizListRepository } from './quiz-list-repository'
import { readQuizStandings } from './quiz-standings'

/** One read for every category: the dropdown counts them. */
export const quizzesQuery = queryOptions({
  queryKey: ['quizzes'],
  queryFn: () => quizListRepository.list(),
})

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
