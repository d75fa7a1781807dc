import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { keptOnDevice } from './testing/device'
import { expect, test } from './testing/journey'
import { acknowledge, buyPack, demoStudent, haveStudent, signIn } from './testing/student'

const pageField = (page: Page, count: number) => page.getByLabel(`Page, 1 to ${count}`)
const drawn = (page: Page, number: number) =>
  page.locator(`section[aria-label="Page ${number}"][data-drawn="true"]`)

test('an owner reads a book: finds words, uses the contents, closes the tab and is back on the page', {
  tag: '@phone',
}, async ({ page }) => {
  // A student that no other journey knows: the account keeps the place in a book.
  const student = await haveStudent(page)
  await buyPack(page, 'indian-polity-notes')
  await page.getByRole('link', { name: 'Book 3: The Union Government' }).click()
  // The controls stand there from the first moment.
  await expect(page.getByRole('toolbar', { name: 'Pages and zoom' })).toBeVisible()
  await expect(drawn(page, 1)).toBeVisible()
  await expect(page.getByText('You own this pack')).toBeVisible()
  await expect(page.locator('[data-reader-mark]').first()).toContainText(student.email)

  await page.keyboard.press('/')
  await page.getByLabel('Find in this document').fill('joint  SITTING')
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect(page.locator('[data-match="current"]').first()).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible()
  await expect(page.locator('[data-match="current"]').first()).toBeInViewport()
  await expectAccessible(page, 'an open book with its search')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Find in this document')).toBeHidden()

  await page.keyboard.press('c')
  const chapter = page
    .getByRole('dialog', { name: 'Contents' })
    .getByRole('button', { name: /Three emergencies/ })
  await expect(chapter).toBeVisible()
  await expectAccessible(page, 'the contents of a book')
  await chapter.click()
  await expect(pageField(page, 5)).toHaveValue('4')
  // Selected text is the page's own.
  await expect(drawn(page, 4)).toContainText('Proclaimed')
  await page.keyboard.press('+')
  await expect(page.getByRole('status', { name: 'Zoom' })).toHaveText('125%')
  await expect(pageField(page, 5)).toHaveValue('4')

  // The place is kept after a rest; the end of page 3 is the top of page 4.
  await expect.poll(() => keptOnDevice(page, 'reading-place/')).toMatch(/"page":(4|3,"fraction":(1|0\.9))/)
  await page.reload()
  await expect(drawn(page, 4)).toBeVisible()
  await expect(pageField(page, 5)).toHaveValue('4')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(/indian-polity-notes$/)
})

test('a student looks into a pack before buying, buys, and reads 200 pages by small ranges, through a lost network', {
  tag: '@phone',
}, async ({ page, context }) => {
  await haveStudent(page)
  await page.goto('/content/paid-resources/quantitative-aptitude-notes')
  await page.getByRole('button', { name: 'Preview Book 5: The Drill Book' }).click()
  const look = page.getByRole('dialog', { name: 'Book 5: The Drill Book' })
  await expect(look).toContainText('Page 1 of 200')
  await expect(look.getByRole('img')).toHaveJSProperty('complete', true)
  expect(await look.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await expectAccessible(page, 'a look into a book')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Buy Now/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click()
  await acknowledge(page, /Payment verified successfully/)

  let bytes = 0
  const faults: string[] = []
  page.on('response', async (response) => {
    const request = response.request()
    if (!response.url().includes('drill-book.pdf') || request.method() !== 'GET') return
    const headers = await request.allHeaders()
    if (response.status() !== 206) faults.push(`answered ${response.status()}`)
    if (response.url().includes('token=')) faults.push('a lasting link')
    if (!headers.authorization?.startsWith('Firebase ')) faults.push('no token of the student')
    bytes += Number(response.headers()['content-length'])
  })
  await page.getByRole('link', { name: 'Book 5: The Drill Book' }).click()
  await expect(drawn(page, 1)).toBeVisible()
  await expect(drawn(page, 2)).toBeAttached()
  expect(bytes).toBeLessThan(500_000)

  await page.keyboard.press('End')
  await expect(drawn(page, 200)).toBeVisible()
  await expect(pageField(page, 200)).toHaveValue('200')
  await expect.poll(() => page.locator('canvas').count()).toBeLessThanOrEqual(4)

  await context.setOffline(true)
  await pageField(page, 200).fill('90')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waiting for the network')).toBeVisible()
  await context.setOffline(false)
  await expect(drawn(page, 90)).toBeVisible()
  await expect(page.getByText('Waiting for the network')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('who may not read is sent where the specification says, and hostile addresses open nothing', {
  tag: '@phone',
}, async ({ page }) => {
  const paid = '/pdf-viewer/x?url=paid/resource_indian_polity/making-and-basis.pdf'
  await page.goto(paid)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Please login to access paid PDFs')).toBeVisible()
  await signIn(page, demoStudent.email, demoStudent.password)
  await page.goto(paid)
  await expect(page).toHaveURL(/\/content\/paid-resources$/)

  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') asked.push(request.url())
  })
  for (const url of ['https://evil.example/a.pdf', '//evil.example/a.pdf', 'javascript:alert(1)', '']) {
    await page.goto(`/pdf-viewer/x?url=${encodeURIComponent(url)}`)
    await expect(page).toHaveURL(/\/content\/resource$/)
    if (url !== '') await acknowledge(page, 'This file cannot be opened: its address is not allowed here.')
  }
  expect(asked).toEqual([])

  // A picture is shown as one, without the reader's code.
  await page.goto(
    '/pdf-viewer/x?title=Rays&url=images/first-pages/resource_general_science/scanned-notebook.webp',
  )
  await expect(page.getByRole('img', { name: 'Rays' })).toBeVisible()
  await expectAccessible(page, 'a picture')
})
