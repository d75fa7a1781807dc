import { paths } from './paths'

/**
 * The path to return to after sign-in. Only a path of this site is accepted; anything else (another origin, a
 * protocol-relative or backslash trick, the sign-in pages themselves) leads home.
 */
export function safeReturnPath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return paths.home
  const base = 'https://same-origin.invalid'
  if (!URL.canParse(candidate, base)) return paths.home
  const url = new URL(candidate, base)
  if (url.origin !== base) return paths.home
  const signInPages: string[] = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword]
  return signInPages.includes(url.pathname) ? paths.home : url.pathname + url.search + url.hash
}
