import { EyeOff } from 'lucide-react'
import { t } from '@/language/text'
import { createDeviceFlag } from '@/lib/device/device-flag'
import { useDeviceFlag } from '@/lib/hooks/use-device-flag'

const clockHidden = createDeviceFlag('clock-hidden')

/** Seconds before its end at which a hidden clock shows again. */
const shownAgain = 300

/** Whether the student has hidden the clock of tests and quizzes, remembered by this device, and the way to change it. */
export const useClockHidden = () => useDeviceFlag(clockHidden)

/** Whether a clock shows its time: always in its last five minutes. @param seconds left */
export const showsTime = (isHidden: boolean, seconds: number): boolean => !isHidden || seconds <= shownAgain

/** The button beside a clock that hides it; in the last five minutes there is nothing to hide. */
export function ClockToggle({
  isHidden,
  seconds,
  onToggle,
}: {
  isHidden: boolean
  /** Left on the clock. */
  seconds: number
  onToggle: () => void
}) {
  const isOver = seconds <= shownAgain
  return (
    <button
      type="button"
      aria-label={t('Hide the time until 5 minutes before the end')}
      aria-pressed={isHidden && !isOver}
      // It keeps the focus that it may have.
      aria-disabled={isOver}
      onClick={() => {
        if (!isOver) onToggle()
      }}
      className="grid min-h-11 min-w-11 flex-none place-items-center rounded-control text-muted hover:bg-raised hover:text-text aria-disabled:opacity-40 aria-pressed:bg-raised aria-pressed:text-text"
    >
      <EyeOff size={18} aria-hidden />
    </button>
  )
}
