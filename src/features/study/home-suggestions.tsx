import { Suspense } from 'react'
import { lazyPage } from '@/loading/lazy-page'
import { whenIdle } from '@/loading/when-idle'
import { StudyLists, TodaySuggestions } from './study-lists'
import type { Work } from './use-work'

/** They work out what is due, and so come behind the page. */
const load = async () => {
  await whenIdle()
  return import('./lists-of-facts')
}
const HomeLists = lazyPage(load, 'HomeLists')
const LoadedTodayList = lazyPage(load, 'TodayList')

/** What today holds and what to do besides: its places are kept from the start, its code comes when the page is idle. */
export function HomeSuggestions(props: { owner: string; work: Work }) {
  return (
    <Suspense fallback={<StudyLists lists={null} />}>
      <HomeLists {...props} />
    </Suspense>
  )
}

/** The plan's list of what today holds, in the same way. */
export function TodayList(props: { owner: string }) {
  return (
    <Suspense fallback={<TodaySuggestions suggestions={null} />}>
      <LoadedTodayList {...props} />
    </Suspense>
  )
}
