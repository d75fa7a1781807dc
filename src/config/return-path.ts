import { paths } from './paths'

/** Characters of the longest address that the app makes, and more; a server refuses longer ones anyway. */
const longest = 4000
const site = 'https://same-origin.invalid'

/**
 * A path of this site that the router may push, in the form that a browser gives it; null for everything else. The router
 * hands it to the browser, for which a path that begins with `//` is another site: so does none that dot segments,
 * backslashes or control characters turn into one.
 */
export function sameSitePath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > longest) return null
  // A browser drops control characters from an address, and reads what is left.
  if (!candidate.startsWith('/') || /[\\\p{Cc}]/u.test(candidate)) return null
  if (!URL.canParse(candidate, site)) return null
  const { origin, pathname, search, hash } = new URL(candidate, site)
  return origin !== site || pathname.startsWith('//') ? null : pathname + search + hash
}

const signInPages: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
]

/** The path to return to after sign-in: home for what is no path of this site, or signs in itself. */
export function safeReturnPath(candidate: unknown): string {
  const path = sameSitePath(candidate)
  const page = path?.replace(/\/?([?#].*)?$/, '').toLowerCase() ?? ''
  return path === null || signInPages.includes(page) ? paths.home : path
}
