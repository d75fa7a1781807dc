import { builtFile, holdCode } from './testing/hold-code'
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
  await expect.poll(() => first(/:(batchGet|runQuery)/)).toBeGreaterThan(first(/\/index-[^/]+\.js$/))
  expect(first(/\/identity-|inter-latin|test-taker-pages|pdf/)).toBe(-1)
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(await font()).toMatch(/^"Inter Fallback"/)
})

test('a link that is pressed before the code has come shows the shape of a page at once', {
  tag: '@phone',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const slowly = {
    offline: false,
    latency: 300,
    downloadThroughput: 700_000 / 8,
    uploadThroughput: 700_000 / 8,
  }
  await session.send('Network.emulateNetworkConditions', slowly)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const bringCode = await holdCode(page, 'src/main.tsx')
  let bringPage = () => {}
  const mayCome = new Promise<void>((resolve) => {
    bringPage = resolve
  })
  await page.route('/content/current-affairs', async (route) => {
    await mayCome
    await route.continue()
  })
  const opened = page.goto('/', { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('link', { name: 'Browse Free Content' })
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const tell = (pressed: number) => {
      const isCovered = document.elementFromPoint(200, 400)?.closest('[data-leaving]') !== null
      const hasHeader = document.elementFromPoint(200, 30)?.closest('header') !== null
      const isBusy = document.querySelector('main')?.ariaBusy
      const after = Math.round(performance.now() - pressed)
      console.log('answered', JSON.stringify({ isCovered, hasHeader, isBusy, after }))
    }
    // The second frame begins when the first has been painted.
    addEventListener('click', ({ timeStamp }) =>
      requestAnimationFrame(() => requestAnimationFrame(() => tell(timeStamp))),
    )
  })
  const isAnswered = page.waitForEvent('console', (message) => message.text().startsWith('answered'))
  await link.tap({ noWaitAfter: true })
  // The next page has not answered yet: a locator would wait for it.
  const answer = (await isAnswered).text()
  console.log(`a pressed link: ${answer}`)
  expect(JSON.parse(answer.slice('answered '.length))).toMatchObject({
    isCovered: true,
    hasHeader: true,
    isBusy: 'true',
  })
  bringPage()
  await bringCode()
  await opened
  await expect(page.getByRole('heading', { level: 1, name: 'Current Affairs' })).toBeVisible()
  await expect(page.locator('[data-leaving]')).toHaveCount(0)
})

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an app on the device whose code was not answered once starts by itself without a network', {
    tag: '@phone',
  }, async ({ page, context }) => {
    test.setTimeout(40_000)
    await page.goto('/about')
    await appOnDevice(page)
    /** Lets the worker answer the request of the app's first file wrongly, or as before. */
    const answerRightly = (isRight: boolean) =>
      page.evaluate(
        async ([file, right]) => {
          for (const name of await caches.keys()) {
            const cache = await caches.open(name)
            const stored = await cache.match(file, { ignoreSearch: true })
            if (!stored) continue
            const kept = globalThis as { stored?: Response }
            kept.stored ??= stored.clone()
            await cache.put(file, right ? kept.stored.clone() : new Response('', { status: 503 }))
          }
        },
        [`/${builtFile('src/main.tsx')}`, isRight] as const,
      )
    await answerRightly(false)
    await context.setOffline(true)
    const next = await context.newPage()
    const opened = next.goto('/offline')
    await expect(next.getByRole('banner')).toBeVisible()
    await next.waitForLoadState('load')
    await answerRightly(true)
    await opened
    await expect(next.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible()
  })

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

test('a page that draws no frame, as one that is hidden at once, starts all the same', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(40_000)
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
    const draw = globalThis.requestAnimationFrame
    globalThis.requestAnimationFrame = () => 0
    addEventListener('load', () => Object.assign(globalThis, { requestAnimationFrame: draw }))
  })
  await page.goto('/about')
})

test('a page of which one file did not come starts by itself when all can be fetched', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(40_000)
  let isGone = true
  await page.route(`/${builtFile('src/language/text.ts')}`, (route) =>
    isGone ? route.abort() : route.continue(),
  )
  const opened = page.goto('/refund-policy')
  await expect(page.getByRole('heading', { level: 1, name: 'Refund policy' })).toBeVisible()
  await page.waitForLoadState('load')
  isGone = false
  await opened
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
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
