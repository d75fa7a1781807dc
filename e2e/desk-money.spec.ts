import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { database, endpoint, identityService } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { expect, test } from './testing/desk'
import { buyPack, haveStudent } from './testing/student'

const pack = 'indian-polity-notes'
const buyAgain = (page: Page) => page.getByRole('button', { name: /^Buy Now Rs\.\s?199$/ })

/** What the identity service answers to the student's password. */
async function signIn(page: Page, email: string, password: string): Promise<number> {
  const address = `${identityService}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  return (await page.request.post(address, { data: { email, password } })).status()
}

/** Finds the only student with this e-mail. */
async function openStudent(operator: Page, email: string) {
  await operator.getByRole('link', { name: 'Students' }).click()
  await operator.getByRole('searchbox').fill(email.slice(0, -6).toUpperCase())
  await operator.getByRole('searchbox').press('Enter')
  const row = operator.getByRole('main').getByRole('listitem')
  await expect(row).toHaveCount(1)
  await row.getByRole('link').click()
  await expect(operator.getByRole('heading', { level: 1, name: 'Lakshmi Devi Rao' })).toBeVisible()
}

test('an order is found and refunded once, a product is given, and the student is stopped and erased', {
  tag: '@desktop',
}, async ({ page, browser, startDesk }) => {
  const { email, password } = await haveStudent(page)
  await buyPack(page, pack)

  const operator = await (await browser.newContext()).newPage()
  const desk = await startDesk({ operator: 'asha' })
  await desk.open(operator, '/orders')
  await operator.getByRole('searchbox').fill(email)
  await operator.getByRole('searchbox').press('Enter')
  const found = operator.getByRole('main').getByRole('listitem')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Paid')
  await expectAccessible(operator, 'orders at the desk')
  await found.getByRole('link').press('Enter')

  await operator.getByRole('button', { name: 'Refund' }).click()
  const dialog = operator.getByRole('dialog', { name: 'Refund for Indian Polity Notes' })
  await expect(dialog).toContainText(
    `Rs. 199 for Indian Polity Notes goes back to Lakshmi Devi Rao, ${email}.`,
  )
  await expect(dialog).toContainText('The student loses the files of Indian Polity Notes at once.')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByLabel('Reason').fill('Bought by mistake')
  await expectAccessible(operator, 'a refund at the desk')
  await dialog.getByLabel('Reason').press('Enter')
  await expect(dialog).toContainText('A refund cannot be taken back.')
  await expectAccessible(operator, 'a refund that is asked once more')
  await dialog.getByRole('button', { name: 'Refund Rs. 199' }).dblclick()
  await expect(dialog.getByRole('status')).toHaveText(
    'Rs. 199 was refunded. The student has no access any more.',
  )
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(operator.getByText(/^Rs\. 199 refunded at the provider on \d+ \w+ \d{4}/)).toBeVisible()
  await expect(operator.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await expectAccessible(operator, 'a refunded order')
  await operator.getByRole('link', { name: 'Receipt' }).click()
  await expect(operator.getByText('Amount refunded')).toBeVisible()
  await expect(operator.getByText(email)).toBeVisible()
  await expectAccessible(operator, 'a receipt at the desk')
  await operator.emulateMedia({ media: 'print' })
  await expect(operator.getByRole('button', { name: 'Print' })).toBeHidden()
  await operator.emulateMedia({ media: 'screen' })
  await operator.getByRole('link', { name: 'Back to the order' }).click()
  await operator.getByRole('link', { name: 'History' }).click()
  await expect(
    operator.getByText('Refund of Rs. 199 for Indian Polity Notes: Bought by mistake'),
  ).toHaveCount(1)

  await page.reload()
  await expect(buyAgain(page)).toBeVisible()

  await openStudent(operator, email)
  await expectAccessible(operator, 'a student at the desk')
  await operator.getByRole('button', { name: 'Give a product' }).click()
  const give = operator.getByRole('dialog', { name: 'Give a product' })
  await give.getByRole('combobox').selectOption({ label: 'Indian Polity Notes, Rs. 199' })
  await give.getByLabel('Reason').fill('Won the quiz')
  await expectAccessible(operator, 'a gift at the desk')
  await give.getByRole('button', { name: 'Give product' }).click()
  await expect(give.getByRole('status')).toHaveText('Lakshmi Devi Rao has Indian Polity Notes now.')
  await give.getByRole('button', { name: 'Done' }).click()
  await expect(operator.getByText('Given by asha')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Access Granted!')).toBeVisible()
  await operator.getByRole('button', { name: 'Take back' }).click()
  const take = operator.getByRole('dialog', { name: 'Take back a gift' })
  await take.getByLabel('Reason').fill('Given to the wrong student')
  await expectAccessible(operator, 'taking a gift back')
  await take.getByRole('button', { name: 'Take back' }).dblclick()
  await expect(take.getByRole('status')).toHaveText(
    'Lakshmi Devi Rao cannot open Indian Polity Notes any more.',
  )
  await take.getByRole('button', { name: 'Done' }).click()
  await expect(operator.getByText('Taken back: Given to the wrong student')).toBeVisible()
  await expect(operator.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await page.reload()
  await expect(buyAgain(page)).toBeVisible()
  await page.goto('/purchases')
  await expect(page.getByText(/^Access ended on \d+ \w+ \d{4}\.$/)).toBeVisible()
  await page.goBack()

  const saving = operator.waitForEvent('download')
  await operator.getByRole('button', { name: 'Export all data' }).click()
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  expect(saved.data[0].purchases).toHaveLength(1)
  expect(saved.account.email).toBe(email)

  await operator.getByRole('button', { name: 'Deactivate' }).click()
  await operator.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(operator.getByText('Inactive', { exact: true })).toBeVisible()
  expect(await signIn(page, email, password)).toBe(400)
  await operator.getByRole('button', { name: 'Activate' }).click()
  await operator.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
  await expect(operator.getByRole('button', { name: 'Deactivate' })).toBeVisible()
  expect(await signIn(page, email, password)).toBe(200)

  await operator.getByRole('button', { name: 'Erase' }).click()
  const erase = operator.getByRole('dialog', { name: 'Erase this student' })
  await expect(erase).toContainText('Purchases: 1')
  await erase.getByRole('button', { name: 'Erase for good' }).click()
  await expect(erase.getByRole('alert')).toHaveText('Type the word erase.')
  await expectAccessible(operator, 'erasing at the desk')
  await erase.getByLabel('Type the word erase').fill('erase')
  await erase.getByRole('button', { name: 'Erase for good' }).click()
  const erased = operator.getByRole('dialog', { name: 'Erased' })
  await expect(erased.getByRole('status')).toContainText('The account is erased')
  await expect(erased).toContainText('Orders: 1')
  await erased.getByRole('button', { name: 'Done' }).click()
  await expect(operator.getByRole('heading', { level: 1, name: 'Erased student' })).toBeVisible()
  await expect(operator.getByText('Refunded')).toBeVisible()
  await expect(operator.getByText(/^Taken back by asha/)).toBeVisible()
  expect(await signIn(page, email, password)).toBe(400)

  await operator.getByRole('link', { name: 'Orders and sales' }).click()
  await operator.getByRole('tab', { name: 'Sales' }).click()
  await expect(operator.getByRole('rowheader', { name: 'Indian Polity Notes' }).first()).toBeVisible()
  await expectAccessible(operator, 'sales at the desk')
  const downloading = operator.waitForEvent('download')
  await operator.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^sales-\d{4}-\d\d-\d{4}-\d\d\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /,resource_indian_polity,Indian Polity Notes,\d+,/,
  )
  await operator.context().close()
})

test('searches without a result, contact messages, payments that need somebody, and an address that is wrong', {
  tag: '@phone',
}, async ({ page, startDesk }) => {
  const desk = await startDesk()
  await desk.open(page, '/students')
  await expect(page.getByRole('heading', { name: 'Newest students' })).toBeVisible()
  await page.getByRole('searchbox').fill('n')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('alert')).toHaveText('Type at least 2 letters or digits.')
  await page.getByRole('searchbox').fill('nobody has this name')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Nobody has “nobody has this name” in the name')).toBeVisible()
  await expectAccessible(page, 'a search for nobody')
  await page.getByRole('searchbox').fill('90000 00002')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('link', { name: /^Arjun Reddy/ })).toBeVisible()
  await expectAccessible(page, 'a student that was found')
  const id = Math.random().toString(36).slice(2).padEnd(20, '0').slice(0, 20)
  const message = {
    id,
    name: '<b>Ravi</b>',
    email: 'ravi@example.test',
    subject: `Fees ${id}`,
    message: 'Two\nlines',
  }
  expect((await page.request.post(`${endpoint}/api/contact`, { data: message })).status()).toBe(200)
  await page.getByRole('tab', { name: 'Contact messages' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `Fees ${id}` })).toContainText('<b>Ravi</b>')
  await expectAccessible(page, 'contact messages')

  await page.getByRole('link', { name: 'Orders and sales' }).click()
  await page.getByRole('searchbox').fill('no such order')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('No order was found')).toBeVisible()
  const place = `${database}/v1/projects/demo-pariksha/databases/(default)/documents/orders/order_${id}`
  const asOwner = { headers: { authorization: 'Bearer owner' } }
  const text = (stringValue: string) => ({ stringValue })
  const now = { timestampValue: new Date().toISOString() }
  const fields = {
    userId: text('student-demo'),
    productId: text('resource_lost'),
    productName: text('Lost Notes'),
    categoryId: text('lost'),
    categoryName: text('Lost'),
    amount: { integerValue: '99' },
    currency: text('INR'),
    status: text('paid'),
    paymentId: text(`pay_${id}`),
    createdAt: now,
    paidAt: now,
  }
  expect((await page.request.patch(place, { ...asOwner, data: { fields } })).status()).toBe(200)
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('link', { name: 'See payments' }).click()
  const lost = page.getByRole('region', { name: 'Paid without access' }).getByRole('listitem')
  await expect(lost).toContainText('Lost Notes')
  await expectAccessible(page, 'payments that need somebody')

  const entry = { kind: text('refund failed'), amount: { integerValue: '99' }, at: now }
  const map = (inner: object) => ({ mapValue: { fields: inner } })
  const reversals = map({ [`pay_${id}`]: map({ rfnd_1: map(entry) }) })
  const failed = { ...asOwner, data: { fields: { ...fields, reversals } } }
  expect((await page.request.patch(place, failed)).status()).toBe(200)
  await page.reload()
  await page
    .getByRole('region', { name: 'Refund failed' })
    .getByRole('link', { name: /Lost Notes/ })
    .click()
  await page.getByRole('button', { name: 'Mark as settled' }).click()
  const settle = page.getByRole('dialog', { name: 'Settle a failed refund' })
  await expect(settle).toContainText('Did the student get Rs. 99 another way')
  await settle.getByLabel('Reason').fill('NEFT 7')
  await expectAccessible(page, 'settling a refund')
  await settle.getByRole('button', { name: 'Mark as settled' }).dblclick()
  await expect(settle.getByRole('status')).toHaveText(
    /^Settled the failed refund of Rs\. 99 for Lost Notes in another way/,
  )
  await settle.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^A refund of Rs\. 99 failed on .*, settled another way$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as settled' })).toHaveCount(0)
  expect((await page.request.delete(place, asOwner)).status()).toBe(200)
  await page.goto(`${desk.origin}/orders/none`)
  await expect(page.getByRole('alert')).toContainText('There is no order "none".')
  await page.goto(`${desk.origin}/students/none`)
  await expect(page.getByRole('alert')).toContainText('Nobody in the local backend has the uid "none".')
})
