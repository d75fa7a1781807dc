import { Link } from 'react-router-dom'
import type { Price } from '@/domain/price'
import { cardLinkClass, ItemCard } from '@/ui/list/item-card'
import { OwnedChip } from '@/ui/owned-chip'
import { PriceChip } from '@/ui/price-chip'
import { usePurchase } from '../use-purchase'

/**
 * What is sold, in a list: picture, name, what it is, and its price, or that the student owns it. What cannot be bought
 * asks for no price, whatever its document says.
 */
export function ProductCard({
  item: { productId, title, image, description, price },
  to,
}: {
  item: {
    /** null when it cannot be bought. */
    productId: string | null
    title: string
    image: string | null
    description: string | null
    price: Price
  }
  /** The page of its contents. */
  to: string
}) {
  const { status } = usePurchase(productId)
  const isAsked = productId !== null || price.kind !== 'price'
  const told = isAsked ? <PriceChip price={price} /> : undefined
  return (
    <ItemCard
      picture={image}
      heading={
        <Link to={to} className={cardLinkClass}>
          {title}
        </Link>
      }
      meta={status === 'purchased' ? <OwnedChip /> : told}
    >
      {description && <p className="line-clamp-2 text-detail text-muted sm:line-clamp-3">{description}</p>}
    </ItemCard>
  )
}
