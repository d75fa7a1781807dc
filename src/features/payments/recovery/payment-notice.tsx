import { Hourglass, LifeBuoy } from 'lucide-react'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Button, ButtonLink } from '@/ui/button'
import { useCheckout } from '../checkout/use-checkout'
import { supportPath } from '../support-path'

/** What was bought. */
type Kind = 'pack' | 'test series'

/** Asks now whether a payment is confirmed, instead of at the next retry. @param name of the product, for screen readers */
export function CheckAgain({ name, className }: { name: string; className?: string }) {
  const { busy, checkAgain } = useCheckout()
  return (
    <Button className={className} aria-disabled={busy} onClick={() => !busy && void checkAgain()}>
      {busy ? t('Checking...') : t('Check Again')}{' '}
      <span lang={languageOf(name)} className="sr-only">
        {name}
      </span>
    </Button>
  )
}

function Confirming({ what, name }: { what: Kind; name: string }) {
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-3">
        <h2 className="flex items-center gap-2.5 text-lg">
          <Hourglass size={20} aria-hidden className="flex-none text-warning" />
          {t('Payment received, confirming')}
        </h2>
        <p className="text-detail text-muted">
          {t(
            '{what, select, pack {This pack opens here when your payment is confirmed.} other {This test series opens here when your payment is confirmed.}} You do not need to pay again.',
            { what },
          )}
        </p>
      </div>
      <CheckAgain name={name} className="w-full" />
    </div>
  )
}

function Unproven({ what, name }: { what: Kind; name: string }) {
  return (
    <div role="status" className="grid gap-3">
      <h2 className="flex items-center gap-2.5 text-lg">
        <LifeBuoy size={20} aria-hidden className="flex-none text-info" />
        {t('Your account lists this as bought')}
      </h2>
      <p className="text-detail text-muted">
        {t(
          '{what, select, pack {We cannot find the payment for it, so this pack stays locked for now.} other {We cannot find the payment for it, so this test series stays locked for now.}} Please contact support with your payment ID.',
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
 * @param name of the product
 */
export function PaymentNotice({
  status,
  what,
  name,
}: {
  status: 'confirming' | 'unproven'
  what: Kind
  name: string
}) {
  return status === 'confirming' ? (
    <Confirming what={what} name={name} />
  ) : (
    <Unproven what={what} name={name} />
  )
}
