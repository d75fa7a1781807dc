import { videoIdLength } from '@/config/limits'

const idPattern = new RegExp(`^[\\w-]{${videoIdLength}}$`)
const hosts = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/
/** `/embed/ID`, `/shorts/ID`, `/live/ID`, `/v/ID`, `/e/ID`. */
const inPath = /^\/(?:embed|shorts|live|v|e)\/([^/]+)/

/** Words of the provider's own embed addresses that are as long as an id. */
const noIds = new Set(['videoseries', 'live_stream'])

/** The text if it can be a video id: exactly 11 letters, digits, hyphens or underscores (spec section 5). */
export function asVideoId(text: string | null | undefined): string | null {
  return text && idPattern.test(text) && !noIds.has(text) ? text : null
}

/** The video id of any of the provider's link forms; null for every other address. */
export function videoIdOf(link: string | null): string | null {
  if (link === null) return null
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (/^(www\.)?youtu\.be$/.test(url.hostname)) return asVideoId(url.pathname.split('/')[1])
  if (!hosts.test(url.hostname)) return null
  return asVideoId(inPath.exec(url.pathname)?.[1] ?? url.searchParams.get('v'))
}
