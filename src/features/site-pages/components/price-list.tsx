import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Offer } from '@/content/offer'
import { formatRupees } from '@/lib/money'
import { Button } from '@/ui/button'
import { LinesSkeleton, PriceFrame, type PriceKind } from './price-frame'

export type OfferForSale = Offer & { rupees: number }

function Lines({ products, pathOf }: { products: readonly OfferForSale[]; pathOf: (id: string) => string }) {
  return (
    <ul className="-mb-3.5 divide-y divide-line">
      {products.map(({ id, name, description, rupees }) => (
        <li key={id} className="relative flex min-h-16 items-center gap-4 py-3.5">
          <div className="min-w-0 flex-1">
            <Link to={pathOf(id)} className="font-semibold after:absolute after:inset-0 hover:underline">
              {name}
            </Link>
            {description && (
              <p className="mt-0.5 line-clamp-2 text-sm text-muted max-sm:hidden">{description}</p>
            )}
          </div>
          <p className="flex-none font-heading text-lg font-semibold tabular-nums">{formatRupees(rupees)}</p>
        </li>
      ))}
    </ul>
  )
}

/** One kind of product with what each costs: the real prices, or why they are not there. */
export function PriceList({
  kind,
  read,
  pathOf,
}: {
  kind: PriceKind
  read: UseQueryResult<OfferForSale[]>
  pathOf: (id: string) => string
}) {
  return (
    <PriceFrame kind={kind}>
      {read.isPending && <LinesSkeleton kind={kind} />}
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
    </PriceFrame>
  )
}
