import { t } from '@/language/text'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { LoadingPage, Skeleton } from '@/ui/skeleton'

/** Waits a moment before it shows, so that it does not flash when the answer comes at once. */
function LookingNote() {
  if (!useTimePassed(300)) return null
  return (
    <p className="border-b border-line px-4 py-2.5 text-center text-detail text-muted">
      {t('Looking for this test on your other devices…')}
    </p>
  )
}

/**
 * The test's own shape: header, tools, question with four options, palette, bar.
 * @param asksAccount true while the account is asked whether another device has the test
 */
export function TestSkeleton({ asksAccount = false }: { asksAccount?: boolean }) {
  return (
    <LoadingPage label={asksAccount ? t('Looking for this test on your other devices') : t('Loading test')}>
      <div className="whole-screen flex flex-col">
        <div className="h-14 border-b border-line bg-surface px-4 py-4 lg:min-h-16 lg:px-6">
          <Skeleton className="h-6 w-52" />
        </div>
        {asksAccount && <LookingNote />}
        <div className="grid flex-1 lg:grid-cols-[1fr_336px]">
          <div>
            <div className="h-13 border-b border-line" />
            <div className="grid max-w-[880px] gap-3 px-4 py-3 lg:px-6 lg:py-7">
              <Skeleton className="mb-4 h-14" />
              {[0, 1, 2, 3].map((option) => (
                <Skeleton key={option} className="h-14" />
              ))}
            </div>
          </div>
          <div className="border-l border-line bg-surface max-lg:hidden" />
        </div>
        <div className="h-16 border-t border-line bg-surface" />
      </div>
    </LoadingPage>
  )
}
