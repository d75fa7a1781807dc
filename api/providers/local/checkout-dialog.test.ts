/** What the student sees of the checkout, in a real browser. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CheckoutPage, SECRET, startCheckoutPage } from '../../testing/checkout-page'

let checkout: CheckoutPage

beforeAll(async () => {
  checkout = await startCheckoutPage()
})
afterAll(() => checkout.close())
beforeEach(() => checkout.reset())

test('the dialog shows merchant, product, amount and payer, whatever the styles of the page', async () => {
  await checkout.open()
  const text = await checkout.dialog().textContent()
  for (const part of ['Pariksha Academy', 'Polity PDF Pack', 'Rs. 130.00', 'Asha Rao, asha@example.com']) {
    expect(text).toContain(part)
  }
  for (const name of ['Pay', 'Cancel', 'Test a failed payment']) {
    const box = await checkout.button(name).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await checkout.button('Pay').evaluate((pay) => getComputedStyle(pay).backgroundColor)).toBe(
    'rgb(255, 184, 0)',
  )
  expect(
    await checkout
      .dialog()
      .getByText('Rs. 130.00')
      .evaluate((p) => getComputedStyle(p).color),
  ).toBe('rgb(243, 245, 249)')
})

test('the focus starts on Pay and goes round inside the dialog', async () => {
  await checkout.open()
  const focused = () =>
    checkout.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
  const seen = [await focused()]
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await checkout.page.keyboard.press(key)
    seen.push(await focused())
  }
  expect(seen).toEqual(['Pay', 'Cancel', 'Test a failed payment', 'Pay', 'Test a failed payment'])
})

test.each([
  ['an unknown order', { order_id: 'order_2' }, 'The id provided does not exist.'],
  ['another amount', { amount: 100 }, 'amount differs'],
  ['another currency', { currency: 'USD' }, 'currency differs'],
  ['a foreign key', { key: 'other' }, 'key id provided is not valid'],
  ['an order that is paid', { order_id: 'order_paid' }, 'already paid'],
])('%s shows an error and cannot be paid', async (_, changes, message) => {
  await checkout.open(changes)
  await checkout.button('Pay').click()
  await expect.poll(() => checkout.dialog().getByRole('alert').textContent()).toContain(message)
  await checkout.button('Cancel').click()
  expect(await checkout.events()).toEqual([['dismissed']])
})

test.each([
  ['no key', { key: '' }, 'No key passed'],
  ['no order', { order_id: '' }, 'No order_id passed'],
  ['an amount in rupees and paise', { amount: 130.5 }, 'integer paise'],
])('%s is an error of the page', async (_, changes, message) => {
  await expect(checkout.open(changes)).rejects.toThrow(message)
})

test('markup in the options is shown as text', async () => {
  const description = '<img src=x onerror="window.hacked = true">'
  await checkout.open({ description })
  expect(await checkout.dialog().getByText(description).isVisible()).toBe(true)
})

test('a second load of the script keeps the first', async () => {
  const first = await checkout.page.evaluateHandle('window.Razorpay')
  await checkout.page.addScriptTag({ url: `${checkout.apiOrigin}/checkout.js` })
  expect(await checkout.page.evaluate((first) => first === Reflect.get(window, 'Razorpay'), first)).toBe(true)
})

test('the script carries no secret', async () => {
  expect(await (await fetch(`${checkout.apiOrigin}/checkout.js`)).text()).not.toContain(SECRET)
})
