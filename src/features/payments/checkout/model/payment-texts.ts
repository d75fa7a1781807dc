import { t } from '@/language/text'

const idLine = (paymentId: string) => t('Payment ID: {paymentId}', { paymentId })

/** The sentences of the payment flow (spec sections 4 and 8). A second line adds the reason or the payment ID. */
export const paymentTexts = {
  verified: t('Payment verified successfully! You now have access to this resource.'),

  verifiedNotRecorded: (reason: string, paymentId: string) =>
    [
      paymentTexts.verified,
      t('{reason}. We will try again at your next visit. Payment ID: {paymentId}', { reason, paymentId }),
    ].join('\n'),

  notStarted: (reason: string) => [t('Failed to initialize payment. Please try again.'), reason].join('\n'),

  /** @param refused for good: only support can help */
  notVerified: (reason: string, paymentId: string, refused: boolean) =>
    [
      t(
        'Payment completed but verification failed. Please contact support with your payment ID: {paymentId}',
        { paymentId },
      ),
      reason,
      ...(refused ? [] : [t('We keep checking. You do not need to pay again.')]),
    ].join('\n'),

  failed: (reason: string, paymentId: string | null) => {
    const sentence = t('Payment error: {reason}. Please contact support if payment was deducted.', {
      reason: reason.replace(/\.$/, ''),
    })
    // Without an ID nobody knows whether money was taken.
    return paymentId === null
      ? sentence
      : [sentence, t('To try again, press Buy Now.'), idLine(paymentId)].join('\n')
  },
} as const
