import { Suspense } from 'react'
import { lazyPage } from '@/loading/lazy-page'
import { whenIdle } from '@/loading/when-idle'
import { StudyLists } from './study-lists'
import type { Work } from './use-work'

/** It works out what is due, and so comes behind the page. */
const HomeLists = lazyPage(async () => {
  await whenIdle()
  return import('./home-lists')
}, 'HomeLists')

/** What today holds and what to do besides: its places are kept from the start, its code comes when the page is idle. */
export function HomeSuggestions(props: { owner: string; work: Work }) {
  return (
    <Suspense fallback={<StudyLists lists={null} />}>
      <HomeLists {...props} />
    </Suspense>
  )
}
