import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatRupees } from '@/lib/money'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import type { PricedProduct } from '../price-repository'

function Lines({ products, pathOf }: { products: readonly PricedProduct[]; pathOf: (id: string) => string }) {
  return (
    <ul className="-mb-3.5 divide-y divide-line">
      {products.map(({ id, name, description, price }) => (
        <li key={id} className="relative flex min-h-16 items-center gap-4 py-3.5">
          <div className="min-w-0 flex-1">
            <Link to={pathOf(id)} className="font-semibold after:absolute after:inset-0 hover:underline">
              {name}
            </Link>
            {description && (
              <p className="mt-0.5 line-clamp-2 text-sm text-muted max-sm:hidden">{description}</p>
            )}
          </div>
          <p className="flex-none font-heading text-lg font-semibold tabular-nums">{formatRupees(price)}</p>
        </li>
      ))}
    </ul>
  )
}

function LinesSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
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

/** One kind of product with what each costs: the real prices, or why they are not there. */
export function PriceList({
  title,
  text,
  read,
  pathOf,
}: {
  title: string
  text: string
  read: UseQueryResult<PricedProduct[]>
  pathOf: (id: string) => string
}) {
  const headingId = useId()
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        <p className="mt-1.5 mb-3 text-[15px] text-muted">{text}</p>
        {read.isPending && <LinesSkeleton label={`Loading prices: ${title}`} />}
        {read.data && read.data.length > 0 && <Lines products={read.data} pathOf={pathOf} />}
        {read.data?.length === 0 && (
          <p role="status" className="border-t border-line py-6 text-muted">
            Nothing is for sale here at the moment.
          </p>
        )}
        {read.isError && !read.data && (
          <div role="alert" className="grid justify-items-start gap-3 border-t border-line pt-6">
            <p className="text-muted">The prices cannot be loaded now. They are also shown before you pay.</p>
            <Button onClick={() => void read.refetch()}>Try Again</Button>
          </div>
        )}
      </section>
    </Card>
  )
}
