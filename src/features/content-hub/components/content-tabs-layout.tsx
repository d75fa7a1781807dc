import { Suspense } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { sectionAt, tabs } from '@/config/sections'
import { classNames } from '@/ui/class-names'
import { CardGridSkeleton } from '@/ui/list/card-grid'
import { ScrollRow } from '@/ui/list/scroll-row'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

function ContentTabs() {
  const { pathname } = useLocation()
  const current = sectionAt(pathname)?.tab
  return (
    <nav aria-label="Content" className="sticky top-header z-30 border-b border-line bg-background">
      <div className="page-column max-sm:pr-0">
        <ScrollRow current={current ?? ''} className="gap-1 max-sm:-ml-2 sm:-ml-3">
          {tabs.map(({ tab, path }) => (
            <li key={tab} className="flex-none">
              <Link
                to={path}
                aria-current={tab === current ? 'page' : undefined}
                className={classNames(
                  'flex min-h-13 items-center border-b-2 px-3 text-detail whitespace-nowrap -outline-offset-4',
                  tab === current
                    ? 'border-primary font-semibold text-text'
                    : 'border-transparent font-medium text-muted hover:text-text',
                )}
              >
                {tab}
              </Link>
            </li>
          ))}
        </ScrollRow>
      </div>
    </nav>
  )
}

/** A section while its code is on the way; the tab bar stays where it is. */
function SectionSkeleton() {
  return (
    <LoadingRegion label="Loading content">
      <div className="page-column py-7 sm:py-9">
        <Skeleton className="h-8 w-52" />
        <Skeleton className="mt-6 mb-8 h-9 w-full max-w-xl" />
        <CardGridSkeleton picture />
      </div>
    </LoadingRegion>
  )
}

/** The tab bar fixed under the header and, below it, whichever section or article the path names (spec section 2). */
export function ContentTabsLayout() {
  return (
    <>
      <ContentTabs />
      <Suspense fallback={<SectionSkeleton />}>
        <Outlet />
      </Suspense>
    </>
  )
}
