import type { SaveState } from '@/features/sitting'
import { t } from '@/language/text'
import { Chip } from '@/ui/chip'
import { classNames } from '@/ui/class-names'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Reserves the width of the longer text, so that nothing moves when the text changes. */
const longestText =
  'grid justify-items-start before:invisible before:h-0 before:px-3 before:text-tag before:font-semibold before:content-[attr(data-longest)]'

/**
 * Says where the answers are kept right now.
 * @param synced the student's account has them as they are now
 */
export function KeepingChip({
  keeping,
  synced,
  className = '',
}: {
  keeping: SaveState
  synced: boolean
  className?: string
}) {
  if (keeping.status === 'refused') {
    return (
      <Chip tone="warning" className={className}>
        {synced ? t('Synced, not saved on this device') : t('Not saved on this device')}
      </Chip>
    )
  }
  return (
    <span
      data-longest={`${t('Saved on this device')} 00:00:00`}
      className={classNames(longestText, className)}
    >
      <Chip tone="success">
        <span>
          {synced ? t('Synced') : t('Saved on this device')}{' '}
          {keeping.status === 'saved' && <span className="tabular-nums">{clock.format(keeping.at)}</span>}
        </span>
      </Chip>
    </span>
  )
}
