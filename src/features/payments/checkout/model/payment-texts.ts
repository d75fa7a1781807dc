/** Sentences of the payment flow (spec sections 4 and 8). A second line says what the sentence leaves out. */
import { t } from '@/language/text'

export const paymentTexts = {
  verified: t('Payment verified successfully! You now have access to this resource.'),

  verifiedNotRecorded: (reason: string, paymentId: string) =>
    t('{verified}\n{reason}. It will be tried again at your next visit. Payment ID: {paymentId}', {
      verified: paymentTexts.verified,
      reason,
      paymentId,
    }),

  notStarted: (reason: string) => t('Failed to initialize payment. Please try again.\n{reason}', { reason }),

  notVerified: (reason: string, paymentId: string) =>
    t(
      'Payment completed but verification failed. Please contact support with your payment ID: {paymentId}\n{reason}',
      { paymentId, reason },
    ),

  failed: (reason: string, paymentId: string | null) => {
    const sentence = t('Payment error: {value}. Please contact support if payment was deducted.', {
      value: reason.replace(/\.$/, ''),
    })
    return paymentId === null ? sentence : t('{sentence}\nPayment ID: {paymentId}', { sentence, paymentId })
  },
} as const
