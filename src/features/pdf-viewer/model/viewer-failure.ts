import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'

const ownTexts: Readonly<Record<string, string>> = {
  InvalidPDFException: t('This file is not a readable PDF.'),
  PictureError: t('This picture cannot be shown.'),
  PasswordException: t('This PDF needs a password, so you cannot open it here.'),
}

const codeByStatus: Readonly<Record<number, string>> = {
  0: 'network-request-failed',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'object-not-found',
}

function statusOf(error: Error): number | null {
  return 'status' in error && typeof error.status === 'number' ? error.status : null
}

/** One sentence for a file that could not be opened: pdf.js's errors, answers of the storage, a dead network. */
export function viewerFailure(error: unknown): string {
  if (!(error instanceof Error)) return toAppError(error).message
  const own = ownTexts[error.name]
  if (own !== undefined) return own
  const status = statusOf(error)
  if (status === null) return toAppError(error).message
  const code = codeByStatus[status] ?? 'unavailable'
  return toAppError(Object.assign(new Error(error.message), { code })).message
}
