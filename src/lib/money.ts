/** A price in rupees as the product writes it: `Rs. 130`, `Rs. 99.50`, `Rs. 1,250` (Indian digit groups). */
export function formatRupees(rupees: number): string {
  const whole = Number.isInteger(rupees)
  const digits = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(rupees)
  return `Rs. ${digits}`
}

/** Rupees as the payment provider counts them. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}
