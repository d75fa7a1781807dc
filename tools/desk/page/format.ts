import { formatMediumDate } from '@/lib/dates'
import { indiaMoment } from '../../content/india-moment'

/** @param iso ISO 8601 */
export const formatMoment = (iso: string) => indiaMoment(new Date(iso))

/** `5 Dec 2026` @param day `2026-12-05`, in India */
export const formatDay = (day: string) => formatMediumDate(new Date(`${day}T00:00:00+05:30`))
