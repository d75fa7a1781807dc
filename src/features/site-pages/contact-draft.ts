import * as z from 'zod/mini'

const key = 'contact-draft'

const draft = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })

/** A message that could not be sent, for as long as this tab lives: a reload must not lose it. */
export function keepDraft(message: z.infer<typeof draft> | null): void {
  try {
    if (message) sessionStorage.setItem(key, JSON.stringify(message))
    else sessionStorage.removeItem(key)
  } catch {
    // Where the device keeps nothing, the form still has it.
  }
}

/** The kept message; null when there is none. */
export function readDraft(): z.infer<typeof draft> | null {
  try {
    return draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
