import { Suspense, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'
import { whenIdle } from '@/loading/when-idle'
import { listClass, TodaySkeleton } from './today-frame'

/** It reckons what is due, and so comes behind the page. */
const TodayLines = lazyPage(async () => {
  await whenIdle()
  return import('./today-lines')
}, 'TodayLines')

const waiting = <TodaySkeleton />

/** What today holds. Its place is kept from the start; what stands in it comes when the page has nothing else to do. */
export function TodayPanel({ owner }: { owner: string }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-xl">
          Today
        </h2>
        <Link
          to={paths.plan}
          className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-secondary hover:underline"
        >
          Your plan
        </Link>
      </div>
      <Suspense fallback={waiting}>
        <TodayLines owner={owner} className={listClass} waiting={waiting} />
      </Suspense>
    </section>
  )
}
