import * as z from 'zod/mini'
import { priceOf } from '@/domain/price'
import { publicFileUrl } from '@/lib/firebase/public-file'
import { webLink } from '@/lib/web-link'
import {
  anything,
  categoryFields,
  categoryOf,
  hasTitle,
  optionalFlag,
  optionalNumber,
  optionalText,
  publicFile,
  storedPrice,
  titleFields,
  titleOf,
} from '../fields'
import { asVideoId, videoIdOf } from './youtube-id'

const durationText = z.pipe(
  anything,
  z.transform((value) => {
    if (typeof value === 'number' && Number.isFinite(value) && value > 0) return `${Math.round(value)} min`
    return typeof value === 'string' && value.trim() ? value.trim() : null
  }),
)

const isVideoFile = (address: string | null) =>
  /\.(mp4|m4v|webm|ogv)$/i.test(address?.replace(/[?#].*$/, '') ?? '')

/**
 * A `videos` document with every alias of spec section 3; published unless it says otherwise. The opening order is url,
 * youtubeUrl, watch link from youtubeId (spec section 2); `url` may be a Storage path, and only http(s) addresses are
 * opened.
 */
export const videoSchema = z.pipe(
  z
    .object({
      id: z.string(),
      ...titleFields,
      ...categoryFields,
      description: optionalText,
      url: optionalText,
      youtubeUrl: optionalText,
      youtubeId: optionalText,
      thumbnailUrl: publicFile,
      duration: durationText,
      isPaid: optionalFlag,
      price: storedPrice,
      views: optionalNumber,
      published: optionalFlag,
      isActive: optionalFlag,
    })
    .check(hasTitle),
  z.transform((raw) => {
    const youtubeId =
      asVideoId(raw.youtubeId) ?? videoIdOf(raw.youtubeId) ?? videoIdOf(raw.youtubeUrl) ?? videoIdOf(raw.url)
    const watchLink = youtubeId && `https://www.youtube.com/watch?v=${youtubeId}`
    const url = publicFileUrl(raw.url)
    return {
      id: raw.id,
      name: titleOf(raw),
      description: raw.description,
      /** null when there is nothing to open. */
      link: url ?? webLink(raw.youtubeUrl) ?? watchLink,
      /** The address as something that a browser plays itself; null for a page or a video of the provider. */
      fileUrl: youtubeId === null && isVideoFile(raw.url) ? url : null,
      /** 11 characters; null for a video that stands elsewhere. */
      youtubeId,
      thumbnailUrl: raw.thumbnailUrl ?? (youtubeId && `https://i.ytimg.com/vi/${youtubeId}/mqdefault.jpg`),
      duration: raw.duration,
      category: categoryOf(raw),
      price: priceOf(raw.price, raw.isPaid),
      views: raw.views !== null && raw.views > 0 ? Math.round(raw.views) : 0,
      isVisible: (raw.published ?? true) && (raw.isActive ?? true),
    }
  }),
)

export type Video = z.infer<typeof videoSchema>
