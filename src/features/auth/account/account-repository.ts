import {
  reload,
  sendEmailVerification,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { t } from '@/language/text'
import { AppError, rethrow, toAppError } from '@/lib/app-error'
import { auth } from '@/lib/firebase/auth'
import type { PasswordPolicy } from '../forms/password-policy'

async function signedIn(): Promise<User> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (!user) throw new AppError('unauthenticated', t('No user logged in'))
  return user
}

/** Changes of the signed-in student's own account; every failure is an AppError, 'No user logged in' without one. */
export const accountRepository = {
  /** What the identity service itself keeps of the account, for the student to read. */
  async describe(): Promise<object> {
    const { uid, email, emailVerified, displayName, phoneNumber, metadata } = await signedIn()
    const { creationTime: createdAt, lastSignInTime: lastSignInAt } = metadata
    return { id: uid, email, emailVerified, name: displayName, phone: phoneNumber, createdAt, lastSignInAt }
  },

  /** Proves again who is at the device, by a new sign-in; what follows within five minutes needs no more. */
  async reauthenticate(password: string): Promise<void> {
    const { email } = await signedIn()
    await signInWithEmailAndPassword(auth, email ?? '', password).catch(rethrow)
  },

  async rename(displayName: string): Promise<void> {
    await updateProfile(await signedIn(), { displayName }).catch(rethrow)
  },

  /**
   * Gives the account another address, at once or, where the service protects addresses, by a link that it mails there
   * (docs/decisions/009). @throws AppError `requires-recent-login` when the sign-in is too long ago
   */
  async changeEmail(email: string): Promise<'changed' | 'link-sent'> {
    const user = await signedIn()
    try {
      await updateEmail(user, email)
    } catch (error) {
      if (toAppError(error).code !== 'operation-not-allowed') throw toAppError(error)
      await verifyBeforeUpdateEmail(user, email).catch(rethrow)
      return 'link-sent'
    }
    // The rules compare a record's address with the token's, so the token must carry the new one.
    await user.getIdToken(true).catch(rethrow)
    return 'changed'
  },

  async changePassword(password: string): Promise<void> {
    await updatePassword(await signedIn(), password).catch(rethrow)
  },

  /** Whether the address has been proved, as the service knows it now. */
  async isEmailVerified(): Promise<boolean> {
    const user = await signedIn()
    const before = user.emailVerified
    await reload(user).catch(rethrow)
    // The rules look at the token (older records are found by a proved address only).
    if (user.emailVerified && !before) await user.getIdToken(true).catch(rethrow)
    return user.emailVerified
  },

  async sendVerification(): Promise<void> {
    await sendEmailVerification(await signedIn()).catch(rethrow)
  },

  /** What the service demands of a new password (spec section 5). */
  async passwordPolicy(): Promise<PasswordPolicy> {
    const { passwordPolicy } = await validatePassword(auth, '').catch(rethrow)
    const options = passwordPolicy.customStrengthOptions
    return {
      minLength: options.minPasswordLength ?? 6,
      maxLength: options.maxPasswordLength ?? null,
      lowercase: options.containsLowercaseLetter ?? false,
      uppercase: options.containsUppercaseLetter ?? false,
      digit: options.containsNumericCharacter ?? false,
      symbols: options.containsNonAlphanumericCharacter
        ? passwordPolicy.allowedNonAlphanumericCharacters
        : null,
    }
  },
}
