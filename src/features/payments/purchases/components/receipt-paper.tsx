import type { ReactNode } from 'react'
import { academy } from '@/config/academy'
import { academyDetails } from '@/config/academy-details'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import type { SessionUser } from '@/session'
import { endedSentence, formatGivenBack, formatPaid } from '../model/receipts'
import type { Receipt } from '../purchase-schema'

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h2 className="font-sans text-sm font-medium tracking-normal text-neutral-600">{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="text-detail wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-neutral-200 py-3 sm:grid-cols-[160px_1fr] sm:items-baseline">
      <dt className="text-sm text-neutral-600">{label}</dt>
      <dd className="text-detail tabular-nums wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The receipt as it is printed: dark on white, on the screen too. */
export function ReceiptPaper({
  receipt,
  user,
}: {
  receipt: Receipt
  user: Pick<SessionUser, 'firstName' | 'lastName' | 'email' | 'phone'>
}) {
  const { productName, purchaseDate, orderId, paymentId } = receipt
  const givenBack = formatGivenBack(receipt)
  return (
    <article className="rounded-card bg-white p-5 text-neutral-900 [color-scheme:light] sm:p-10 print:rounded-none print:p-0">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-2">
        <h1 className="text-2xl">{t('Receipt')}</h1>
        <p className="font-semibold">{academy.name}</p>
      </div>
      <div className="mb-8 grid gap-6 sm:grid-cols-2">
        <Party
          title={t('From')}
          lines={[academy.name, ...academyDetails.address, academy.email, academy.phone]}
        />
        <Party
          title={t('To')}
          lines={[`${user.firstName} ${user.lastName}`.trim(), user.email, user.phone]}
        />
      </div>
      <dl>
        <Row label={t('Bought')}>
          <span lang={languageOf(productName)}>{productName}</span>
        </Row>
        <Row label={t('Date')}>{purchaseDate ? formatMediumDate(purchaseDate) : t('Not recorded')}</Row>
        <Row label={t('Amount paid')}>
          <strong className="text-lg">{formatPaid(receipt) ?? t('Not recorded')}</strong>
        </Row>
        {givenBack && <Row label={t('Amount refunded')}>{givenBack}</Row>}
        <Row label={t('Order ID')}>{orderId ?? t('Not recorded')}</Row>
        <Row label={t('Payment ID')}>{paymentId ?? t('Not recorded')}</Row>
        <Row label={t('Status')}>
          {endedSentence(receipt) ??
            (receipt.amount === 0 ? t('Given without payment') : t('Payment received'))}
        </Row>
      </dl>
      <p className="mt-6 text-sm text-neutral-600">
        {t(
          'One payment, no subscription. For questions about this payment, write to {email} with the payment ID.',
          { email: academy.email },
        )}
      </p>
    </article>
  )
}
