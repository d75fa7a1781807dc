import type { Video } from '@/content/videos/schema'
import { t } from '@/language/text'

/** `12 min`; a length that is stored as text stays as it is. null when the document names none. */
export const durationText = ({ duration }: Video): string | null =>
  typeof duration === 'number' ? t('{minutes} min', { minutes: duration }) : duration
