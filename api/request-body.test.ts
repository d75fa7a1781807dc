import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeOrder, completePayment, detachedApp, expectError, STREAMED } from './testing/detached-app'
import { type Served, serveApp } from './testing/serve-app'

const app = detachedApp()
let served: Served

beforeAll(async () => {
  served = await serveApp(app)
})
afterAll(() => served.close())

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${served.origin}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

test.each([
  ['api/create-order', completeOrder],
  ['api/verify-payment', completePayment],
])('%s with a complete body gets as far as the token', async (path, body) => {
  await expectError(
    await post(path, JSON.stringify(body)),
    401,
    'You must be signed in to perform this action.',
  )
})

test.each([
  ['{"amount":', 'The request body is not valid JSON.'],
  ['{"amount":NaN}', 'The request body is not valid JSON.'],
  ['', 'The request body is not valid JSON.'],
  ['null', 'The request body must be an object.'],
  ['[]', 'The request body must be an object.'],
  ['"text"', 'The request body must be an object.'],
  ['{}', 'amount must be a number of rupees.'],
])('the body %s is refused', async (body, error) => {
  await expectError(await post('api/create-order', body), 400, error)
})

const long = (length: number) => 'x'.repeat(length)

test.each([
  [{ amount: undefined }, 'amount must be a number of rupees.'],
  [{ amount: '130' }, 'amount must be a number of rupees.'],
  [{ amount: null }, 'amount must be a number of rupees.'],
  [{ currency: undefined }, 'currency must be a text.'],
  [{ currency: '' }, 'currency must not be empty.'],
  [{ currency: 'RUPEESRUPEES' }, 'currency must have at most 8 characters.'],
  [{ productId: undefined }, 'productId must be a text.'],
  [{ productId: 7 }, 'productId must be a text.'],
  [{ productId: 'a/b' }, 'productId is not an id.'],
  [{ productId: '..' }, 'productId is not an id.'],
  [{ productId: '__all__' }, 'productId is not an id.'],
  [{ productId: 'a\u0000b' }, 'productId is not an id.'],
  [{ productId: long(201) }, 'productId must have at most 200 characters.'],
  [{ productName: undefined }, 'productName must be a text.'],
  [{ productName: long(201) }, 'productName must have at most 200 characters.'],
  [{ customerEmail: undefined }, 'customerEmail must be a text.'],
  [{ customerEmail: 'asha' }, 'customerEmail must be an e-mail address.'],
  [{ customerEmail: `${long(320)}@example.com` }, 'customerEmail must have at most 320 characters.'],
  [{ customerName: undefined }, 'customerName must be a text.'],
  [{ customerName: long(201) }, 'customerName must have at most 200 characters.'],
  [{ userId: undefined }, 'userId must be a text.'],
  [{ userId: 'a/b' }, 'userId is not an id.'],
  [{ userId: long(129) }, 'userId must have at most 128 characters.'],
])('an order with %j is refused by the name of the field', async (changes, error) => {
  await expectError(
    await post('api/create-order', JSON.stringify({ ...completeOrder, ...changes })),
    400,
    error,
  )
})

test('an amount beyond all numbers is refused', async () => {
  const body = JSON.stringify(completeOrder).replace('130', '1e999')
  await expectError(await post('api/create-order', body), 400, 'amount must be a number of rupees.')
})

test.each([
  [{ paymentId: undefined }, 'paymentId must be a text.'],
  [{ paymentId: '' }, 'paymentId must not be empty.'],
  [{ paymentId: long(129) }, 'paymentId must have at most 128 characters.'],
  [{ orderId: undefined }, 'orderId must be a text.'],
  [{ orderId: 'a/../b' }, 'orderId is not an id.'],
  [{ orderId: long(129) }, 'orderId must have at most 128 characters.'],
  [{ signature: undefined }, 'signature must be a text.'],
  [{ signature: long(257) }, 'signature must have at most 256 characters.'],
  [{ productId: undefined }, 'productId must be a text.'],
])('a payment with %j is refused by the name of the field', async (changes, error) => {
  await expectError(
    await post('api/verify-payment', JSON.stringify({ ...completePayment, ...changes })),
    400,
    error,
  )
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'the content type %j is refused',
  async (type) => {
    const response = await post('api/create-order', JSON.stringify(completeOrder), { 'content-type': type })
    await expectError(response, 415, 'Content-Type must be application/json.')
  },
)

test('a charset beside the content type is fine', async () => {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  expect((await post('api/create-order', JSON.stringify(completeOrder), type)).status).toBe(401)
})

test.each(['api/create-order', 'api/verify-payment', 'local-provider/payments'])(
  'a body of 1 MB to %s is refused',
  async (path) => {
    const body = JSON.stringify({ ...completeOrder, customerName: long(1024 * 1024) })
    await expectError(await post(path, body), 413, 'The request body is too large.')
  },
)

test('a body of 1 MB is refused when its length is not announced', async () => {
  const chunk = new TextEncoder().encode(long(64 * 1024))
  let chunks = 16
  const body = new ReadableStream({
    pull: (controller) => (chunks-- > 0 ? controller.enqueue(chunk) : controller.close()),
  })
  const request = new Request('http://localhost/api/create-order', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    ...STREAMED,
  })
  const response = await app.request(request)
  await expectError(response, 413, 'The request body is too large.')
})

test('an endless body is not read to the end', async () => {
  const chunk = new Uint8Array(64 * 1024)
  let sent = 0
  const body = new ReadableStream({
    pull: (controller) => {
      sent += chunk.length
      controller.enqueue(chunk)
    },
  })
  const request = new Request('http://localhost/api/create-order', { method: 'POST', body, ...STREAMED })
  await expectError(await app.request(request), 413, 'The request body is too large.')
  expect(sent).toBeLessThan(8 * 1024 * 1024)
})

test('a client that goes away while sending is no failure of the endpoint', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('socket closed')) })
  const request = new Request('http://localhost/api/create-order', { method: 'POST', body, ...STREAMED })
  await expectError(await app.request(request), 400, 'The request body could not be read.')
})
