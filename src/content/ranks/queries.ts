import { queryOptions } from '@tanstack/react-query'
import { kept, longList } from '../kept'
import { rankRepository } from './repository'

/** The ranks of one test, for its results: the stored copy shows first, and each start of the page reads them again. */
export const ranksQuery = (testKey: string) =>
  queryOptions({
    queryKey: ['ranks', testKey],
    queryFn: () => rankRepository.find(testKey),
    meta: { ...kept('parts'), freshFor: 0 },
  })

/** The board of a week, by its Monday; closing and opening it reads it once. */
export const weekBoardQuery = (week: string) =>
  queryOptions({
    queryKey: ['week-board', week],
    queryFn: () => rankRepository.board(week),
    ...longList,
  })
