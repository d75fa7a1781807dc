import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { packageLabel } from '@/content/offer'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { cardLinkClass, ItemCard, MetaLine } from '@/ui/list/item-card'
import { OwnedChip } from '@/ui/owned-chip'
import { PriceChip } from '@/ui/price-chip'
import { usePurchase } from '../use-purchase'

/** How many of its tests are free; null where none is, or nobody knows. */
const freeTestsText = ({ freeTests }: TestSeriesPackage) =>
  freeTests ? t('{count, plural, one {# free test} other {# free tests}}', { count: freeTests }) : null

/** A test series in a list: picture, name, what it is, and what is offered, or that the student owns it. */
export function ProductCard({ item }: { item: TestSeriesPackage }) {
  const { productId, title, languages, image, description } = item
  const isOwned = usePurchase(productId).status === 'purchased'
  const price = packageLabel(item)
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
          {isOwned ? <OwnedChip /> : price && <PriceChip price={price} />}
          <MetaLine facts={[!isOwned && freeTestsText(item), languageNote(title, languages)]} />
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
