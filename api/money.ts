const MAX_RUPEES = 1_000_000

/**
 * Rupees as whole paise (the provider's unit; spec section 9: price times 100), or undefined when the amount is no
 * price: not finite, under one rupee, over ten lakh, or finer than a paisa.
 */
export function toPaise(rupees: number): number | undefined {
  if (!(rupees >= 1 && rupees <= MAX_RUPEES)) return undefined
  const paise = Math.round(rupees * 100)
  // 130.1 * 100 is 13009.999999999998: a whole number of paise up to the noise of a double.
  return Math.abs(rupees * 100 - paise) < 1e-6 ? paise : undefined
}
