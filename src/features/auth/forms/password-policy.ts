import { t } from '@/language/text'

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

/** The form's own rules, which hold whatever the service demands. */
export const ownPolicy: PasswordPolicy = {
  minLength: 8,
  maxLength: null,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbols: null,
}

/** The form's own rules with the service's demands on top, if these are known. */
export function withOwnRules(policy: PasswordPolicy | null): PasswordPolicy {
  if (policy === null) return ownPolicy
  const { minLength, maxLength, symbols } = policy
  return { ...ownPolicy, minLength: Math.max(ownPolicy.minLength, minLength), maxLength, symbols }
}

interface PolicyPart {
  text: string
  met: boolean
}

/** Every part of the policy in words, and whether `password` meets it. */
export function policyParts(policy: PasswordPolicy, password: string): PolicyPart[] {
  const { minLength, maxLength, lowercase, uppercase, digit, symbols } = policy
  const parts: Array<PolicyPart & { asked: boolean }> = [
    {
      asked: true,
      text: t('At least {count, plural, one {# character} other {# characters}}', { count: minLength }),
      met: password.length >= minLength,
    },
    {
      asked: maxLength !== null,
      text: t('At most {count, plural, one {# character} other {# characters}}', { count: maxLength ?? 0 }),
      met: maxLength === null || password.length <= maxLength,
    },
    { asked: digit, text: t('Number'), met: /\d/.test(password) },
    { asked: uppercase, text: t('Uppercase letter'), met: /[A-Z]/.test(password) },
    { asked: lowercase, text: t('Lowercase letter'), met: /[a-z]/.test(password) },
    {
      asked: symbols !== null,
      text: t('Special character, such as ! or @'),
      met: Array.from(symbols ?? '').some((symbol) => password.includes(symbol)),
    },
  ]
  return parts.filter(({ asked }) => asked).map(({ text, met }) => ({ text, met }))
}
