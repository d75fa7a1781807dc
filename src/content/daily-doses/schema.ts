import * as z from 'zod/mini'
import { isPaid } from '@/domain/price'
import { storedContentItem, toContentItem } from '../content-item'
import { hasTitle } from '../fields'

/** A `dailyDoses` document (spec section 3): a generic item whose `content` is the read itself. */
export const dailyDoseSchema = z.pipe(
  storedContentItem.check(hasTitle),
  z.transform((raw) => {
    const item = toContentItem(raw)
    return {
      ...item,
      // The card of a paid one gives nothing of it away.
      text: isPaid(item.price) ? (raw.description ?? raw.summary) : item.text,
      content: raw.content ?? raw.description ?? raw.summary,
      /** The card does not have the content. */
      isApart: raw.content === null && isPaid(item.price),
    }
  }),
)

export type DailyDose = z.infer<typeof dailyDoseSchema>
