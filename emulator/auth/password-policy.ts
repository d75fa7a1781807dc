/** The project's password policy: what a new password must hold, and how that is shown and changed over HTTP. */
import { flagField, type JsonObject, numberField, objectField, textField } from '../request-fields'
import { authError } from './auth-error'

export interface PasswordPolicy {
  /** When false only the shortest and longest length of the service itself count. */
  enforced: boolean
  /** Refuses a sign-in whose password no longer meets the policy. */
  forceUpgradeOnSignin: boolean
  minLength: number
  maxLength: number
  lowercase: boolean
  uppercase: boolean
  digit: boolean
  symbol: boolean
}

const SHORTEST = 6
const LONGEST = 4096
const SYMBOLS = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`'.split('')

export const DEFAULT_POLICY: PasswordPolicy = {
  enforced: false,
  forceUpgradeOnSignin: false,
  minLength: SHORTEST,
  maxLength: LONGEST,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
}

function missingRequirements(password: string, policy: PasswordPolicy): string[] {
  const checks: [boolean, string][] = [
    [password.length < policy.minLength, `Password must contain at least ${policy.minLength} characters`],
    [password.length > policy.maxLength, `Password may contain at most ${policy.maxLength} characters`],
    [policy.lowercase && !/[a-z]/.test(password), 'Password must contain a lower case character'],
    [policy.uppercase && !/[A-Z]/.test(password), 'Password must contain an upper case character'],
    [policy.digit && !/[0-9]/.test(password), 'Password must contain a numeric character'],
    [
      policy.symbol && !SYMBOLS.some((symbol) => password.includes(symbol)),
      'Password must contain a non-alphanumeric character',
    ],
  ]
  return checks.filter(([missing]) => missing).map(([, text]) => text)
}

/** @throws authError WEAK_PASSWORD below six characters, PASSWORD_DOES_NOT_MEET_REQUIREMENTS against the policy. */
export function checkNewPassword(password: string, policy: PasswordPolicy): void {
  if (password.length < SHORTEST) {
    throw authError(`WEAK_PASSWORD : Password should be at least ${SHORTEST} characters`)
  }
  const missing = missingRequirements(password, policy.enforced ? policy : DEFAULT_POLICY)
  if (missing.length > 0) {
    throw authError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`,
    )
  }
}

function strengthOptions(policy: PasswordPolicy): JsonObject {
  return {
    minPasswordLength: policy.minLength,
    maxPasswordLength: policy.maxLength,
    ...(policy.lowercase && { containsLowercaseCharacter: true }),
    ...(policy.uppercase && { containsUppercaseCharacter: true }),
    ...(policy.digit && { containsNumericCharacter: true }),
    ...(policy.symbol && { containsNonAlphanumericCharacter: true }),
  }
}

/** The answer of `GET v2/passwordPolicy`, which the SDK's `validatePassword` reads. */
export function policyJson(policy: PasswordPolicy): JsonObject {
  return {
    schemaVersion: 1,
    customStrengthOptions: strengthOptions(policy),
    allowedNonAlphanumericCharacters: SYMBOLS,
    enforcementState: policy.enforced ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: policy.forceUpgradeOnSignin,
  }
}

/** `passwordPolicyConfig` of the project's configuration. */
export function policyConfigJson(policy: PasswordPolicy): JsonObject {
  return {
    passwordPolicyEnforcementState: policy.enforced ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: policy.forceUpgradeOnSignin,
    passwordPolicyVersions: [{ schemaVersion: 1, customStrengthOptions: strengthOptions(policy) }],
  }
}

/** The policy that a `passwordPolicyConfig` describes; what it leaves out is as in the default. @throws HttpError 400 */
export function parsePolicyConfig(config: JsonObject): PasswordPolicy {
  const versions: unknown = config.passwordPolicyVersions
  const first: unknown = Array.isArray(versions) ? versions[0] : undefined
  const options = objectField({ ...(first as object | undefined) }, 'customStrengthOptions') ?? {}
  const minLength = numberField(options, 'minPasswordLength') ?? SHORTEST
  const maxLength = numberField(options, 'maxPasswordLength') ?? LONGEST
  if (minLength < SHORTEST || minLength > 30 || maxLength < minLength || maxLength > LONGEST) {
    throw authError('INVALID_CONFIG : Invalid password length bounds in the password policy.')
  }
  return {
    enforced: textField(config, 'passwordPolicyEnforcementState') === 'ENFORCE',
    forceUpgradeOnSignin: flagField(config, 'forceUpgradeOnSignin') ?? false,
    minLength,
    maxLength,
    lowercase: flagField(options, 'containsLowercaseCharacter') ?? false,
    uppercase: flagField(options, 'containsUppercaseCharacter') ?? false,
    digit: flagField(options, 'containsNumericCharacter') ?? false,
    symbol: flagField(options, 'containsNonAlphanumericCharacter') ?? false,
  }
}
