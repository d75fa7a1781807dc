import type { SaveState } from '@/features/sitting'
import { t } from '@/language/text'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { Chip } from '@/ui/chip'
import { classNames } from '@/ui/class-names'

/**
 * Says where the answers are saved right now, on this device or in the student's account too, and that the test goes on
 * offline.
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
  const isOffline = useNetworkState().status === 'offline'
  if (keeping.status === 'refused') {
    return (
      <Chip tone="warning">
        {synced ? t('Saved to your account, not on this device') : t('Not saved on this device')}
      </Chip>
    )
  }
  if (isOffline) {
    return (
      <span className="text-caption font-semibold text-warning">
        {t('Saved on this device. Offline: you can go on')}
      </span>
    )
  }
  if (keeping.status === 'unsaved') return null
  return (
    <span className={classNames('flex-none text-caption text-success', className)}>
      {synced ? t('Saved to your account') : t('Saved on this device')}
    </span>
  )
}
