/** What the identity service demands of a new password (spec section 5); null where it does not care. */
export interface PasswordPolicy {
  minLength: number
  maxLength: number | null
  lowercase: boolean
  uppercase: boolean
  digit: boolean
  /** The characters of which one is needed. */
  symbols: string | null
}

interface PolicyPart {
  text: string
  met: boolean
}

/** Every part of the policy in words, and whether `password` meets it. */
export function policyParts(policy: PasswordPolicy, password: string): PolicyPart[] {
  const { minLength, maxLength, lowercase, uppercase, digit, symbols } = policy
  const parts: Array<PolicyPart & { asked: boolean }> = [
    { asked: true, text: `At least ${minLength} characters`, met: password.length >= minLength },
    {
      asked: maxLength !== null,
      text: `At most ${maxLength} characters`,
      met: maxLength === null || password.length <= maxLength,
    },
    { asked: lowercase, text: 'A lowercase letter', met: /[a-z]/.test(password) },
    { asked: uppercase, text: 'An uppercase letter', met: /[A-Z]/.test(password) },
    { asked: digit, text: 'A number', met: /\d/.test(password) },
    {
      asked: symbols !== null,
      text: 'A special character, such as ! or @',
      met: Array.from(symbols ?? '').some((symbol) => password.includes(symbol)),
    },
  ]
  return parts.filter(({ asked }) => asked).map(({ text, met }) => ({ text, met }))
}
