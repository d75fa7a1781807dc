import type { ExtraTime } from '@/domain/sitting/extra-time'
import { t } from '@/language/text'

/** Each choice of extra time, as a setting. */
export const extraTimeNames: Record<ExtraTime, string> = {
  none: t('No extra time'),
  third: t('A third more'),
  half: t('Half more'),
}
