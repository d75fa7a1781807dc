import { Suspense, useEffect, useRef } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { useRecallSession } from '@/features/auth'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { Footer } from './footer'
import { Header } from './header'
import { statusWhenIdle } from './status-when-idle'

/** A new page starts at its top; Back and Forward keep the place that the browser remembers. */
function useScrollToTop() {
  const { pathname } = useLocation()
  const isNew = useNavigationType() !== NavigationType.Pop
  const shown = useRef(pathname)
  useEffect(() => {
    if (isNew && shown.current !== pathname) window.scrollTo(0, 0)
    shown.current = pathname
  }, [pathname, isNew])
}

/** The shape of any page while its code is on the way, the hub's with its tab bar. */
function PageSkeleton() {
  const { pathname } = useLocation()
  return (
    <LoadingPage label="Loading page">
      {/^\/(content|current-affair|quiz-list|job|video)/.test(pathname) && (
        <div className="border-b border-line">
          <div className="page-column flex h-13 items-center gap-6 overflow-hidden">
            {[1, 2, 3, 4, 5, 6, 7, 8].map((tab) => (
              <Skeleton key={tab} className="h-4 w-20 flex-none" />
            ))}
          </div>
        </div>
      )}
      <div className="page-column grid gap-5 py-10">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-5 w-full max-w-md" />
        <Skeleton className="mt-4 h-48 w-full" />
      </div>
    </LoadingPage>
  )
}

/** Header, page, footer: every page except the full-screen ones (spec section 2). */
export function SiteLayout() {
  useRecallSession('loading')
  useScrollToTop()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-primary focus:px-4 focus:py-2 focus:text-primary-on"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex-1">
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      {statusWhenIdle}
    </div>
  )
}
