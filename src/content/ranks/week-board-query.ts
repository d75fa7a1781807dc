import { queryOptions } from '@tanstack/react-query'
import { longList } from '../kept'
import { readWeekBoard } from './week-board-repository'

/** The board of a week, by its Monday; closing and opening it reads it once. */
export const weekBoardQuery = (week: string) =>
  queryOptions({ queryKey: ['week-board', week], queryFn: () => readWeekBoard(week), ...longList })
