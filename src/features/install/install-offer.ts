/**
 * The browser's offer to install the app, which `loading/head.js` keeps from the first moment of the page.
 *
 * | state | becomes |
 * |---|---|
 * | `none` | `open` when the browser offers |
 * | `open` | `asking` when the student presses Install |
 * | `asking` | `accepted`, `dismissed` or `failed` as the browser's dialog ends; an offer can be used once |
 * | any | `open` when the browser offers anew, `none` when the app has been installed |
 */
export type OfferState = 'none' | 'open' | 'asking' | 'accepted' | 'dismissed' | 'failed'

/** What became of the last offer that was used; null when none was since the browser last spoke. */
let used: Exclude<OfferState, 'none' | 'open'> | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** The browser offers, or has installed. */
function hear(): void {
  used = null
  tell()
}

export function offerState(): OfferState {
  return used ?? (window.installOffer ? 'open' : 'none')
}

export function followOffer(listener: () => void): () => void {
  // The same function is registered once, however often it is asked for.
  addEventListener('beforeinstallprompt', hear)
  addEventListener('appinstalled', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // How it ended is told where it was pressed, and nowhere else.
    if (listeners.size === 0 && used !== 'asking') used = null
  }
}

/** Shows the browser's dialog, once however often it is pressed. Never rejects. */
export async function acceptOffer(): Promise<void> {
  const offer = window.installOffer
  if (!offer || used === 'asking') return
  used = 'asking'
  tell()
  const end = await offer
    .prompt()
    .then(() => offer.userChoice)
    .then(
      ({ outcome }) => (outcome === 'accepted' ? 'accepted' : 'dismissed'),
      () => 'failed' as const,
    )
  // It may be installed, or offered anew, by now.
  if (window.installOffer === offer) {
    window.installOffer = null
    used = end
  } else {
    used = null
  }
  tell()
}
