import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { acceptOffer, type OfferState } from '../install-offer'

/** Asks the browser to install the app. @param onPress is called at the first press too, before the browser's dialog */
export function InstallButton({ offer, onPress }: { offer: OfferState; onPress?: () => void }) {
  return (
    <Button
      // It keeps the focus while the browser asks.
      aria-disabled={offer === 'asking'}
      onClick={() => {
        onPress?.()
        void acceptOffer()
      }}
    >
      {t('Install')}
    </Button>
  )
}
