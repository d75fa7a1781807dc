import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { packageLabel } from '@/content/offer'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { cardLinkClass, ItemCard } from '@/ui/list/item-card'
import { OwnedChip } from '@/ui/owned-chip'
import { PriceChip } from '@/ui/price-chip'
import { usePurchase } from '../use-purchase'

/** Its price, and how many of its tests are free. */
function Offered({ item }: { item: TestSeriesPackage }) {
  const { freeTests } = item
  const label = packageLabel(item)
  return (
    <>
      {label && <PriceChip price={label} />}
      {freeTests !== null && freeTests > 0 && (
        <span>{t('{count, plural, one {# free test} other {# free tests}}', { count: freeTests })}</span>
      )}
    </>
  )
}

/** A test series in a list: picture, name, what it is, and what is offered, or that the student owns it. */
export function ProductCard({ item }: { item: TestSeriesPackage }) {
  const { productId, title, languages, image, description } = item
  const { status } = usePurchase(productId)
  return (
    <ItemCard
      picture={image}
      heading={
        <Link to={paths.testSeriesPackage(item.id)} lang={languageOf(title)} className={cardLinkClass}>
          {title}
        </Link>
      }
      meta={
        <>
          {status === 'purchased' ? <OwnedChip /> : <Offered item={item} />}
          <span className="empty:hidden">{languageNote(title, languages)}</span>
        </>
      }
    >
      {description && (
        <p lang={languageOf(description)} className="line-clamp-2 text-detail text-muted sm:line-clamp-3">
          {description}
        </p>
      )}
    </ItemCard>
  )
}
