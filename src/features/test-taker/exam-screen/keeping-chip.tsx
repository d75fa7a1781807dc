import type { SaveState } from '@/features/sitting'
import { t } from '@/language/text'
import { Chip } from '@/ui/chip'
import { classNames } from '@/ui/class-names'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/**
 * Says where the answers are saved right now: on this device, or in the student's account too.
 * @param synced the student's account has them as they are now
 */
export function KeepingChip({
  keeping,
  synced,
  className,
}: {
  keeping: SaveState
  synced: boolean
  className?: string
}) {
  if (keeping.status === 'refused') {
    return (
      <Chip tone="warning">
        {synced ? t('Synced, not saved on this device') : t('Not saved on this device')}
      </Chip>
    )
  }
  if (keeping.status === 'unsaved') return null
  const time = clock.format(keeping.at)
  return (
    <span className={classNames('flex-none text-caption text-success tabular-nums', className)}>
      {synced ? t('Synced {time}', { time }) : t('Saved {time}', { time })}
    </span>
  )
}
