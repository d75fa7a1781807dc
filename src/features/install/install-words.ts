import { t } from '@/language/text'
import type { OfferState } from './install-offer'
import type { InstallWay } from './model/install-way'

/** What installing brings, in one sentence. */
export function whatItBrings(way: InstallWay): string {
  return way === 'offer' && !navigator.userAgent.includes('Android')
    ? t('It opens from your desktop like any other app, even offline.')
    : t('It opens from your home screen like any other app, even offline.')
}

/** What is said when the browser's dialog has ended. */
export const endWords: Readonly<Partial<Record<OfferState, string>>> = {
  accepted: t('The app is being installed.'),
  dismissed: t('You can install it later from your account settings or this browser’s menu.'),
  failed: t('The browser did not open its dialog. Its menu may have “Install app” or “Add to Home screen”.'),
}
