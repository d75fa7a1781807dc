import { Hourglass, LifeBuoy } from 'lucide-react'
import { t } from '@/language/text'
import { Button, ButtonLink } from '@/ui/button'
import { useCheckout } from '../checkout/use-checkout'
import { supportPath } from '../support-path'

function Confirming({ what }: { what: string }) {
  const checkout = useCheckout()
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-3">
        <h2 className="flex items-center gap-2.5 text-lg">
          <Hourglass size={20} aria-hidden className="flex-none text-warning" />
          {t('Payment received, confirming')}
        </h2>
        <p className="text-detail text-muted">
          {t(
            'This {what} opens here by itself as soon as your payment is confirmed. You need not pay again.',
            { what },
          )}
        </p>
      </div>
      <Button
        className="w-full"
        aria-disabled={checkout.busy}
        onClick={() => !checkout.busy && void checkout.checkAgain()}
      >
        {checkout.busy ? t('Checking...') : t('Check Again')}
      </Button>
    </div>
  )
}

function Unproven({ what, name }: { what: string; name: string }) {
  return (
    <div role="status" className="grid gap-3">
      <h2 className="flex items-center gap-2.5 text-lg">
        <LifeBuoy size={20} aria-hidden className="flex-none text-info" />
        {t('Your account lists this as bought')}
      </h2>
      <p className="text-detail text-muted">
        {t(
          'We cannot find the payment for it, so this {what} stays locked for now. Please contact support with your payment ID.',
          { what },
        )}
      </p>
      <ButtonLink to={supportPath({ productName: name, orderId: null, paymentId: null })} className="w-full">
        {t('Contact support')}
      </ButtonLink>
    </div>
  )
}

/**
 * Where a payment stands that is neither open nor to be bought: on its way, or known only from the student's own list
 * (docs/decisions/019).
 * @param what the product's kind, as it reads in a sentence.
 * @param name the product's name, for support.
 */
export function PaymentNotice({
  status,
  what,
  name,
}: {
  status: 'confirming' | 'unproven'
  what: 'pack' | 'test series'
  name: string
}) {
  return status === 'confirming' ? <Confirming what={what} /> : <Unproven what={what} name={name} />
}
