import { appOnDevice } from './testing/installed'
import { expect, test } from './testing/journey'

test('a first visit paints a frame at once, asks only for the page’s own code, and reads letters that stay', {
  tag: '@phone',
}, async ({ page, request }) => {
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

  test('the letters of the text come from the device, before the first paint', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/about')
    await appOnDevice(page)
    await page.reload()
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Inter,/)
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true)
  })
})

test('a test opened by its address starts in a browser that reports no first paint without text', {
  tag: '@phone',
}, async ({ page }) => {
  // As Firefox and Safari do: the frame of a test has neither text nor a picture.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto('/test-series/appsc-group-2-screening/test/free-mock-1')
  await expect(page.getByRole('button', { name: 'I am ready to begin' })).toBeVisible()
})

test('a browser without what the styles need shows one sentence in place of the page', {
  tag: '@phone',
}, async ({ page }) => {
  const sentence = page.getByText('This browser is too old for Pariksha Academy.')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sentence).toBeHidden()

  await page.route(/\/index-[^/]+\.css$/, async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    expect(css).toContain('(color:color-mix(in srgb, red, red))')
    await route.fulfill({
      response,
      body: css.replace('(color:color-mix(in srgb, red, red))', '(color:no-such-function(red))'),
    })
  })
  await page.reload()
  await expect(sentence).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})
