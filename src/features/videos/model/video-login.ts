import { paths } from '@/config/paths'

/** Where a visitor goes for a paid video: login, and from there to the video's page (spec section 2, videos). */
export function videoLoginPath(videoId: string): string {
  // Reading a query decodes it once; what the path itself encodes must outlive that.
  return `${paths.login}?redirect=${paths.video(videoId).replaceAll('%', '%25')}`
}

/** `Free`, `Paid (Rs. 49)`, or `Paid` where no price is known. */
export function videoTypeText(paid: boolean, price: string | null): string {
  if (!paid) return 'Free'
  return price === null ? 'Paid' : `Paid (${price})`
}
