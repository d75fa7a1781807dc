import type { PurchaseNames } from '@/domain/purchase/purchases'

/**
 * Names in the student's own lists that no receipt carries: older records, or a name whose payment is missing. They
 * open nothing; support can tell.
 */
export function withoutReceipt(
  names: PurchaseNames,
  receipts: ReadonlyArray<{ productName: string }>,
): string[] {
  const carried = new Set(receipts.map(({ productName }) => productName))
  return [...new Set([...names.testSeries, ...names.resources])].filter((name) => !carried.has(name))
}
