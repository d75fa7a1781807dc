import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Offer } from '@/content/offer'
import { offerQueries } from '@/content/offer-queries'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatRupees } from '@/lib/money'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import { landingLimits, PricesNote, PricesWaiting, priceRowClass, pricesClass } from './list-frames'
import { type ProductKind, productKinds } from './product-kinds'

function useOffers(kind: ProductKind) {
  const testSeries = useQuery({ ...offerQueries.testSeries, enabled: kind === 'testSeries' })
  const packs = useQuery({ ...offerQueries.packs, enabled: kind === 'packs' })
  return kind === 'packs' ? packs : testSeries
}

function PriceRow({ item, to }: { item: Offer; to: string }) {
  return (
    <li>
      <Link to={to} className={classNames('group flex items-center gap-4', priceRowClass)}>
        <Picture
          inControl
          src={item.image}
          alt=""
          width={80}
          height={48}
          className="h-12 w-20 flex-none rounded-lg max-[359px]:hidden"
        />
        <span className="min-w-0">
          <span
            lang={languageOf(item.name)}
            className="line-clamp-2 font-semibold group-hover:text-secondary"
          >
            {item.name}
          </span>
          {item.note && <span className="block text-sm text-muted">{item.note}</span>}
        </span>
        {item.rupees !== null && (
          <span className="ml-auto flex-none font-semibold tabular-nums">{formatRupees(item.rupees)}</span>
        )}
      </Link>
    </li>
  )
}

/** Some products of a kind with their real prices. */
export function PricedItems({ kind }: { kind: ProductKind }) {
  const { data, isPending, isError } = useOffers(kind)
  const { action, to, itemPath, empty } = productKinds[kind]
  if (isPending) return <PricesWaiting />
  if (isError)
    return <PricesNote text={t('The prices could not be loaded just now.')} action={action} to={to} />
  if (data.length === 0) return <PricesNote text={empty} action={action} to={to} />
  return (
    <ul className={pricesClass}>
      {data.slice(0, landingLimits.products).map((item) => (
        <PriceRow key={item.id} item={item} to={itemPath(item.id)} />
      ))}
    </ul>
  )
}
