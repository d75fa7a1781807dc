import { type ReactNode, useId } from 'react'
import { t } from '@/language/text'
import { Card } from '@/ui/card'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

const texts = {
  'Test series': t('All premium tests of one exam, with full analysis.'),
  'PDF packs': t('Books, films and links of one subject, bought together.'),
} as const

/** What is sold, by the name of its list. */
export type PriceKind = keyof typeof texts

/** The card around one kind of product. */
export function PriceFrame({ kind, children }: { kind: PriceKind; children: ReactNode }) {
  const headingId = useId()
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-xl">
          {kind}
        </h2>
        <p className="mt-1.5 mb-3 text-detail text-muted">{texts[kind]}</p>
        {children}
      </section>
    </Card>
  )
}

export function LinesSkeleton({ kind }: { kind: PriceKind }) {
  return (
    <LoadingRegion label={t('Loading prices: {kind}', { kind })} isPart>
      <div className="-mb-3.5 divide-y divide-line">
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <div key={line} className="flex h-16 items-center gap-4 sm:h-24">
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-48 max-w-full" />
              <Skeleton className="h-4 w-full max-w-72 max-sm:hidden" />
            </div>
            <Skeleton className="h-6 w-16" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}

/** Both lists before their prices, as the prerendered page has them. */
export function PriceListsSkeleton() {
  return (['Test series', 'PDF packs'] as const).map((kind) => (
    <PriceFrame key={kind} kind={kind}>
      <LinesSkeleton kind={kind} />
    </PriceFrame>
  ))
}
