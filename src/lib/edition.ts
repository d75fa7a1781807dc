/** What a page came with from the build: its HTML shows documents, and their data follows (docs/decisions/075). */

/** The id of the element that holds them as JSON, and when they were read in `data-at`. */
export const editionId = 'edition'

const element = () => globalThis.document?.getElementById(editionId) ?? null

/** Of pages that a build makes. */
let made: number | null = null

/** When what the page shows first was read, in epoch milliseconds; null when it came without documents. */
export const editionMoment = (): number | null => made ?? (Number(element()?.dataset.at) || null)

/** For the build: the next page shows documents of this moment; null: none. */
export function setEditionMoment(at: number | null): void {
  made = at
}

const beginnings = new WeakSet<object>()

/** Says of the data of a list that it is only its beginning. */
export const markBeginning = (data: unknown): void => {
  if (typeof data === 'object' && data !== null) beginnings.add(data)
}

/** Whether the data of a list is only the beginning that a page came with: it cannot be filtered or counted. */
export const isBeginning = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && beginnings.has(data)

/** What those who share a link add to it, and no screen reads. */
const isAdded = (name: string) => /^(utm_\w+|fbclid|gclid|gbraid|wbraid|igsh\w*)$/.test(name)

/** Whether an address asks for nothing beside its path. @param search as `location` has it */
export const isPlainSearch = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every(isAdded)

/** The page's documents as JSON (`readWithMoments`); null when it came without. */
export const editionText = (): string | null => element()?.textContent ?? null
