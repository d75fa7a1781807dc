/** What a page came with from the build: its HTML shows documents, and their data follows (docs/decisions/075). */

/** The id of the element that holds them as JSON, and when they were read in `data-at`. */
export const editionId = 'edition'

const element = () => globalThis.document?.getElementById(editionId) ?? null

/** Of pages that a build makes. */
let made: number | null = null

/** When what the page shows first was read, in epoch milliseconds; null when it came without documents. */
export const editionMoment = (): number | null => made ?? (Number(element()?.dataset.at) || null)

/** For the build: the next page shows documents of this moment; null: none. */
export function makeEdition(at: number | null): void {
  made = at
}

/** The page's documents as JSON (`readWithMoments`); null when it came without. */
export const editionText = (): string | null => element()?.textContent ?? null
