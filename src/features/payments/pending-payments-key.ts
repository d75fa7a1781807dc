/** Under which the device keeps a student's payments that are not yet recorded purchases. */
export function pendingPaymentsKey(userId: string): string {
  return `pendingPayments:${userId}`
}

/** Whether there is anything to finish; spares every start the code that would. */
export function hasPendingPayments(userId: string): boolean {
  try {
    return localStorage.getItem(pendingPaymentsKey(userId)) !== null
  } catch {
    return false
  }
}
