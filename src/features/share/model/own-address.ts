import { addressesOf, paths, patterns } from '@/config/paths'
import { sameSitePath } from '@/config/return-path'

/** Every address of a page, but for `/share` itself, which would lead round in a circle. */
const pages = addressesOf([
  ...Object.values(paths).flatMap((path) =>
    typeof path === 'string' && path !== paths.share && !path.includes('?') ? [path] : [],
  ),
  ...Object.values(patterns).flat(),
])

/**
 * The path in this app that a link means; null for every other link: of another site, or of no page.
 * @param link absolute, http or https
 * @param origin of this site
 */
export function ownAddress(link: string, origin: string): string | null {
  const url = new URL(link)
  if (url.origin !== origin || !pages.test(url.pathname)) return null
  return sameSitePath(url.pathname + url.search + url.hash)
}
