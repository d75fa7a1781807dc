const reasons: ReadonlyArray<readonly [within: RegExp, message: string]> = [
  [/^\/videos?\//, 'Please login to access this paid video'],
  [/^\/content\/videos/, 'Please login to access paid videos'],
  [/^\/(content\/)?test-series/, 'Please login to access test series'],
  [/^\/(content\/paid-resources|pdf-viewer)/, 'Please login to access paid PDFs'],
  [/^\/(content|mock-test|purchases)/, 'Please login to access paid content'],
]

/**
 * Why a student who comes by `?redirect=` has to sign in, in the words of spec section 8 for the place they want.
 * @param path a path of this site; none where no sentence of the catalogue fits
 */
export function reasonToSignIn(path: string): string | undefined {
  return reasons.find(([within]) => within.test(path))?.[1]
}
