/** The one vocabulary of stored fields: those of the domain, dates and files, and the names that a thing has had. */
import * as z from 'zod/mini'
import { anything, optionalText } from '@/domain/stored-fields'
import { dateOf } from '@/lib/firebase/date'
import { publicFileUrl } from '@/lib/firebase/public-file'

export {
  anything,
  optionalAmount,
  optionalFlag,
  optionalNumber,
  optionalText,
  requiredText,
  storedPrice,
  textList,
} from '@/domain/stored-fields'

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

const filmEnding = /\.(mp4|m4v|webm|ogv)$/i

/** True for the address or path of a file that a browser plays itself. */
export const isFilmFile = (address: string): boolean => filmEnding.test(address.replace(/[?#].*$/, ''))

/** True for the path of a file that only students (`members/`) or the owners of a product (`paid/{productId}/`) may read. */
export const isClosedFile = (text: string): boolean => /^(members|paid)\//.test(text)

/** The Storage path of a film among those files; null for everything else. */
export const closedFilmPath = (text: string | null): string | null =>
  text !== null && /^(members|paid\/[^/]+)\/./.test(text) && filmEnding.test(text) ? text : null

/** A title under every name that it has had (spec section 3); one of them must be there (`hasTitle`). */
export const titleFields = { heading: optionalText, title: optionalText, name: optionalText }

type Titled = Record<keyof typeof titleFields, string | null>

/** The title of a document that `hasTitle` has let pass. */
export const titleOf = (raw: Titled): string => raw.heading ?? raw.name ?? raw.title ?? ''

/** The check of a schema whose documents are of no use without a title. */
export const hasTitle = z.refine<Titled>((raw) => titleOf(raw) !== '', {
  path: ['title'],
  error: 'is missing',
})

/** A category under every name that it has had; the content tool tells where two of them differ. */
export const categoryFields = { category: optionalText, categoryName: optionalText, subject: optionalText }

export const categoryOf = (raw: Record<keyof typeof categoryFields, string | null>): string | null =>
  raw.categoryName ?? raw.category ?? raw.subject

/** A picture under both names that it has had. */
export const pictureFields = { imageUrl: publicFile, image_url: publicFile }

export const pictureOf = (raw: Record<keyof typeof pictureFields, string | null>): string | null =>
  raw.imageUrl ?? raw.image_url
