import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '@/ui/skeleton'
import type { PaymentNotice as Notice } from './payment-notice'

const LazyNotice = lazy(() =>
  import('./payment-notice').then((module) => ({ default: module.PaymentNotice })),
)

/** Where a payment stands, loaded for the few who wait for one. @see Notice */
export function PaymentNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense fallback={<Skeleton className="h-36 w-full" />}>
      <LazyNotice {...props} />
    </Suspense>
  )
}
