import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import type { Offer } from '@/content/offer'
import { offerQueries } from '@/content/offer-queries'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatRupees } from '@/lib/money'
import { Button, ButtonLink } from '@/ui/button'
import { cardLinkClass } from '@/ui/list/item-card'
import { LinesSkeleton, PriceFrame, type PriceKind } from './price-frame'

type OfferForSale = Offer & { rupees: number }

/** What is for sale, the cheapest first; what cannot be bought now is left out. */
function forSale(offers: readonly Offer[]): OfferForSale[] {
  return offers
    .flatMap(({ rupees, ...offer }) => (rupees === null ? [] : [{ ...offer, rupees }]))
    .sort((a, b) => a.rupees - b.rupees)
}

function Lines({ products, pathOf }: { products: readonly OfferForSale[]; pathOf: (id: string) => string }) {
  return (
    <ul className="-mb-3.5 divide-y divide-line">
      {products.map(({ id, name, description, note, rupees }) => (
        <li key={id} className="relative flex min-h-16 items-center gap-4 py-3.5">
          <div className="min-w-0 flex-1">
            <h3 lang={languageOf(name)} className="font-sans text-base leading-snug tracking-normal">
              {name}
            </h3>
            <p className="text-sm text-muted empty:hidden">{note}</p>
            {description && (
              <p
                lang={languageOf(description)}
                className="mt-0.5 line-clamp-2 text-sm text-muted max-sm:hidden"
              >
                {description}
              </p>
            )}
          </div>
          <p className="flex-none font-heading text-lg font-semibold tabular-nums">{formatRupees(rupees)}</p>
          <ButtonLink to={pathOf(id)} className={`flex-none ${cardLinkClass}`}>
            {t('See')}{' '}
            <span lang={languageOf(name)} className="sr-only">
              {name}
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

/** One kind of product with what each costs: the real prices, or why they are not there. */
function PriceList({
  kind,
  read,
  pathOf,
}: {
  kind: PriceKind
  read: UseQueryResult<Offer[]>
  pathOf: (id: string) => string
}) {
  const products = read.data && forSale(read.data)
  return (
    <PriceFrame kind={kind}>
      {read.isPending && <LinesSkeleton kind={kind} />}
      {products && products.length > 0 && <Lines products={products} pathOf={pathOf} />}
      {products?.length === 0 && (
        <p role="status" className="border-t border-line py-6 text-muted">
          {t('Nothing is for sale here at the moment.')}
        </p>
      )}
      {read.isError && !products && (
        <div role="alert" className="grid justify-items-start gap-3 border-t border-line pt-6">
          <p className="text-muted">
            {t('Could not load the prices. You will see the price before you pay.')}
          </p>
          <Button onClick={() => void read.refetch()}>{t('Try Again')}</Button>
        </div>
      )}
    </PriceFrame>
  )
}

/** Today's prices. */
export function PriceLists() {
  return (
    <>
      <PriceList
        kind="testSeries"
        read={useQuery(offerQueries.testSeries)}
        pathOf={paths.testSeriesPackage}
      />
      <PriceList kind="packs" read={useQuery(offerQueries.packs)} pathOf={paths.paidCategory} />
    </>
  )
}
