import { Check } from 'lucide-react'
import { t } from '@/language/text'
import { Chip } from './chip'

/** In place of the price, on the card of what the student has bought. */
export function OwnedChip() {
  return (
    <Chip tone="success">
      <Check size={13} aria-hidden />
      {t('Owned')}
    </Chip>
  )
}
