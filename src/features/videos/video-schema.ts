import * as z from 'zod/mini'
import { optionalFlag, optionalNumber, optionalText, publicFile } from '@/lib/firebase/fields'
import { publicFileUrl } from '@/lib/firebase/public-file'
import { webLink } from '@/lib/web-link'
import { asVideoId, videoIdOf } from './model/youtube-id'

const durationText = z.pipe(
  z.optional(z.unknown()),
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
      name: optionalText,
      title: optionalText,
      description: optionalText,
      url: optionalText,
      youtubeUrl: optionalText,
      youtubeId: optionalText,
      thumbnailUrl: publicFile,
      duration: durationText,
      subject: optionalText,
      category: optionalText,
      categoryName: optionalText,
      isPaid: optionalFlag,
      price: optionalNumber,
      views: optionalNumber,
      published: optionalFlag,
      isActive: optionalFlag,
    })
    .check(
      z.refine((raw) => raw.name !== null || raw.title !== null, { path: ['name'], error: 'is missing' }),
    ),
  z.transform((raw) => {
    const youtubeId =
      asVideoId(raw.youtubeId) ?? videoIdOf(raw.youtubeId) ?? videoIdOf(raw.youtubeUrl) ?? videoIdOf(raw.url)
    const watchLink = youtubeId && `https://www.youtube.com/watch?v=${youtubeId}`
    const url = publicFileUrl(raw.url)
    return {
      id: raw.id,
      name: raw.name ?? raw.title ?? '',
      description: raw.description,
      /** null when there is nothing to open. */
      link: url ?? webLink(raw.youtubeUrl) ?? watchLink,
      /** The address as something that a browser plays itself; null for a page or a video of the provider. */
      fileUrl: youtubeId === null && isVideoFile(raw.url) ? url : null,
      /** 11 characters; null for a video that stands elsewhere. */
      youtubeId,
      thumbnailUrl: raw.thumbnailUrl ?? (youtubeId && `https://i.ytimg.com/vi/${youtubeId}/mqdefault.jpg`),
      duration: raw.duration,
      category: raw.category ?? raw.categoryName ?? raw.subject,
      isPaid: raw.isPaid,
      price: raw.price,
      views: raw.views !== null && raw.views > 0 ? Math.round(raw.views) : 0,
      isVisible: (raw.published ?? true) && (raw.isActive ?? true),
    }
  }),
)

export type Video = z.infer<typeof videoSchema>
