/** The one vocabulary of stored fields: those of the domain, dates and files, and the names that a thing has had. */
import * as z from 'zod/mini'
import { anything, optionalText } from '@/domain/stored-fields'
import { dateOf } from '@/lib/firebase/date'
import { publicFileUrl } from '@/lib/firebase/public-file'

export * from '@/domain/stored-fields'

/** A moment; null when absent or unreadable. */
export const optionalDate = z.pipe(
  anything,
  z.transform((value) => dateOf(value)),
)

/** A public picture or file as an address that can be opened; null when there is none. */
export const publicFile = z.pipe(
  optionalText,
  z.transform((value) => publicFileUrl(value)),
)

/**
 * A catalogue has the number of a test's playable questions instead of the questions (docs/decisions/074). Firestore
 * reserves such names, so no stored document has it.
 */
export const questionCountField = '__questions__'

/** More characters than a card has room for: nobody sees where a list cuts a text. */
export const longestExcerpt = 300

const filmEnding = /\.(mp4|m4v|webm|ogv)$/i

/** True for the address or path of a file that a browser plays itself. */
export const isFilmFile = (address: string): boolean => filmEnding.test(address.replace(/[?#].*$/, ''))

/** The Storage path of a film among those files; null for everything else. */
export const closedFilmPath = (text: string | null): string | null =>
  text !== null && /^(members|paid\/[^/]+)\/./.test(text) && filmEnding.test(text) ? text : null

/** A picture under both names that it has had. */
export const pictureFields = { imageUrl: publicFile, image_url: publicFile }

export const pictureOf = (raw: Record<keyof typeof pictureFields, string | null>): string | null =>
  raw.imageUrl ?? raw.image_url
