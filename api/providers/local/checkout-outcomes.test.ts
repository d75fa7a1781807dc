/** What the page hears of the checkout, in a real browser. */
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CheckoutPage, SECRET, startCheckoutPage } from '../../testing/checkout-page'

let checkout: CheckoutPage

beforeAll(async () => {
  checkout = await startCheckoutPage()
})
afterAll(() => checkout.close())
beforeEach(() => checkout.reset())

function successOf(orderId: string, paymentId: unknown) {
  const signature = createHmac('sha256', SECRET)
    .update(`${orderId}|${String(paymentId)}`)
    .digest('hex')
  return { razorpay_payment_id: paymentId, razorpay_order_id: orderId, razorpay_signature: signature }
}

test('Pay closes the dialog and hands a signed payment to the handler', async () => {
  await checkout.open()
  await checkout.button('Pay').click()
  await expect.poll(checkout.events).toHaveLength(1)
  const [[kind, success]] = (await checkout.events()) as [[string, Record<string, string>]] // what openCheckout pushes
  expect(kind).toBe('success')
  expect(success.razorpay_payment_id).toMatch(/^pay_\w{14}$/)
  expect(success).toEqual(successOf('order_1', success.razorpay_payment_id))
  expect(await checkout.dialog().isVisible()).toBe(false)
  expect(await checkout.page.evaluate(() => document.activeElement?.id)).toBe('buy')
})

test('a double click on Pay is one payment', async () => {
  await checkout.open()
  await checkout.button('Pay').dblclick()
  await expect.poll(checkout.events).toHaveLength(1)
  expect(checkout.payments()).toBe(1)
})

test('two quick clicks in one task are one payment', async () => {
  await checkout.open()
  await checkout.button('Pay').evaluate((pay: HTMLButtonElement) => {
    pay.click()
    pay.click()
  })
  await expect.poll(checkout.events).toHaveLength(1)
  expect(checkout.payments()).toBe(1)
})

test('Fail reports payment.failed with a payment id, and the student may still pay', async () => {
  await checkout.open()
  await checkout.button('Test a failed payment').click()
  await expect.poll(checkout.events).toHaveLength(1)
  expect(await checkout.events()).toEqual([
    [
      'failed',
      {
        error: {
          code: 'BAD_REQUEST_ERROR',
          description: 'The payment was declined by the bank.',
          reason: 'payment_failed',
          metadata: { order_id: 'order_1', payment_id: expect.stringMatching(/^pay_\w{14}$/) },
        },
      },
    ],
  ])
  await expect.poll(() => checkout.dialog().getByRole('alert').textContent()).toContain('declined')
  await checkout.button('Pay').click()
  await expect.poll(checkout.events).toHaveLength(2)
  expect((await checkout.events())[1]).toEqual(['success', expect.anything()])
})

test('without retry a failed payment closes the checkout', async () => {
  await checkout.open({ retry: { enabled: false } })
  await checkout.button('Test a failed payment').click()
  await expect.poll(checkout.events).toEqual([['failed', expect.anything()], ['dismissed']])
  expect(await checkout.dialog().isVisible()).toBe(false)
})

test.each([
  ['Cancel', () => checkout.button('Cancel').click()],
  ['Escape', () => checkout.page.keyboard.press('Escape')],
  ['close() of the page', () => checkout.page.evaluate('checkout.close()')],
])('%s dismisses once and pays nothing', async (_, dismiss) => {
  await checkout.open()
  await dismiss()
  await expect.poll(checkout.events).toEqual([['dismissed']])
  expect(await checkout.dialog().isVisible()).toBe(false)
  expect(checkout.payments()).toBe(0)
  expect(await checkout.page.evaluate(() => document.activeElement?.id)).toBe('buy')
})

test('a dismissed checkout opens again', async () => {
  await checkout.open()
  await checkout.button('Cancel').click()
  await checkout.page.evaluate('checkout.open()')
  await checkout.button('Pay').click()
  await expect.poll(checkout.events).toEqual([['dismissed'], ['success', expect.anything()]])
})

test('a network failure says so and the next try pays', async () => {
  await checkout.open()
  await checkout.page.route('**/local-provider/payments', (route) => route.abort('internetdisconnected'), {
    times: 1,
  })
  await checkout.button('Pay').click()
  await expect
    .poll(() => checkout.dialog().getByRole('alert').textContent())
    .toContain('could not be reached')
  expect(await checkout.events()).toEqual([])
  await checkout.button('Pay').click()
  await expect.poll(checkout.events).toEqual([['success', expect.anything()]])
})

test('a payment whose answer was lost is the same payment at the next try', async () => {
  const lost: unknown[] = []
  await checkout.open()
  await checkout.page.route(
    '**/local-provider/payments',
    async (route) => {
      lost.push(((await (await route.fetch()).json()) as Record<string, unknown>).razorpay_payment_id) // the success shape
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await checkout.button('Pay').click()
  await expect
    .poll(() => checkout.dialog().getByRole('alert').textContent())
    .toContain('could not be reached')
  await checkout.button('Pay').click()
  await expect.poll(checkout.events).toEqual([['success', successOf('order_1', lost[0])]])
})

test('Escape while the payment runs waits for its answer, which is not lost', async () => {
  await checkout.open()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await checkout.page.route('**/local-provider/payments', async (route) => {
    await held
    await route.continue()
  })
  await checkout.button('Pay').click()
  await expect.poll(() => checkout.dialog().getAttribute('aria-busy')).toBe('true')
  await checkout.page.keyboard.press('Escape')
  await checkout.page.keyboard.press('Escape')
  expect(await checkout.events()).toEqual([])
  release()
  await expect.poll(checkout.events).toEqual([['success', expect.anything()]])
})
