import type { Page, Route } from '@playwright/test'
import { database, endpoint } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { expect, test } from './testing/journey'
import { acknowledge, buyPack, fillRegistration, haveStudent, newStudent, ownToken } from './testing/student'

const api = `${endpoint}/api`
const thanks = 'Payment verified successfully! You now have access to this resource.'
const pack = '/content/paid-resources/indian-polity-notes'
const otherPack = {
  path: '/content/paid-resources/quantitative-aptitude-notes',
  productId: 'resource_quantitative_aptitude',
  productName: 'Quantitative Aptitude Notes',
  amount: 99,
}
const confirming = 'Payment received, confirming'

const buy = (page: Page) => page.getByRole('button', { name: /^Buy Now Rs\.\s?199$/ })
const checkout = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Pay', exact: true }) })
const press = (page: Page, name: 'Pay' | 'Test a failed payment' | 'Cancel') =>
  checkout(page).getByRole('button', { name, exact: true }).click()

/** The provider's script, made to call its success handler twice. */
async function tellSuccessTwice(route: Route) {
  const response = await route.fetch()
  const twice = `
    const Once = window.Razorpay
    window.Razorpay = function (options) {
      const { handler } = options
      return new Once({ ...options, handler: (success) => { handler(success); handler(success) } })
    }`
  await route.fulfill({ response, body: (await response.text()) + twice })
}

test('a visitor logs in, returns to the same pack, sees one message for a failed payment, then buys it, downloads it and gets a receipt', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(pack)
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByText('Please login to access paid PDFs')).toBeVisible()
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('link', { name: 'Sign up' }).click()
  const student = newStudent()
  await fillRegistration(page, student)
  await expect(page).toHaveURL(new RegExp(`${pack}$`))

  // A dismissal is silent, and the focus is where it was; a failure is told by the page alone, and the next try gets the
  // same order.
  await buy(page).dblclick()
  await press(page, 'Cancel')
  await expect(checkout(page)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(buy(page)).toBeFocused()
  await buy(page).click()
  await press(page, 'Test a failed payment')
  await expect(checkout(page)).toHaveCount(0)
  await acknowledge(page, /Payment error: The payment was declined by the bank\. .*Payment ID: pay_/s)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const orders = new Set<unknown>()
  page.on('response', async (response) => {
    if (response.url().endsWith('/create-order')) orders.add((await response.json()).orderId)
  })
  await buy(page).click()
  await press(page, 'Pay')
  await acknowledge(page, thanks)
  await expect(page.getByText('Access Granted!')).toBeVisible()
  expect(orders.size).toBe(1)

  // One press downloads for offline; the reader saves the file.
  await page.getByRole('button', { name: /^Download for offline: Book 1/ }).click()
  await expect(page.getByRole('button', { name: /^Downloaded: Book 1/ })).toBeVisible()
  await page.getByRole('link', { name: /^Read Book 1/ }).click()
  const phone = page.getByRole('button', { name: 'More' })
  if (await phone.isVisible()) await phone.click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^Book 1.*\.pdf$/)

  await page.goto('/purchases')
  await expect(page.getByText(/ · Rs\.\s199$/)).toBeVisible()
  await page.getByRole('link', { name: /^Open/ }).click()
  await expect(page).toHaveURL(/\/pdf-viewer\//)
  await page.goBack()
  await page.getByRole('link', { name: /^Receipt/ }).click()
  await expect(page.getByRole('article')).toContainText(student.email)
  await expect(page.getByRole('article')).toContainText(/pay_[0-9a-f]+/)
})

test('a checkout that is closed gives the focus back on the page of a package too', {
  tag: '@desktop',
}, async ({ page }) => {
  await haveStudent(page)
  await page.goto('/test-series/ibps-po-prelims')
  await page.getByRole('button', { name: 'Buy Now' }).press('Enter')
  await press(page, 'Cancel')
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeFocused()
})

test('whoever has bought a pack is not asked to buy it while that is looked up', { tag: '@phone' }, async ({
  page,
}) => {
  await haveStudent(page)
  await buyPack(page, 'indian-polity-notes')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/:runQuery/, async (route) => {
    if (route.request().postData()?.includes('user_purchases')) await answered
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Indian Polity Notes' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checking...' })).toBeVisible()
  await expect(page.getByText('Unlock Premium Access')).toBeHidden()
  await expect(page.getByText('one payment')).toBeHidden()
  answer()
  await expect(page.getByText('Access Granted!')).toBeVisible()
})

