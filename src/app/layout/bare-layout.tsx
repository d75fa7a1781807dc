import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { t } from '@/language/text'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { AppStatus } from '../status/app-status'

/** The whole screen for one thing: test taker, results, PDF viewer (spec section 2). */
export function BareLayout() {
  return (
    <>
      <Suspense
        fallback={
          <LoadingPage label={t('Loading page')}>
            <div className="grid gap-4 p-4">
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-64 w-full" />
            </div>
          </LoadingPage>
        }
      >
        <Outlet />
      </Suspense>
      <AppStatus />
    </>
  )
}
