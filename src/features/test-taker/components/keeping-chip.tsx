import { Chip } from '@/ui/chip'
import type { Keeping } from '../model/attempt-keeper'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Tells the truth about where the answers are. */
export function KeepingChip({ keeping, className = '' }: { keeping: Keeping; className?: string }) {
  if (keeping.status === 'refused') {
    return (
      <Chip tone="warning" className={className}>
        Not saved: this device keeps nothing
      </Chip>
    )
  }
  return (
    <Chip tone="success" className={className}>
      <span>
        Saved on this device{' '}
        {keeping.status === 'saved' && <span className="tabular-nums">{clock.format(keeping.at)}</span>}
      </span>
    </Chip>
  )
}
