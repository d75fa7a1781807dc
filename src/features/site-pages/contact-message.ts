import * as z from 'zod/mini'
import { t } from '@/language/text'

/** Characters of each field; the endpoint refuses more (api/routes/contact.ts). */
const contactLimits = { name: 200, email: 320, subject: 200, message: 5000 } as const

const text = (required: string, longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(longest, t('Please use at most {count} characters', { count: longest })),
    )

/** A contact message (spec sections 3 and 5): all four fields are required. The endpoint asks for the same. */
export const contactForm = z.object({
  name: text(t('Name is required'), contactLimits.name),
  email: text(t('Email is required'), contactLimits.email).check(
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: t('Please enter a valid email address') }),
  ),
  subject: text(t('Subject is required'), contactLimits.subject),
  message: text(t('Message is required'), contactLimits.message),
})

export type ContactMessage = z.infer<typeof contactForm>

const draftKey = 'contact-draft'

const draft = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })

/** Stores a message that could not be sent, until this tab closes: a reload must not lose it. */
export function keepDraft(message: ContactMessage | null): void {
  try {
    if (message) sessionStorage.setItem(draftKey, JSON.stringify(message))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // Without storage on the device, the form still has it.
  }
}

/** The stored message; null for none. */
export function readDraft(): ContactMessage | null {
  try {
    return draft.safeParse(JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
