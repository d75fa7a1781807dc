import type { ReactNode } from 'react'

/** What the result of a live test says of itself, to be shared. */
export interface SharedResult {
  title: string
  /** `Rank 12 of 340`. */
  rank: string
  marks: string
  percentile: string
  /** When the test was begun, in milliseconds. */
  at: number
}

/** What the result of a live test has beside that of any other. */
export interface LiveParts {
  /** Shows the best of the week. @param week its Monday, `2026-11-23` */
  renderWeek: (week: string) => ReactNode
  renderPicture: (result: SharedResult) => ReactNode
}
