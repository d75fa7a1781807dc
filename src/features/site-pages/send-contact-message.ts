import { getEnv } from '@/config/env'
import { t } from '@/language/text'
import { AppError, appErrorOf, toAppError } from '@/lib/app-error'
import { watchPatience } from '@/lib/device/network-state'
import { randomId } from '@/lib/random-id'
import { ranOut, timeLimit } from '@/lib/time-limit'
import type { ContactMessage } from './contact-message'

/** Of the message whose answer was lost: sending the same words again uses the same id, so it is stored once. */
let unanswered: { id: string; words: string } | null = null

/** Sends a message to the endpoint (docs/decisions/024). @throws AppError when it is not known to have arrived. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const words = JSON.stringify(message)
  const id = unanswered?.words === words ? unanswered.id : randomId().replaceAll('-', '').slice(0, 20)
  unanswered = { id, words }
  const response = await watchPatience(
    fetch(`${getEnv().VITE_API_BASE_URL}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, ...message }),
      // A network that does not answer for so long counts as none.
      signal: timeLimit(30_000),
    }),
  ).catch((error: unknown) => {
    throw ranOut(error) ? appErrorOf('network-request-failed') : toAppError(error)
  })
  if (!response.ok) {
    const refusal: { error?: unknown } | null = await response.json().catch(() => null)
    const { error } = refusal ?? {}
    throw new AppError(
      `http-${response.status}`,
      typeof error === 'string' ? error : t('Service is currently unavailable. Please try again later.'),
    )
  }
  unanswered = null
}
