import type { ReactNode } from 'react'
import { useTodayFacts } from '../hooks/use-today-facts'
import { todayLines } from '../model/today'
import { TodayList } from './today-list'

/**
 * What the day holds, as soon as it is known.
 * @param className of the list
 * @param waiting stands there before
 */
export function TodayLines({
  owner,
  className,
  waiting,
}: {
  owner: string
  className: string
  waiting: ReactNode
}) {
  const facts = useTodayFacts(owner)
  return facts ? <TodayList lines={todayLines(facts)} className={className} /> : waiting
}
