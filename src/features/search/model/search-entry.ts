import * as z from 'zod/mini'
import { publicFile, requiredTitle, titlesOf, translatedText } from '@/content/fields'
import { type SearchItem, searchSections, tagsOf } from './search-item'

/** The kind of the one entry that holds synonyms, a list of phrases for each meaning, instead of a document. */
export const synonymsKind = 'synonyms'

/** An entry of the catalogue `search`: a document as the content tool writes it, its texts in all their languages. */
export const searchEntrySchema = z.pipe(
  z.object({
    id: z.string(),
    kind: z.enum(searchSections.map(({ id }) => id)),
    title: requiredTitle,
    text: translatedText,
    detail: translatedText,
    tags: translatedText,
    url: publicFile,
  }),
  z.transform(({ title, text, detail, tags, ...raw }): SearchItem => {
    const { otherTitles, ...titles } = titlesOf({ title })
    return { ...raw, ...titles, text: text ?? '', detail, tags: tagsOf([tags, otherTitles]) }
  }),
)

/** That one entry. */
export const synonymsSchema = z.object({
  kind: z.literal(synonymsKind),
  synonyms: z.array(z.array(z.string())),
})
