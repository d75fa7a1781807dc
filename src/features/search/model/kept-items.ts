import { keptRead } from '@/lib/kept-read'
import { type SearchItem, searchItemSchema } from '../search-item-schema'
import type { SearchSection } from './search-section'

/** Where the documents of a read belong, by the beginning of its query's key: a section's list, or one document. */
const sections: Readonly<Record<string, SearchSection>> = {
  'section/current-affairs': 'current-affairs',
  'section/jobs': 'jobs',
  'section/test-series': 'test-series',
  'section/mock-test': 'mock-tests',
  'section/daily-dose': 'daily-dose',
  'section/videos': 'videos',
  'section/resource': 'resources',
  'current-affair': 'current-affairs',
  job: 'jobs',
  video: 'videos',
  quizzes: 'quizzes',
}

function sectionOf(hash: string): SearchSection | undefined {
  try {
    const key: unknown = JSON.parse(hash)
    if (!Array.isArray(key)) return undefined
    const [kind, name]: unknown[] = key
    return sections[kind === 'section' ? `section/${String(name)}` : String(kind)]
  } catch {
    return undefined
  }
}

/** A list, the beginning of a list, or one document. */
function documentsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data
  if (typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items))
    return data.items
  return [data]
}

export type ItemsBySection = Partial<Record<SearchSection, readonly SearchItem[]>>

/**
 * What can be searched in the lists and documents that this device has kept, each document once; what cannot be used is
 * left out.
 * @param entries of the device's area `keptReadsArea`: a query's hash and what it has read
 */
export function keptItems(entries: ReadonlyArray<readonly [hash: string, value: unknown]>): ItemsBySection {
  const found = new Map<SearchSection, Map<string, SearchItem>>()
  for (const [hash, value] of entries) {
    const section = sectionOf(hash)
    const kept = keptRead.safeParse(value)
    if (section === undefined || !kept.success) continue
    const items = found.get(section) ?? new Map<string, SearchItem>()
    found.set(section, items)
    for (const document of documentsOf(kept.data.data)) {
      const item = searchItemSchema.safeParse(document)
      if (item.success && item.data.isVisible) items.set(item.data.id, item.data)
    }
  }
  return Object.fromEntries([...found].map(([section, items]) => [section, [...items.values()]]))
}
