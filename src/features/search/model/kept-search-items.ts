import { isOffered, type ListedQuiz } from '@/content/quizzes/schema'
import { keptRead } from '@/lib/device/kept-read'
import { type SearchItem, type SearchSection, searchItemOf } from './search-item'

/** A list, the beginning of a list, or one document. */
function documentsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data
  if (typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items))
    return data.items
  return data === null ? [] : [data]
}

/** A list of quizzes holds those that are hidden too, and says why; no other list does. */
const isShown = (holds: SearchSection, document: unknown) =>
  holds !== 'quizzes' || isOffered(document as ListedQuiz)

const isSection = (holds: string): holds is SearchSection => Object.keys(searchItemOf).includes(holds)

/**
 * What can be searched in the lists and documents that this device has kept, each document once.
 * @param entries of the device's area `keptReadsArea`: a query's hash and what it has read
 */
export function keptSearchItems(
  entries: ReadonlyArray<readonly [hash: string, value: unknown]>,
): SearchItem[] {
  const found = new Map<string, SearchItem>()
  for (const [, value] of entries) {
    const read = keptRead.safeParse(value)
    if (!read.success || !isSection(read.data.holds)) continue
    const { holds, data } = read.data
    // `keptRead` only takes what this build has kept, so it has the shape of its section's documents.
    const itemOf = searchItemOf[holds] as (document: unknown) => Omit<SearchItem, 'kind'>
    for (const item of documentsOf(data)
      .filter((document) => isShown(holds, document))
      .map(itemOf))
      found.set(`${holds} ${item.id}`, { ...item, kind: holds })
  }
  return [...found.values()]
}
