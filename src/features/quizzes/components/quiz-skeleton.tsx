import { t } from '@/language/text'
import { LoadingPage, Skeleton } from '@/ui/skeleton'

export function QuizSkeleton() {
  return (
    <LoadingPage label={t('Loading quiz')}>
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="mt-6 h-2 w-full" />
      <Skeleton className="mt-8 h-6 w-full" />
      <div className="mt-7 grid gap-3">
        {['a', 'b', 'c', 'd'].map((option) => (
          <Skeleton key={option} className="h-14 rounded-control" />
        ))}
      </div>
    </LoadingPage>
  )
}
