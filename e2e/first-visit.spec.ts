import { appOnDevice } from './testing/installed'
import { expect, test } from './testing/journey'

test('a first visit paints a frame at once, asks only for the page’s own code, and reads letters that stay', async ({
  page,
  request,
}) => {
  const shell = await (await request.get('/content/current-affairs')).text()
  expect(shell).toContain('Current Affairs')
  const anyOther = await (await request.get('/job/any')).text()
  expect(anyOther).toContain('data-prerendered="frame"')

  const sent: string[] = []
  page.on('request', (one) => sent.push(one.url()))
  const first = (what: RegExp) => sent.findIndex((url) => what.test(url))
  await page.goto('/content/current-affairs')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The style sheet and the letters of the headings come before the code, the code before the documents.
  expect(first(/\/index-[^/]+\.css$/)).toBeLessThan(first(/\/index-[^/]+\.js$/))
  expect(first(/\/index-[^/]+\.js$/)).toBeLessThan(first(/:runQuery/))
  expect(first(/\/identity-|inter-latin|exam-pages|pdf/)).toBe(-1)
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(await font()).toMatch(/^"Inter Fallback"/)
})

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the letters of the text come from the device, before the first paint', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the same at any size')
    await page.goto('/about')
    await appOnDevice(page)
    await page.reload()
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Inter,/)
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true)
  })
})
