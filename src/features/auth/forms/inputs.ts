/** What each kind of field asks of browser, keyboard and password manager; the forms spread it into `Field`. */

import { t } from '@/language/text'

/** The keyboard's Enter goes to the next field, where another one follows. */
const next = { enterKeyHint: 'next' } as const

export const emailInput = {
  type: 'email',
  inputMode: 'email',
  // The address is what a student signs in with, so a password manager files the password under it.
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

export const phoneInput = {
  label: t('Phone Number'),
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  ...next,
} as const

export const givenNameInput = { autoComplete: 'given-name', autoCapitalize: 'words', ...next } as const
export const familyNameInput = { autoComplete: 'family-name', autoCapitalize: 'words', ...next } as const
