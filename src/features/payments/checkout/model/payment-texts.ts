/** Sentences of the payment flow (spec sections 4 and 8). A second line says what the sentence leaves out. */
export const paymentTexts = {
  verified: 'Payment verified successfully! You now have access to this resource.',

  verifiedNotRecorded: (reason: string, paymentId: string) =>
    `${paymentTexts.verified}\n${reason}. It will be tried again at your next visit. Payment ID: ${paymentId}`,

  notStarted: (reason: string) => `Failed to initialize payment. Please try again.\n${reason}`,

  notVerified: (reason: string, paymentId: string) =>
    `Payment completed but verification failed. Please contact support with your payment ID: ${paymentId}\n${reason}`,

  failed: (reason: string, paymentId: string | null) => {
    const sentence = `Payment error: ${reason.replace(/\.$/, '')}. Please contact support if payment was deducted.`
    return paymentId === null ? sentence : `${sentence}\nPayment ID: ${paymentId}`
  },
} as const
