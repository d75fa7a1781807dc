import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/app-error'
import { createContactSender } from './send-contact-message'

const message = { name: 'Lakshmi', email: 'l@demo.test', subject: 'Payment', message: 'Which id?' }
const lost = new AppError('network-request-failed', 'Network error.')
const refused = new AppError('permission-denied', 'No.')

/** A repository that answers each call in turn: null is "kept". */
function answering(...answers: Array<AppError | null>) {
  const ids: string[] = []
  const made: string[] = []
  const send = createContactSender({
    newId: () => `id-${made.push('')}`,
    keep: async (id) => {
      ids.push(id)
      const answer = answers.shift() ?? null
      if (answer) throw answer
    },
  })
  return { send, ids }
}

test('two messages have two ids, also with the same words', async () => {
  const { send, ids } = answering()
  await send(message)
  await send(message)
  expect(ids).toEqual(['id-1', 'id-2'])
})

test('a message whose answer was lost is sent again under its id, and a refusal then means that it is there', async () => {
  const { send, ids } = answering(lost, refused)
  await expect(send(message)).rejects.toBe(lost)
  await send(message)
  expect(ids).toEqual(['id-1', 'id-1'])
})

test('other words are another message', async () => {
  const { send, ids } = answering(lost)
  await expect(send(message)).rejects.toBe(lost)
  await send({ ...message, message: 'Which payment id?' })
  expect(ids).toEqual(['id-1', 'id-2'])
})

test('a refusal of something new is told', async () => {
  const { send } = answering(refused)
  await expect(send(message)).rejects.toBe(refused)
})

test('a network that does not answer is given up', async () => {
  vi.useFakeTimers()
  try {
    const send = createContactSender({ newId: () => 'id', keep: () => new Promise(() => undefined) })
    const sent = send(message).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await sent).toMatchObject({ code: 'timeout' })
  } finally {
    vi.useRealTimers()
  }
})
