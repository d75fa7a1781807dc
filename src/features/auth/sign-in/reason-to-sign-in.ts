import { loginMessages } from '@/config/login-messages'

const reasons: ReadonlyArray<readonly [within: RegExp, message: string]> = [
  [/^\/videos?\//, loginMessages.paidVideo],
  [/^\/content\/videos/, loginMessages.paidVideos],
  [/^\/(content\/)?test-series/, loginMessages.testSeries],
  [/^\/(content\/paid-resources|pdf-viewer)/, loginMessages.paidPdfs],
  [/^\/(content|mock-test|purchases)/, loginMessages.paidContent],
]

/**
 * Why a student who comes by `?redirect=` has to sign in, in the words of spec section 8 for the place they want.
 * @param path a path of this site; none where no sentence of the catalogue fits
 */
export function reasonToSignIn(path: string): string | undefined {
  return reasons.find(([within]) => within.test(path))?.[1]
}
