import { t } from '@/language/text'

export interface LinkTexts {
  title: string
  intro: (email: string) => string
  label: string
  busyLabel: string
  doneTitle: string
  done: (email: string) => string
  /** True when the student has to sign in again afterwards. */
  endsSessions: boolean
}

const verify: LinkTexts = {
  title: t('Confirm your email'),
  intro: (email) => t('Confirm that {email} is yours.', { email }),
  label: t('Confirm email'),
  busyLabel: t('Confirming...'),
  doneTitle: t('Your email is confirmed'),
  done: (email) => t('Thank you. {email} is confirmed.', { email }),
  endsSessions: false,
}

const change: LinkTexts = {
  title: t('Change your email'),
  intro: (email) => t('After this, you sign in with {email}.', { email }),
  label: t('Change email'),
  busyLabel: t('Changing...'),
  doneTitle: t('Your email is changed'),
  done: (email) => t('Sign in with {email} from now on.', { email }),
  endsSessions: true,
}

const recover: LinkTexts = {
  title: t('Restore your email'),
  intro: (email) => t('Your account uses {email} again.', { email }),
  label: t('Restore email'),
  busyLabel: t('Restoring...'),
  doneTitle: t('Your email is restored'),
  done: (email) => t('Sign in with {email}. If you did not change it, choose a new password too.', { email }),
  endsSessions: true,
}

/** What a mailed link about an address says of itself, by the `mode` that the service puts into it. */
export function linkTexts(mode: string): LinkTexts {
  if (mode === 'verifyAndChangeEmail') return change
  return mode === 'recoverEmail' ? recover : verify
}
