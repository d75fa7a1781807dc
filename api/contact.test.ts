/** Messages of the contact form, on a fresh local backend. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app'
import { LIMITS } from './rate-limits'
import { type Shop, startShop } from './testing/shop'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const typed = {
  name: 'Lakshmi Rao',
  email: 'lakshmi@demo.test',
  subject: 'Payment',
  message: 'Which payment id do you need?',
}
let made = 0
const newId = () => `message${String(made++).padStart(13, '0')}`
const send = (body: object, app = shop.app) => shop.post('contact', body, undefined, app)

test('a message is stored once, also when it is sent again after a lost answer', async () => {
  const id = newId()
  for (const words of [typed, typed]) {
    expect(await send({ id, ...words })).toEqual({ status: 200, body: { received: true } })
  }
  const { data } = (await shop.firestore.get(`contact_messages/${id}`)) ?? {}
  expect(data).toEqual({ ...typed, createdAt: expect.any(Date) })
  await send({ id, ...typed, message: 'Other words under the same id' })
  expect((await shop.firestore.get(`contact_messages/${id}`))?.data).toEqual(data)
})

test('the longest message in an Indian script fits', async () => {
  const longest = { ...typed, name: 'క'.repeat(200), subject: 'క'.repeat(200), message: 'క'.repeat(5000) }
  expect((await send({ id: newId(), ...longest })).status).toBe(200)
})

test.each([
  ['no name', { name: '' }, 'name must not be empty.'],
  ['an endless name', { name: 'x'.repeat(201) }, 'name must have at most 200 characters.'],
  ['a name that is no text', { name: 7 }, 'name must be a text.'],
  ['an email without a domain', { email: 'lakshmi@home' }, 'email must be an e-mail address.'],
  ['an endless email', { email: `${'x'.repeat(320)}@a.b` }, 'email must have at most 320 characters.'],
  ['an endless subject', { subject: 'x'.repeat(201) }, 'subject must have at most 200 characters.'],
  ['words of nothing but spaces', { message: '   ' }, 'message must not be empty.'],
  ['endless words', { message: 'x'.repeat(5001) }, 'message must have at most 5000 characters.'],
  ['half a character', { message: 'Hello \ud83d' }, 'message has a broken character.'],
  ['a chosen id', { id: '../orders/order_1' }, 'id is not an id.'],
])('a message with %s is refused', async (_, change, error) => {
  expect(await send({ id: newId(), ...typed, ...change })).toEqual({ status: 400, body: { error } })
})

test('500 messages from one address are stopped at its limit, and another address still writes', async () => {
  const { calls } = LIMITS['contact-address']
  const app = createApp(shop.deps)
  const from = async (remoteAddress: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ id: newId(), ...typed })
    const sent = { method: 'POST', headers, body }
    return (await app.request('/api/contact', sent, { incoming: { socket: { remoteAddress } } })).status
  }
  const statuses = await Promise.all(Array.from({ length: 500 }, () => from('10.0.0.1')))
  expect(statuses.filter((status) => status === 200)).toHaveLength(calls)
  expect(statuses.filter((status) => status === 429)).toHaveLength(500 - calls)
  expect(await from('10.0.0.2')).toBe(200)
})
