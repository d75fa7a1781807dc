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

/** Shows the newest messages, newest first. @returns the exit code */
export async function runMessages({ database, label }: Target, console: Console): Promise<number> {
  const found = await database.highest('contact_messages', 'createdAt', LIMIT + 1)
  for (const { path, fields } of found.slice(0, LIMIT)) {
    const parsed = z.safeParse(messageSchema, plainFields(fields))
    if (!parsed.success) {
      console.err(`${path} cannot be read as a message.`)
      continue
    }
    const { name, email, subject, message, createdAt } = parsed.data
    console.out(`${indianDay(createdAt)}  ${name} <${email}>: ${subject}`)
    for (const line of message.split('\n')) console.out(`  ${line}`)
  }
  const count = counted(Math.min(found.length, LIMIT), 'message')
  console.out(
    found.length > LIMIT ? `The newest ${count} in ${label}; there are older ones.` : `${count} in ${label}.`,
  )
  return 0
}
