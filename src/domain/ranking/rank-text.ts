import { t } from '@/language/text'
import type { Place } from './histogram'

/** `Rank 12 of 340`, for rows and shared texts. */
export const rankText = ({ rank, count }: Pick<Place, 'rank' | 'count'>): string =>
  t('Rank {rank, number} of {count, number}', { rank, count })
