/** The product in Telugu and Hindi: chosen, kept, offline, and its three most important roads. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { choose } from './testing/exam'
import { appOnDevice } from './testing/installed'
import { expect, test } from './testing/journey'
import { movesOf, watchMoves } from './testing/moves'
import { ownPages, sections, sitePages } from './testing/pages'
import { untilInPlace } from './testing/settled'
import { demoMember, haveStudent, signIn } from './testing/student'
import { type Texts, textsIn } from './testing/texts'
import { zoomed, zoomFaultsOf } from './testing/zoom'

const expectLanguage = (page: Page, lang: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', lang)
const title = 'Walk into the exam having already sat it.'

test.describe('in a browser that reads Telugu', () => {
  test.use({ locale: 'te-IN' })
  let te: Texts
  test.beforeAll(async () => {
    te = await textsIn('te')
  })

  test('a visitor reads Telugu from the first page on, and English at one press', {
    tag: '@phone',
  }, async ({ page }) => {
    const catalogues: string[] = []
    page.on('request', (request) => {
      if (/\.(te|hi)-\w+\.json$/.test(request.url())) catalogues.push(request.url())
    })
    await page.goto('/')
    await expectLanguage(page, 'te')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(te(title))
    await expect(page.locator('#landing-sections').getByRole('heading').first()).toBeVisible()
    await expectAccessible(page, 'the landing page in Telugu')
    await page.getByRole('button', { name: 'Read in English' }).click()
    await expectLanguage(page, 'en-IN')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    catalogues.length = 0
    await page.goto('/contact')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Read in English' })).toBeHidden()
    // The first render also replaces the HTML of an address with query parameters.
    await page.goto('/?from=chat')
    await expect(page.locator('#landing-sections').getByRole('heading').first()).toBeVisible()
    expect(catalogues).toEqual([])
  })

  test('the offer of English covers and moves nothing, and going on is a no', { tag: '@phone' }, async ({
    page,
  }) => {
    await watchMoves(page)
    await page.goto('/contact')
    const offer = page.getByRole('complementary', { name: te('Language') })
    await expect(offer.getByRole('button', { name: 'Read in English' })).toBeVisible()
    const header = await page.getByRole('banner').boundingBox()
    const line = await offer.boundingBox()
    expect(line?.y).toBe(0)
    expect(header?.y).toBe(line?.height)
    const { sum, told } = await movesOf(page)
    expect(sum, told).toBeLessThan(0.01)
    await expectAccessible(page, 'the offer of another language')
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()
    await expectLanguage(page, 'te')
  })

  test('a search in Telugu finds a category', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: te('Search') }).click()
    const search = page.getByRole('dialog')
    await search.getByRole('searchbox').fill('రాజ్యాంగం')
    // Behind what has the word itself.
    const pages = search.getByRole('region', { name: te('Pages') })
    await expect(pages.getByRole('link', { name: te('Polity') })).toHaveAttribute(
      'href',
      '/content/quizzes?category=Polity',
    )
  })

  test('without translations the page is English, and works', { tag: '@phone' }, async ({ page }) => {
    await page.route(/\.te-\w+\.json$/, (route) => route.abort())
    await page.goto('/contact')
    await expectLanguage(page, 'en-IN')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  })

  test('a test is taken, submitted and read', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/mock-test/railway-ntpc-stage-1')
    await expectAccessible(page, 'the instructions in Telugu')
    await page.getByRole('checkbox', { name: te('I have read and understood the instructions.') }).check()
    await page.getByRole('button', { name: te('I am ready to begin') }).click()
    await choose(page, 1)
    await expectAccessible(page, 'a question in Telugu')
    await page.getByRole('button', { name: te('Save & Next') }).click()
    await page.reload()
    await page.getByRole('button', { name: te('Submit Test') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: te('Submit Test') })
      .click()
    await expect(page.getByRole('heading', { name: te('Test Results') })).toBeVisible()
    await page.getByRole('tab', { name: te('Questions') }).click()
    await expect(page.getByText(te('Correct answer')).first()).toBeVisible()
  })

  test('a pack is bought and opens, and its receipt says so', { tag: '@phone' }, async ({ page }) => {
    await haveStudent(page)
    await page.goto('/content/paid-resources/indian-polity-notes')
    await page.getByRole('button', { name: new RegExp(`^${te('Buy Now')}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText(
      te('Payment verified successfully! You now have access to this resource.'),
    )
    await alert.getByRole('button', { name: te('OK') }).click()
    await expect(page.getByText(te('Access Granted!'))).toBeVisible()
    await page.goto('/purchases')
    await page.getByRole('link', { name: new RegExp(`^${te('Receipt')}`) }).click()
    await expect(page.getByRole('article')).toContainText(te('Payment received'))
  })

  test('content is in Telugu where there is Telugu, and says so where there is not', {
    tag: '@phone',
  }, async ({ page }) => {
    const day = page.getByRole('link', { name: /^రాజ్యాంగ దినోత్సవం/ }).first()
    await page.goto('/content/current-affairs')
    await expect(day).toHaveAttribute('lang', 'te')
    const english = page.getByRole('article').filter({ hasText: 'NavIC' })
    await expect(english).toContainText(te('In English'))
    await expect(english.getByRole('link')).toHaveAttribute('lang', 'en-IN')
    await expectAccessible(page, 'articles in two languages')

    // The title of a quiz is no promise for its questions.
    await page.goto('/content/quizzes')
    const rivers = page.getByRole('article').filter({ hasText: 'భారతదేశ నదులు' })
    await expect(rivers).toContainText(te('In English'))

    await page.goto('/content/jobs')
    await page.getByRole('button', { name: te('Search') }).click()
    await page.getByRole('searchbox').fill('constitution birthdays')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^రాజ్యాంగ దినోత్సవం/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^రాజ్యాంగ దినోత్సవం/)
    await expect(page.getByText('394వ అధికరణ')).toBeVisible()
    await page.goto(
      '/current-affairs/constitution-day-why-the-constitution-has-two-birthdays-constitution-day',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^రాజ్యాంగ దినోత్సవం/)
  })

  test('what was wrong in a quiz is in the list of mistakes, and is revised', {
    tag: '@desktop',
  }, async ({ page }) => {
    await haveStudent(page)
    await page.goto('/quiz/rivers-of-india')
    await choose(page, 0)
    for (let number = 2; number <= 10; number++) {
      await page.getByRole('button', { name: te('Next'), exact: true }).click()
      await expect(page.getByText(te('Question {number} of {total}', { number, total: 10 }))).toBeVisible()
    }
    await page.getByRole('button', { name: te('Submit ({answered})', { answered: 1 }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: te('Submit Quiz') })
      .click()
    await expect(page.getByRole('heading', { name: te('Quiz Results') })).toBeVisible()
    await page.goto('/mistakes')
    await expect(page.getByRole('heading', { level: 1, name: te('Mistakes') })).toBeVisible()
    await page
      .getByRole('list', { name: te('Questions') })
      .getByRole('heading')
      .getByRole('button')
      .first()
      .click()
    await expect(page.getByText(te('Correct answer'), { exact: true })).toBeVisible()
    await expectAccessible(page, 'the list of mistakes in Telugu')

    // Two days later it is due.
    await page.clock.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000)
    await page.goto('/revise')
    await page.getByRole('button', { name: te('Start'), exact: true }).click()
    const next = page.getByRole('button', { name: new RegExp(`^(${te('Next question')}|${te('Finish')})$`) })
    for (let isLast = false; !isLast; ) {
      await choose(page, 1)
      await page.getByRole('button', { name: te('Check answer') }).click()
      await expect(next).toBeFocused()
      isLast = (await next.textContent()) === te('Finish')
      await next.click()
      await expect(next).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: te('Revised') })).toBeFocused()
  })
})

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a chosen language stays, also without a network, and the account has it', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const hi = await textsIn('hi')
    await haveStudent(page)
    await page.goto('/me')
    await page.getByRole('main').getByRole('button', { name: 'हिन्दी' }).click()
    await expectLanguage(page, 'hi')
    await expect(page.getByRole('main').getByRole('button', { name: 'हिन्दी' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await appOnDevice(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language-pending'))).toBeNull()

    await context.setOffline(true)
    await page.goto('/offline')
    await expectLanguage(page, 'hi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hi('Downloads'))

    // After an update the device has translations of the version before.
    await page.evaluate(async () => {
      const cache = await caches.open('language')
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        await cache.delete(request)
        if (response) await cache.put('/assets/text/all.hi-before.json', response)
      }
    })
    await page.goto('/saved')
    await expectLanguage(page, 'hi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hi('Saved'))
    await context.setOffline(false)
  })
})

/** What is wider than the screen or cut off at each width, at the first also with letters of twice the size. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  for (const [width, letters] of [
    [390, '200%'],
    [320, ''],
    [390, ''],
    [1440, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    // What depends on the width of its container is laid out a frame later, or more on a busy machine.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 20; frames += 1) {
        await new Promise(requestAnimationFrame)
        const { scrollWidth, clientWidth } = document.documentElement
        if (frames > 0 && scrollWidth <= clientWidth) break
      }
    })
    faults.push(
      ...(await page.evaluate(
        ([where, wide]) => {
          const { scrollWidth, clientWidth } = document.documentElement
          const found = scrollWidth > clientWidth ? [`${where} at ${wide}: ${scrollWidth} wide`] : []
          for (const control of document.querySelectorAll<HTMLElement>('button, a, label, th, h1, h2, h3')) {
            if (control.closest('.sr-only, [inert]') || control.clientWidth === 0) continue
            const { overflowX, textOverflow } = getComputedStyle(control)
            if (
              overflowX !== 'visible' &&
              textOverflow !== 'ellipsis' &&
              control.scrollWidth > control.clientWidth + 1
            )
              found.push(`${where} at ${wide}: cut off: ${control.textContent}`)
          }
          return found
        },
        [address, `${width} ${letters}`] as const,
      )),
    )
  }
  return faults
}

for (const language of ['te', 'hi'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN`, contextOptions: { reducedMotion: 'reduce' } })

    /** Opens each page once, and changes the window: what does not fit, or cannot be worked at 400 %. */
    async function look(page: Page, addresses: readonly string[], then?: (where: string) => Promise<void>) {
      const faults: string[] = []
      for (const address of addresses) {
        await page.goto(address, { waitUntil: 'networkidle' })
        await expectLanguage(page, language)
        await page.setViewportSize(zoomed)
        await untilInPlace(page)
        faults.push(...(await zoomFaultsOf(page)).map((fault) => `${address} at 400 %: ${fault}`))
        faults.push(...(await faultsOf(page, address)))
        await then?.(`${address} in ${language}`)
      }
      expect(faults).toEqual([])
    }

    test(`no page is wider than the screen, and each can be worked at 400 %: ${language}`, {
      tag: '@desktop',
    }, async ({ page }) => {
      test.setTimeout(300_000)
      await look(page, [...sitePages, ...sections, '/login', '/register'])
    })

    test(`a student’s own pages fit too, and are accessible: ${language}`, { tag: '@desktop' }, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await signIn(page, demoMember.email, demoMember.password)
      await look(page, [...ownPages, '/offline'], (where) => expectAccessible(page, where))
    })
  })
}
