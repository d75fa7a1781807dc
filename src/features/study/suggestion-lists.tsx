import { Suspense } from 'react'
import { lazyPage } from '@/loading/lazy-page'
import { whenIdle } from '@/loading/when-idle'
import { HomeLists, revisionUnknown, TodayList } from './list-frames'
import type { Work } from './use-work'

// To work out what is due takes code and time, so all of them keep their places from the start and load when the page is idle.
const load = async () => {
  await whenIdle()
  return import('./known-lists')
}
const KnownHomeLists = lazyPage(load, 'KnownHomeLists')
const KnownTodayList = lazyPage(load, 'KnownTodayList')
const KnownRevision = lazyPage(load, 'KnownRevision', () => revisionUnknown)

/** Home: what today holds, and what to do next. */
export function HomeSuggestions(props: { owner: string; work: Work }) {
  return (
    <Suspense fallback={<HomeLists lists={null} />}>
      <KnownHomeLists {...props} />
    </Suspense>
  )
}

/** The plan: what today holds. */
export function TodaySuggestions(props: { owner: string }) {
  return (
    <Suspense fallback={<TodayList suggestions={null} />}>
      <KnownTodayList {...props} />
    </Suspense>
  )
}

/** A line that tells what is left of today's revision. @param owner null while it is not known who is here */
export function RevisionDue({ owner }: { owner: string | null }) {
  return (
    <Suspense fallback={revisionUnknown}>
      {owner === null ? revisionUnknown : <KnownRevision owner={owner} />}
    </Suspense>
  )
}
