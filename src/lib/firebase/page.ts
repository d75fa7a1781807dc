/** The beginning of a list, as plain data that can be kept. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Documents that were read for it, those that cannot be used or shown among them. */
  readonly read: number
  /** There may be more, which can be read. */
  readonly isFull: boolean
}

/**
 * Sorts a page newest first by parsed date. The database returns dates stored as text before all timestamps; this puts
 * them in their right place within the page.
 */
export const newestFirst = <T extends { date: Date | null }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0))
