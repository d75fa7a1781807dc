import { priceKind } from '@/domain/content-section'
import { formatRupees } from '@/lib/money'
import { Chip } from '@/ui/chip'

/** A price, or Free, or Paid Content where nobody has named the price. */
export function PriceChip({ item }: { item: { isPaid: boolean | null; price: number | null } }) {
  const price = priceKind(item)
  if (price.kind === 'free') return <Chip tone="success">Free</Chip>
  return <Chip tone="gold">{price.kind === 'price' ? formatRupees(price.rupees) : 'Paid Content'}</Chip>
}
