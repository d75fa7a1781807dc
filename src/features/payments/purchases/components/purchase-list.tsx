import { BadgeCheck, CircleHelp, Hourglass, TriangleAlert, Undo2 } from 'lucide-react'
import { paths } from '@/config/paths'
import { isTestSeriesProduct } from '@/domain/purchase/product'
import { productNameOf } from '@/domain/purchase/product-name'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { formatMediumDate } from '@/lib/dates'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { CheckAgain } from '../../recovery/payment-notice'
import type { ConfirmingPayment } from '../../recovery/use-confirming'
import { supportPath } from '../../support-path'
import { endedSentence, formatGivenBack, formatPaid } from '../model/receipts'
import { openNext } from '../open-next'
import type { Receipt } from '../purchase-schema'
import { PurchaseCard } from './purchase-card'

const sign = { size: 14, 'aria-hidden': true, className: 'flex-none' } as const

/** Where the content of a bought product is; without its category, the list that names it. */
function productPage({ productId, categoryId }: Receipt): string {
  if (isTestSeriesProduct(productId))
    return categoryId === null ? paths.contentTestSeries : paths.testSeriesPackage(categoryId)
  return categoryId === null ? paths.paidResources : paths.paidCategory(categoryId)
}

/** To the contact form, with what is known of the payment. */
function Support({ about }: { about: Parameters<typeof supportPath>[0] }) {
  return (
    <ButtonLink to={supportPath(about)}>
      <Trans
        message="Contact support <s>about {productName}</s>"
        values={{ productName: about.productName }}
        parts={{ s: <span className="sr-only" /> }}
      />
    </ButtonLink>
  )
}

function Bought({ receipt }: { receipt: Receipt }) {
  const { productId, productName, purchaseDate, ended } = receipt
  const refunded = formatGivenBack(receipt)
  return (
    <PurchaseCard
      name={productName}
      {...(ended === null
        ? { status: t('Owned'), tone: 'success', icon: <BadgeCheck {...sign} /> }
        : {
            status: ended.by === 'refund' ? t('Refunded') : t('Disputed'),
            tone: 'plain',
            icon: <Undo2 {...sign} />,
          })}
      facts={[
        purchaseDate && t('Bought on {date}', { date: formatMediumDate(purchaseDate) }),
        // The amount stays on one line.
        formatPaid(receipt)?.replace(' ', '\u00a0') ?? null,
        ended === null && refunded !== null ? t('{amount} refunded', { amount: refunded }) : null,
      ]}
      open={{
        verb: ended === null ? t('Open') : t('See'),
        link: { to: productPage(receipt), ...(ended === null && { state: openNext }) },
      }}
      actions={
        <ButtonLink to={paths.receipt(productId)} look="quiet" className="max-sm:-mr-2">
          <Trans
            message="Receipt <s>of {productName}</s>"
            values={{ productName: <span lang={languageOf(productName)}>{productName}</span> }}
            parts={{ s: <span className="sr-only" /> }}
          />
        </ButtonLink>
      }
    >
      {endedSentence(receipt)}
    </PurchaseCard>
  )
}

function Waiting({ payment }: { payment: ConfirmingPayment }) {
  const { productId, orderId, paymentId, refused } = payment
  const name = productNameOf(productId)
  return (
    <PurchaseCard
      name={name}
      {...(refused
        ? { status: t('Not confirmed'), tone: 'error', icon: <TriangleAlert {...sign} /> }
        : { status: t('Payment received, confirming'), tone: 'warning', icon: <Hourglass {...sign} /> })}
      facts={[paymentId && t('Payment ID: {paymentId}', { paymentId })]}
      actions={
        <>
          {!refused && <CheckAgain name={name} />}
          <Support about={{ productName: name, orderId, paymentId }} />
        </>
      }
    >
      {refused
        ? t(
            'We could not verify this payment. If it was deducted, please contact support with your payment ID.',
          )
        : t('It opens when your payment is confirmed. You do not need to pay again.')}
    </PurchaseCard>
  )
}

function Listed({ name }: { name: string }) {
  return (
    <PurchaseCard
      name={name}
      status={t('Payment not found')}
      tone="warning"
      icon={<CircleHelp {...sign} />}
      facts={[]}
      actions={<Support about={{ productName: name, orderId: null, paymentId: null }} />}
    >
      {t(
        'Your account lists it as bought, but we cannot find the payment for it. Please contact support with your payment ID.',
      )}
    </PurchaseCard>
  )
}

/** All that a student bought, waits for, or has listed without a payment. */
export function PurchaseList({
  receipts,
  waiting,
  listed,
}: {
  receipts: readonly Receipt[]
  waiting: readonly ConfirmingPayment[]
  listed: readonly string[]
}) {
  return (
    <Card className="mt-6 overflow-hidden">
      <ul className="divide-y divide-line">
        {waiting.map((payment) => (
          <Waiting key={payment.orderId} payment={payment} />
        ))}
        {receipts.map((receipt) => (
          <Bought key={receipt.productId} receipt={receipt} />
        ))}
        {listed.map((name) => (
          <Listed key={name} name={name} />
        ))}
      </ul>
    </Card>
  )
}
