import { Chip } from '@/ui/chip'
import type { OutputOf } from './call'
import { formatMoment } from './format'

const endings = { refund: 'Refunded', dispute: 'Disputed', operator: 'Switched off' } as const

/** Whether a purchase opens its product, and why not. */
export function PurchaseState({
  purchase: { ended, granted, takenBack },
  isErased,
}: {
  purchase: OutputOf<'readStudent'>['purchases'][number]
  /** Its student has no account any more. */
  isErased: boolean
}) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {ended === null ? (
        <Chip tone={isErased ? 'plain' : 'success'}>{isErased ? 'Student erased' : 'Active'}</Chip>
      ) : (
        <Chip>
          {takenBack ? `Taken back by ${takenBack.by}` : endings[ended.by]}
          {ended.on !== null && `, ${formatMoment(ended.on)}`}
        </Chip>
      )}
      {granted && <Chip tone="info">Given by {granted.by}</Chip>}
    </span>
  )
}
