/** `messages`: what visitors wrote in the contact form (docs/decisions/024). */
import * as z from 'zod/mini'
import { indianDay } from '../../src/lib/dates'
import type { Console } from './console'
import { counted } from './counted'
import { plainFields } from './stored-form'
import type { Target } from './target'

/** Messages that one call shows. */
const LIMIT = 100

const messageSchema = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.date(),
})

export interface ContactMessage {
  id: string
  /** ISO 8601. */
  at: string
  name: string
  email: string
  subject: string
  message: string
}

/**
 * The newest messages, newest first.
 * @returns `unreadable`: paths of documents that are no message; `more`: whether there are older messages
 */
export async function readMessages({ database }: Target): Promise<{
  messages: ContactMessage[]
  unreadable: string[]
  more: boolean
}> {
  const found = await database.highest('contact_messages', 'createdAt', LIMIT + 1)
  const messages: ContactMessage[] = []
  const unreadable: string[] = []
  for (const { path, fields } of found.slice(0, LIMIT)) {
    const parsed = z.safeParse(messageSchema, plainFields(fields))
    if (!parsed.success) {
      unreadable.push(path)
      continue
    }
    const { createdAt, ...message } = parsed.data
    messages.push({ id: path.slice('contact_messages/'.length), at: createdAt.toISOString(), ...message })
  }
  return { messages, unreadable, more: found.length > LIMIT }
}

/** Shows the newest messages, newest first. @returns the exit code */
export async function runMessages(target: Target, console: Console): Promise<number> {
  const { messages, unreadable, more } = await readMessages(target)
  for (const path of unreadable) console.err(`${path} cannot be read as a message.`)
  for (const { at, name, email, subject, message } of messages) {
    console.out(`${indianDay(new Date(at))}  ${name} <${email}>: ${subject}`)
    for (const line of message.split('\n')) console.out(`  ${line}`)
  }
  const count = counted(messages.length + unreadable.length, 'message')
  console.out(
    more ? `The newest ${count} in ${target.label}; there are older ones.` : `${count} in ${target.label}.`,
  )
  return 0
}
