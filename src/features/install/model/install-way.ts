/**
 * How this browser puts the app on the device: `offer` when it has offered to do so itself, `share` by Safari's Share
 * menu on an iPhone or iPad, `safari` where another app's browser there cannot and Safari can.
 */
export type InstallWay = 'offer' | 'share' | 'safari'

/** What Safari on an iPhone or iPad calls itself, to the letter; the browsers of other apps add or leave out something. */
const safari = /\(KHTML, like Gecko\) Version\/\S+ (?:Mobile\/\S+ )?Safari\/\S+$/

/** Null where there is no way. `touchPoints`: an iPad calls itself a Mac, and no Mac is touched with several fingers. */
export function installWay({
  hasOffer,
  userAgent,
  touchPoints,
}: {
  readonly hasOffer: boolean
  readonly userAgent: string
  readonly touchPoints: number
}): InstallWay | null {
  if (hasOffer) return 'offer'
  const isApples = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)
  if (!isApples && !(/\bMacintosh\b/.test(userAgent) && touchPoints > 1)) return null
  return safari.test(userAgent) ? 'share' : 'safari'
}
