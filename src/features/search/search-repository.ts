import type { Firestore } from 'firebase/firestore/lite'
import { searchCatalogue } from '@/content/catalogues/definitions'
import { readCatalogue } from '@/content/catalogues/repository'
import { type Language, language } from '@/language/languages'
import { appErrorOf } from '@/lib/app-error'
import { parseAll } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { searchEntrySchema, synonymsSchema } from './model/search-entry'
import type { SearchItem } from './model/search-item'
import type { Synonyms } from './model/synonyms'

/** Everything that can be found. */
export interface Findable {
  /** Of the catalogue that it was read from. */
  version: string
  /** Of the page that read it. */
  language: Language
  items: readonly SearchItem[]
  synonyms: Synonyms
}

/** The catalogue of what can be found, in one to three documents (docs/decisions/012). */
export const createSearchRepository = (firestore: Firestore) => ({
  /**
   * @param known what was read before: while the catalogue is the same, only its first document is read again
   * @throws AppError when a read fails; `unavailable` where there is no catalogue that can be used
   */
  async read(known?: Findable): Promise<Findable> {
    const same = known?.language === language ? known : undefined
    const found = await readCatalogue(firestore, searchCatalogue, same?.version)
    if (!found) throw appErrorOf('unavailable')
    const { version, documents } = found
    if (documents === null && same) return same
    const [first, ...others] = documents ?? []
    const { data } = synonymsSchema.safeParse(first)
    const entries = (data ? others : documents) ?? []
    const items = await parseAll(
      entries.map((fields) => ({ path: `${searchCatalogue}/${fields.id}`, fields })),
      searchEntrySchema,
    )
    return { version, language, items, synonyms: data?.synonyms ?? [] }
  },
})

export const searchRepository = createSearchRepository(db)
