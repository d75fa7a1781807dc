import { tabs } from '@/config/sections'
import { t } from '@/language/text'
import { LoadingPage, Skeleton } from '@/ui/skeleton'

/** The shape of any page while its code is on the way, the hub's with its tab bar. */
export function PageSkeleton({ withTabs }: { withTabs: boolean }) {
  return (
    <LoadingPage label={t('Loading page')}>
      {withTabs && (
        <div data-tabs="" className="border-b border-line">
          <div className="page-column flex h-13 items-center gap-6 overflow-hidden">
            {tabs.map(({ tab }) => (
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
