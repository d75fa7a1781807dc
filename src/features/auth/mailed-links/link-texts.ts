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
  title: 'Confirm your email',
  intro: (email) => `Confirm that ${email} is yours.`,
  label: 'Confirm email',
  busyLabel: 'Confirming...',
  doneTitle: 'Your email is confirmed',
  done: (email) => `Thank you. ${email} is confirmed.`,
  endsSessions: false,
}

const change: LinkTexts = {
  title: 'Change your email',
  intro: (email) => `From then on you sign in with ${email}.`,
  label: 'Change email',
  busyLabel: 'Changing...',
  doneTitle: 'Your email is changed',
  done: (email) => `Sign in with ${email} from now on.`,
  endsSessions: true,
}

const recover: LinkTexts = {
  title: 'Restore your email',
  intro: (email) => `Your account gets ${email} back.`,
  label: 'Restore email',
  busyLabel: 'Restoring...',
  doneTitle: 'Your email is restored',
  done: (email) => `Sign in with ${email}. If it was not you who changed it, choose a new password too.`,
  endsSessions: true,
}

/** What a mailed link about an address says of itself, by the `mode` that the service puts into it. */
export function linkTexts(mode: string): LinkTexts {
  if (mode === 'verifyAndChangeEmail') return change
  return mode === 'recoverEmail' ? recover : verify
}
