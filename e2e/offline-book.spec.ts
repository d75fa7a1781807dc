import type { BrowserContext, Locator, Page } from '@playwright/test'
import { database } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { keptOnDevice } from './testing/device'
import { appOnDevice, killed } from './testing/installed'
import { expect, test } from './testing/journey'
import {
  acknowledge,
  demoMember,
  demoStudent,
  haveStudent,
  logOut,
  ownToken,
  signIn,
} from './testing/student'

test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => !isMobile, 'the same at any size')

const drawn = (page: Page, number: number) =>
  page.locator(`section[aria-label="Page ${number}"][data-drawn="true"]`)
const download = (place: Page | Locator, title: string) =>
  place.getByRole('button', { name: new RegExp(`^(Download for offline|Resume) ?: ${title}`) })

/** A network of so many kilobits a second. */
async function slowDown(context: BrowserContext, page: Page, kilobits: number) {
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: (kilobits * 1000) / 8,
    uploadThroughput: (kilobits * 1000) / 8,
  })
}

async function leave(page: Page) {
  await page.goto('/')
  await logOut(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()
}

const title = 'Book 5: The Drill Book'
const pack = '/content/paid-resources/quantitative-aptitude-notes'

test('a book of 200 pages is downloaded at 1 Mbit/s, is stopped, resumes by a press, and by itself after a kill, is read in aeroplane mode, and goes when the purchase has ended', async ({
  page,
  context,
  request,
}) => {
  await haveStudent(page)
  await page.goto(pack)
  await page.getByRole('button', { name: /^Buy Now/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click()
  await acknowledge(page, /Payment verified successfully/)
  await appOnDevice(page)

  // The reader's code comes while the list is read; it is no part of the book.
  await page.waitForLoadState('networkidle')
  let bytes = 0
  const asked: string[] = []
  context.on('request', (one) => {
    const { range } = one.headers()
    if (one.url().includes('drill-book.pdf') && range) asked.push(range)
  })
  context.on('requestfinished', async (one) => {
    if (one.url().includes('drill-book.pdf')) bytes += (await one.sizes()).responseBodySize
  })
  await slowDown(context, page, 1000)
  const begin = Date.now()
  await download(page, title).click()
  const downloaded = (on: Page) => on.getByRole('button', { name: `Downloaded: ${title}` })
  await expect(downloaded(page)).toBeVisible({ timeout: 60_000 })
  console.log(`downloaded at 1 Mbit/s: ${bytes} bytes in ${((Date.now() - begin) / 1000).toFixed(1)} s`)
  expect(bytes).toBeLessThan(1_115_000)

  await downloaded(page).click()
  const dialog = page.getByRole('dialog', { name: 'Download for offline' })
  await expect(dialog.getByText('Downloaded · 1.1 MB')).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(`^Remove download ?: ${title}`) }).click()
  await expect(dialog.getByText('Downloaded · 1.1 MB')).toBeHidden()
  expect(await keptOnDevice(page, '/offline-files/')).toBe('[]')
  asked.length = 0
  await download(dialog, title).click()
  await expect(dialog.getByText(/: (4[89]|[5-8]\d)%/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog.getByText(/Not complete/)).toBeVisible()
  await download(dialog, title).click()
  await expect.poll(() => asked.length).toBe(2)
  // Killed, and not stopped: it resumes by itself.
  let now = await killed(context, page, pack)
  await expect(downloaded(now)).toBeVisible({ timeout: 20_000 })
  // The end of the tab ends its slow network too: the second piece may still have come and been stored.
  expect(asked).toEqual(['bytes=0-', 'bytes=524288-', expect.stringMatching(/^bytes=(524288|1048576)-$/)])

  await context.setOffline(true)
  const start = Date.now()
  now = await killed(context, now, '/offline')
  await now.getByRole('link', { name: `Open ${title}` }).click()
  await expect(drawn(now, 1)).toBeVisible()
  console.log(`opened in aeroplane mode, from the list, in ${Date.now() - start} ms`)
  await now.keyboard.press('End')
  await expect(drawn(now, 200)).toBeVisible()
  // The place is kept after half a second of rest.
  await expect.poll(() => keptOnDevice(now, 'reading-place/')).toMatch(/"page":(199|200)/)
  // By its address alone, whose document cannot be looked up now.
  const [address = ''] = now.url().split('?')
  now = await killed(context, now, address)
  await expect(drawn(now, 200)).toBeVisible()
  await expect(now.getByText('You own this pack')).toBeVisible()

  await context.setOffline(false)
  const { uid } = await ownToken(now)
  const purchase = `${database}/v1/projects/demo-pariksha/databases/(default)/documents/user_purchases/${uid}_resource_quantitative_aptitude`
  const ended = await request.patch(`${purchase}?updateMask.fieldPaths=isActive`, {
    headers: { authorization: 'Bearer owner' },
    data: { fields: { isActive: { booleanValue: false } } },
  })
  expect(ended.status()).toBe(200)
  now = await killed(context, now, address)
  await acknowledge(now, `"${title}" is no longer in your purchases. We removed its copy from this device.`)
  await expect(now).toHaveURL(/paid-resources$/)
  await expect.poll(() => keptOnDevice(now, '/offline-files/')).toBe('[]')
  await now.goto('/offline')
  await expect(now.getByText('No downloads yet')).toBeVisible()
})

test('an owner downloads a book in the reader, finds words in it in aeroplane mode, and logging out removes it', async ({
  page,
  context,
}) => {
  await signIn(page, demoMember.email, demoMember.password)
  await page.goto('/content/paid-resources/indian-polity-notes')
  await appOnDevice(page)
  await page.getByRole('link', { name: 'Book 3: The Union Government' }).click()
  await expect(drawn(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Download for offline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download for offline' })
  await expect(dialog.getByText('81 KB')).toBeVisible()
  await expectAccessible(page, 'downloading a book')

  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put // oxlint-disable-line typescript/unbound-method -- called as a method below
    IDBObjectStore.prototype.put = function full(value: unknown, key?: IDBValidKey) {
      if (typeof key === 'string' && key.includes('/offline-files/') && /\n.*\/0$/.test(key)) {
        IDBObjectStore.prototype.put = put
        throw new DOMException('full', 'QuotaExceededError')
      }
      return put.call(this, value, key)
    }
  })
  await download(dialog, 'Book 3').click()
  await expect(dialog.getByRole('alert')).toContainText('There is no room for 81 KB on this device.')
  expect(await keptOnDevice(page, '/offline-files/')).toBe('[]')
  await download(dialog, 'Book 3').click()
  await expect(dialog.getByText('Downloaded · 81 KB')).toBeVisible()

  await context.setOffline(true)
  const now = await killed(context, page, '/offline')
  await now.getByRole('link', { name: /^Open Book 3/ }).click()
  await expect(drawn(now, 1)).toBeVisible()
  await now.keyboard.press('/')
  await now.getByLabel('Find in this document').fill('joint sitting')
  await expect(now.getByText('1 of 3', { exact: true })).toBeVisible()

  await context.setOffline(false)
  await leave(now)
  await expect.poll(() => keptOnDevice(now, '/offline-files/')).toBe('[]')
  await signIn(now, demoStudent.email, demoStudent.password)
  await now.goto('/offline')
  await expect(now.getByText('No downloads yet')).toBeVisible()
})
