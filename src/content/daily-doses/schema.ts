import * as z from 'zod/mini'
import { storedContentItem, toContentItem } from '../content-item'
import { hasTitle } from '../fields'

/** A `dailyDoses` document (spec section 3): a generic item whose `content` is the read itself. */
export const dailyDoseSchema = z.pipe(
  storedContentItem.check(hasTitle),
  z.transform((raw) => ({ ...toContentItem(raw), content: raw.content ?? raw.description ?? raw.summary })),
)

export type DailyDose = z.infer<typeof dailyDoseSchema>