/** What breaks in between is the same at every size: once is enough. */
test.describe('what breaks in between', () => {
  test.skip(({ isMobile }) => !isMobile)

  test('a tab closed after paying and before the answer: the next start finds the payment by its order', async ({
    page,
    context,
  }) => {
    await haveStudent(page)
    await page.goto(pack)
    await buy(page).click()
    await expect(checkout(page)).toBeVisible()
    const order: string = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('openedOrders:')) ?? ''
      return JSON.parse(localStorage.getItem(key) ?? '[]')[0].orderId
    })
    // Paid at the provider, and nothing of it reaches the page: as when the bank's app takes the tab away.
    const paid = await page.request.post(`${endpoint}/local-provider/payments`, {
      data: { orderId: order, outcome: 'pay' },
    })
    expect(paid.status()).toBe(200)
    await page.close()
    const next = await context.newPage()
    await next.goto(pack)
    await acknowledge(next, thanks)
    await expect(next.getByText('Access Granted!')).toBeVisible()
    await next.goto('/purchases')
    await expect(next.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(next.getByText('Owned', { exact: true })).toHaveCount(1)
  })

  test('verify answers 500, then late: the payment is kept, shown as confirming, told once, and never paid twice', async ({
    page,
  }) => {
    await haveStudent(page)
    await page.goto(pack)
    let orders = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/create-order') && request.method() === 'POST') orders += 1
    })
    await page.route('**/api/verify-payment', (route) =>
      route.fulfill({ status: 500, json: { error: 'Internal server error. Please try again later.' } }),
    )
    await buy(page).click()
    await press(page, 'Pay')
    await expect(page.getByText(confirming)).toBeVisible()
    await acknowledge(page, /Payment completed but verification failed\. .*payment ID: pay_/s)
    // Nothing to buy, here or after a reload; asking again says nothing anew.
    await page.reload()
    await expect(page.getByText(confirming)).toBeVisible()
    await expect(buy(page)).toHaveCount(0)
    await expectAccessible(page, 'a payment that is being confirmed')
    const refused = page.waitForResponse('**/api/verify-payment')
    await page.getByRole('button', { name: 'Check Again' }).click()
    await refused
    await expect(page.getByRole('button', { name: 'Check Again' })).toBeEnabled()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await page.unroute('**/api/verify-payment')
    await page.route('**/api/verify-payment', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Check Again' }).click()
    await acknowledge(page, thanks)
    await expect(page.getByText('Access Granted!')).toBeVisible()
    expect(orders).toBe(1)
  })

  test('script blocked, order refused, success told twice, recording offline: each is told once, the next try works, and access is there', async ({
    page,
  }) => {
    await haveStudent(page)
    await page.goto(pack)
    await page.route('**/checkout.js', (route) => route.abort())
    await buy(page).click()
    await acknowledge(
      page,
      /Failed to initialize payment\. Please try again\.\s*Failed to load payment provider script/,
    )
    await page.unroute('**/checkout.js')
    await page.route('**/checkout.js', tellSuccessTwice)
    await page.route('**/api/create-order', (route) => route.fulfill({ status: 502, json: {} }))
    await buy(page).click()
    await acknowledge(
      page,
      /Failed to initialize payment\. Please try again\.\s*Failed to create payment order/,
    )
    await page.unroute('**/api/create-order')
    let refused = 0
    let verified = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/verify-payment') && request.method() === 'POST') verified += 1
    })
    await page.route(/documents:commit/, (route) => {
      if (!route.request().postData()?.includes('lastProductId')) return route.continue()
      refused += 1
      return route.abort()
    })
    await buy(page).click()
    await press(page, 'Pay')
    await acknowledge(
      page,
      /You now have access.*Failed to add test series or resource purchase\..*Payment ID: pay_/s,
    )
    await expect(page.getByText('Access Granted!')).toBeVisible()
    expect(refused).toBeGreaterThan(0)
    expect(verified).toBe(1)
    await page.unroute(/documents:commit/)
    await page.reload()
    await expect(page.getByText('Access Granted!')).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('pendingPayments:'))),
      )
      .toBe(false)
  })

  test('asked too often: a payment is verified after the wait, by itself; a press on Buy says how long to wait', async ({
    page,
  }) => {
    await haveStudent(page)
    await page.goto(pack)
    let refusals = 2
    await page.route('**/api/verify-payment', async (route) => {
      if (route.request().method() !== 'POST' || refusals === 0) return route.continue()
      refusals -= 1
      const origin = new URL(page.url()).origin
      return route.fulfill({
        status: 429,
        headers: {
          'retry-after': '2',
          'access-control-allow-origin': origin,
          'access-control-expose-headers': 'Retry-After',
        },
        json: { error: 'Too many tries. Please wait 2 seconds and try again.' },
      })
    })
    await buy(page).click()
    await press(page, 'Pay')
    await expect(page.getByText(confirming)).toBeVisible()
    await acknowledge(page, thanks)
    await expect(page.getByText('Access Granted!')).toBeVisible()
    expect(refusals).toBe(0)

    // The endpoint itself refuses here: more orders in a minute than any student makes.
    await page.goto(otherPack.path)
    const { uid, idToken } = await ownToken(page)
    const { path: _, ...product } = otherPack
    const names = { customerEmail: 'a@demo.test', customerName: 'A', userId: uid }
    const order = () =>
      page.request.post(`${api}/create-order`, {
        headers: { authorization: `Bearer ${idToken}` },
        data: { ...product, ...names, currency: 'INR' },
      })
    await expect.poll(async () => (await order()).status(), { intervals: [0] }).toBe(429)
    const buyOther = page.getByRole('button', { name: /^Buy Now Rs\./ })
    await buyOther.click()
    await acknowledge(
      page,
      /Failed to initialize payment\. Please try again\.\s*Too many tries\. Please wait \d+ seconds? and try again\./,
    )
    await expect(buyOther).toBeEnabled()
  })

  test('a pack that only the own list names stays locked, and support is written to with its name', async ({
    page,
  }) => {
    await haveStudent(page)
    const { uid } = await ownToken(page)
    // As an older record has it: named by hand, without a payment.
    const record = `${database}/v1/projects/demo-pariksha/databases/(default)/documents/users/${uid}`
    const named = await page.request.patch(`${record}?updateMask.fieldPaths=Resource`, {
      headers: { authorization: 'Bearer owner' },
      data: {
        fields: { Resource: { arrayValue: { values: [{ stringValue: 'Indian Polity Notes' }] } } },
      },
    })
    expect(named.status()).toBe(200)
    await page.goto(pack)
    await expect(page.getByRole('heading', { name: 'Your account lists this as bought' })).toBeVisible()
    await expect(page.getByText('Locked').first()).toBeVisible()
    await expectAccessible(page, 'a pack without a proof of payment')
    await page.getByRole('link', { name: 'Contact support' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('Payment for Indian Polity Notes')
  })

  test('two tabs: one order, and what one tab buys the other shows; a product that is owned is not sold again', async ({
    page,
    context,
  }) => {
    await haveStudent(page)
    const second = await context.newPage()
    await Promise.all([page.goto(pack), second.goto(pack)])
    await Promise.all([expect(buy(page)).toBeEnabled(), expect(buy(second)).toBeEnabled()])
    const { uid, idToken } = await ownToken(page)
    const orderOf = (tab: Page) =>
      tab.waitForResponse((response) => response.url().endsWith('/create-order')).then((one) => one.json())
    const [one] = await Promise.all([orderOf(page), buy(page).click()])
    const two = orderOf(second)
    // The button is locked for the moment in which this tab hears of the other one's order: then it is pressed again.
    await expect(async () => {
      if (!(await checkout(second).isVisible())) await buy(second).click({ timeout: 2000 })
      await expect(checkout(second)).toBeVisible({ timeout: 5000 })
    }).toPass()
    expect(await two).toEqual(one)
    await press(second, 'Pay')
    await acknowledge(second, thanks)
    await press(page, 'Cancel')
    await expect(page.getByText('Access Granted!')).toBeVisible()

    const again = await page.request.post(`${api}/create-order`, {
      headers: { authorization: `Bearer ${idToken}` },
      data: {
        amount: 199,
        currency: 'INR',
        productId: 'resource_indian_polity',
        productName: 'Indian Polity Notes',
        customerEmail: 'a@demo.test',
        customerName: 'A',
        userId: uid,
      },
    })
    expect(again.status()).toBe(409)
    expect(await again.json()).toEqual({ error: 'You already own this product.' })
  })
})
