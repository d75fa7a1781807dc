import type { IndiaDay } from './india-day'

/** The first day of 1970 was a Thursday. */
const names = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const

export const weekdayOf = (day: IndiaDay): string => names[((day % 7) + 7) % 7] ?? ''
