import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { packageLabel } from '@/content/offer'
import { languageNote, languageOf } from '@/domain/text-language'
import { cardLinkClass, ItemCard } from '@/ui/list/item-card'
import { OwnedChip } from '@/ui/owned-chip'
import { PriceChip } from '@/ui/price-chip'
import { usePurchase } from '../use-purchase'

/** A test series in a list: picture, name, what it is, and its price, or that the student owns it. */
export function ProductCard({ item }: { item: TestSeriesPackage }) {
  const { productId, title, languages, image, description } = item
  const { status } = usePurchase(productId)
  const label = packageLabel(item)
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
          {status === 'purchased' ? <OwnedChip /> : label && <PriceChip price={label} />}
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
