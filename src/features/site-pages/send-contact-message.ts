import { AppError, toAppError } from '@/lib/app-error'
import { inTime } from '@/lib/time-limit'
import { contactRepository } from './contact-repository'
import type { ContactMessage } from './contact-schema'

/** Milliseconds after which a network that does not answer counts as none. */
const patience = 15_000

type Repository = Pick<typeof contactRepository, 'keep' | 'newId'>

/**
 * Sends messages, each kept once: when the answer to one was lost, sending the same words again uses the same id, and
 * the rules' refusal then says that it had arrived.
 */
export function createContactSender(repository: Repository) {
  let unanswered: { id: string; words: string } | null = null

  /** @throws AppError when the message is not known to have arrived. */
  return async (message: ContactMessage): Promise<void> => {
    const words = JSON.stringify(message)
    const isRepeat = unanswered?.words === words
    const id = unanswered && isRepeat ? unanswered.id : repository.newId()
    unanswered = { id, words }
    try {
      await inTime(repository.keep(id, message), patience)
    } catch (error) {
      const isThere = isRepeat && error instanceof AppError && error.code === 'permission-denied'
      if (!isThere) throw error
    }
    unanswered = null
  }
}

const sendOnce = createContactSender(contactRepository)

/** Sends a message from the form. @returns null when it has arrived, else why not, as a sentence. Never throws. */
export async function sendContactMessage(message: ContactMessage): Promise<string | null> {
  try {
    await sendOnce(message)
    return null
  } catch (error) {
    return toAppError(error).message
  }
}
