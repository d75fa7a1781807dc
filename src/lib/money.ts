import { t } from '@/language/text'

/**
 * A price in rupees as the product writes it: `Rs. 130`, `Rs. 99.50`, `Rs. 1,25,000` (Indian digit groups). Grouped here:
 * a weak phone needs a tenth of a second to make its first number format, and every list has prices.
 */
export function formatRupees(rupees: number): string {
  const [whole = '', decimals] = rupees.toFixed(Number.isInteger(rupees) ? 0 : 2).split('.')
  const grouped = whole.replaceAll(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  return t('Rs. {amount}', { amount: decimals === undefined ? grouped : `${grouped}.${decimals}` })
}

/** Rupees as the payment provider counts them. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}
