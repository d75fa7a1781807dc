import * as z from 'zod/mini'
import { priceOf } from '@/domain/price'
import { contentLanguages, layoutFields } from '@/domain/test-layout'
import { isClosedFile, publicFileUrl } from '@/lib/firebase/public-file'
import { webLink } from '@/lib/web-link'
import {
  anything,
  categoryFields,
  categoryOf,
  hasTitle,
  isFilmFile,
  optionalFlag,
  optionalNumber,
  optionalText,
  publicFile,
  storedPrice,
  titleFields,
  titlesOf,
  translatedText,
} from '../fields'
import { asVideoId, videoIdOf } from './youtube-id'

/** Whole minutes, or a text as it is stored. */
const storedDuration = z.pipe(
  anything,
  z.transform((value) => {
    if (typeof value === 'number' && Number.isFinite(value) && value > 0) return Math.round(value)
    return typeof value === 'string' && value.trim() ? value.trim() : null
  }),
)

export const addressFields = { url: optionalText, youtubeUrl: optionalText, youtubeId: optionalText }

/** An address that everybody who knows it can open. */
export interface OpenAddress {
  link: string
  /** The link as something that a browser plays itself; null for a page or a video of the provider. */
  fileUrl: string | null
  /** 11 characters; null for a video that stands elsewhere. */
  youtubeId: string | null
}

/**
 * The opening order is url, youtubeUrl, watch link from youtubeId (spec section 2); `url` may be a Storage path, and only
 * http(s) addresses are opened. null when there is nothing that everybody could open.
 */
export function openAddressOf(raw: Record<keyof typeof addressFields, string | null>): OpenAddress | null {
  const youtubeId =
    asVideoId(raw.youtubeId) ?? videoIdOf(raw.youtubeId) ?? videoIdOf(raw.youtubeUrl) ?? videoIdOf(raw.url)
  const url = raw.url !== null && isClosedFile(raw.url) ? null : publicFileUrl(raw.url)
  const link = url ?? webLink(raw.youtubeUrl) ?? (youtubeId && `https://www.youtube.com/watch?v=${youtubeId}`)
  if (link === null) return null
  return { link, fileUrl: youtubeId === null && url && isFilmFile(url) ? url : null, youtubeId }
}

const pictureOfVideo = (address: OpenAddress | null) =>
  address?.youtubeId ? `https://i.ytimg.com/vi/${address.youtubeId}/mqdefault.jpg` : null

/** A `videos` document with every alias of spec section 3; published unless it says otherwise. */
export const videoSchema = z.pipe(
  z
    .object({
      id: z.string(),
      ...titleFields,
      ...categoryFields,
      description: translatedText,
      languages: layoutFields.languages,
      ...addressFields,
      thumbnailUrl: publicFile,
      duration: storedDuration,
      isPaid: optionalFlag,
      price: storedPrice,
      productId: optionalText,
      views: optionalNumber,
      published: optionalFlag,
      isActive: optionalFlag,
    })
    .check(hasTitle),
  z.transform((raw) => {
    const address = openAddressOf(raw)
    const { title: name, ...others } = titlesOf(raw)
    return {
      id: raw.id,
      name,
      ...others,
      ...contentLanguages(raw),
      description: raw.description,
      /** null when there is nothing to open, or when it is told to students alone. */
      address,
      thumbnailUrl: raw.thumbnailUrl ?? pictureOfVideo(address),
      duration: raw.duration,
      category: categoryOf(raw),
      price: priceOf(raw.price, raw.isPaid),
      /** Of the product that a student must own; null for a paid video that only asks for login. */
      productId: raw.productId,
      views: raw.views !== null && raw.views > 0 ? Math.round(raw.views) : 0,
      isVisible: (raw.published ?? true) && (raw.isActive ?? true),
    }
  }),
)

export type Video = z.infer<typeof videoSchema>
