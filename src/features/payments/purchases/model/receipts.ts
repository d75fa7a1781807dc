import { prices } from '@/config/limits'
import type { PurchaseNames } from '@/domain/purchase/purchases'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import type { Receipt } from '../purchase-schema'

/**
 * Names in the student's own lists that no receipt carries: older records, or a name whose payment is missing. They
 * open nothing; support can tell.
 */
export function withoutReceipt(
  names: PurchaseNames,
  receipts: ReadonlyArray<{ productName: string }>,
): string[] {
  const carried = new Set(receipts.map(({ productName }) => productName))
  return [...new Set([...names.testSeries, ...names.resources])].filter((name) => !carried.has(name))
}

/** What became of an ended purchase, in a sentence or two; null while it opens its product. */
export function endedSentence({ ended }: Receipt): string | null {
  if (ended === null) return null
  if (ended.by === 'operator') {
    return ended.on === null
      ? t('Access has ended.')
      : t('Access ended on {date}.', { date: formatMediumDate(ended.on) })
  }
  if (ended.on === null) {
    return ended.by === 'refund'
      ? t('Refunded. Access has ended.')
      : t('The payment was disputed. Access has ended.')
  }
  const date = formatMediumDate(ended.on)
  return ended.by === 'refund'
    ? t('Refunded on {date}. Access has ended.', { date })
    : t('The payment was disputed. Access ended on {date}.', { date })
}

/** `Rs. 199`; another currency by its code. */
function format(amount: number, currency: string): string {
  return currency === prices.currency ? formatRupees(amount) : `${currency} ${amount.toFixed(2)}`
}

/** Null in records from before amounts were written. */
export function formatPaid({ amount, currency }: Receipt): string | null {
  return amount === null ? null : format(amount, currency)
}

/** Null when nothing was given back. */
export function formatGivenBack({ givenBack, currency }: Receipt): string | null {
  return givenBack > 0 ? format(givenBack, currency) : null
}
