import { useId } from 'react'
import { t } from '@/language/text'
import { createDeviceFlag } from '@/lib/device/device-flag'
import { useDeviceFlag } from '@/lib/hooks/use-device-flag'
import { Checkbox } from '../form/checkbox'

const off = createDeviceFlag('letter-keys-off')

/** Whether letters, figures and signs work as keys of tests and quizzes on this device (docs/decisions/054). */
export const hasLetterKeys = (): boolean => !off.isOn()

/** Switches the letters of tests and quizzes on and off: speech input and a shaking hand press them unasked. */
export function LetterKeysChoice() {
  const id = useId()
  const [isOff, toggle] = useDeviceFlag(off)
  return (
    <>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <Checkbox id={id} checked={!isOff} onChange={toggle} aria-describedby={`${id}-why`} />
        {t('Use letters, numbers and signs as shortcut keys')}
      </label>
      <p id={`${id}-why`} className="mt-1 text-sm text-muted">
        {t(
          'Turn this off if you use voice input or press keys by accident. Enter, Delete and the arrow keys always work.',
        )}
      </p>
    </>
  )
}
