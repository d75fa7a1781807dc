import type { Keeping } from '@/features/attempts'
import { Chip } from '@/ui/chip'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/**
 * Says where the answers are kept right now.
 * @param synced the student's account has them as they are now
 */
export function KeepingChip({
  keeping,
  synced,
  className = '',
}: {
  keeping: Keeping
  synced: boolean
  className?: string
}) {
  if (keeping.status === 'refused') {
    return (
      <Chip tone="warning" className={className}>
        {synced ? 'Synced, not saved on this device' : 'Not saved: this device keeps nothing'}
      </Chip>
    )
  }
  return (
    <Chip tone="success" className={className}>
      <span>
        {synced ? 'Synced' : 'Saved on this device'}{' '}
        {keeping.status === 'saved' && <span className="tabular-nums">{clock.format(keeping.at)}</span>}
      </span>
    </Chip>
  )
}
