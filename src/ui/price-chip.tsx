import type { Price } from '@/domain/price'
import { t } from '@/language/text'
import { formatRupees } from '@/lib/money'
import { Chip } from './chip'

/** A price, or Free, or Paid Content where nobody has named the price; a price that is a mistake is none at all. */
export function PriceChip({ price }: { price: Price }) {
  if (price.kind === 'free') return <Chip tone="success">{t('Free')}</Chip>
  if (price.kind === 'unreadable') return <Chip>{t('Not on sale now')}</Chip>
  return <Chip tone="gold">{price.kind === 'price' ? formatRupees(price.rupees) : t('Paid Content')}</Chip>
}
