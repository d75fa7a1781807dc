import { formatMediumDate } from '@/lib/dates'
import type { Receipt } from '../receipt-schema'

/** What became of an ended purchase, in a sentence or two; null while it opens its product. */
export function endedSentence({ ended }: Receipt): string | null {
  if (ended === null) return null
  const on = ended.on && ` on ${formatMediumDate(ended.on)}`
  return ended.by === 'refund'
    ? `Refunded${on ?? ''}. Access has ended.`
    : `The payment was disputed. Access ${on === null ? 'has ended' : `ended${on}`}.`
}
