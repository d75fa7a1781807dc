/** What a student has set in the system: colours of their own, less motion, less data (docs/decisions/054). */
import type { Locator, Page } from '@playwright/test'
import { languageCodes } from '../src/language/languages'
import { expectAccessible } from './testing/axe'
import { beginTest, choose, expectQuestion } from './testing/exam'
import { expect, test } from './testing/journey'
import { untilInPlace } from './testing/settled'
import { demoMember, signIn } from './testing/student'
import { textsIn } from './testing/texts'

const plainTest = '/test-series/appsc-group-2-screening/test/free-mock-1'

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  /** How it is drawn, by what is left when all colours are the system's: its shape included. */
  const lookOf = (element: Locator) =>
    element.evaluate((drawn) => {
      const { backgroundColor, borderColor, borderStyle, borderWidth, borderRadius } = getComputedStyle(drawn)
      return [backgroundColor, borderColor, borderStyle, borderWidth, borderRadius].join(' ')
    })

  for (const language of languageCodes) {
    test.describe(`in ${language}`, () => {
      test.use({ locale: `${language}-IN` })

      test('chosen, pressed and every state of the palette look different', { tag: '@desktop' }, async ({
        page,
      }) => {
        const t = await textsIn(language)
        await page.goto(plainTest)
        await beginTest(page, t)
        await choose(page, 1)
        const label = (option: number) => page.getByRole('radio').nth(option).locator('..')
        expect(await lookOf(label(1))).not.toBe(await lookOf(label(0)))
        const size = (name: string) => page.getByRole('button', { name })
        expect(await lookOf(size(t('Usual text size')))).not.toBe(await lookOf(size(t('Larger text'))))
        // Answered, not answered, marked, answered and marked; the last is not visited.
        await page.keyboard.press('Enter')
        await expectQuestion(page, 2, t)
        await page.keyboard.press('Enter')
        await expectQuestion(page, 3, t)
        await page.keyboard.press('m')
        await expectQuestion(page, 4, t)
        await choose(page, 0)
        await page.keyboard.press('m')
        await expectQuestion(page, 5, t)
        const signs = page.getByRole('toolbar', { name: t('Questions') }).locator('[data-palette]')
        const looks = await Promise.all([0, 1, 2, 3, 24].map((index) => lookOf(signs.nth(index))))
        expect(new Set(looks).size).toBe(5)
        const bar = page.getByRole('progressbar')
        expect(await lookOf(bar.locator('div'))).not.toBe(await lookOf(bar))
        expect(await bar.evaluate((drawn) => getComputedStyle(drawn).outlineStyle)).toBe('solid')
      })
    })
  }
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** What still moves after a moment. */
  async function moving(page: Page) {
    await page.waitForTimeout(100)
    return page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((each) => (each.effect instanceof KeyframeEffect ? (each.effect.target?.className ?? '') : '')),
    )
  }

  test('nothing moves: landing with its pictures, lists that load, dialogs, the palette', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Inside the academy' })
    await page.getByRole('heading', { name: 'A look inside' }).scrollIntoViewIfNeeded()
    await expect(carousel).toBeVisible()
    const front = () => carousel.locator('[aria-hidden=false][data-place]').getAttribute('data-place')
    const before = await front()
    // Longer than a picture stays in front where things move.
    await page.waitForTimeout(6000)
    expect(await front()).toBe(before)
    expect(await moving(page)).toEqual([])

    await page.route(/documents:(batchGet|runQuery)/, () => undefined)
    // An address with a filter came without its list.
    await page.goto('/content/mock-test?category=Banking')
    await expect(page.locator('.skeleton').first()).toBeVisible()
    await page.waitForTimeout(2000)
    expect(await moving(page), 'a list that loads').toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    await page.goto(plainTest)
    await beginTest(page)
    await choose(page, 1)
    await page.keyboard.press('s')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving(page), 'a dialog of the exam').toEqual([])
  })
})

test.describe('with less data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // As Android's data saver tells it.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    }),
  )

  test('no picture comes unasked, and one that is asked for takes no more room', { tag: '@phone' }, async ({
    page,
  }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && !request.url().endsWith('.svg')) pictures.push(request.url())
    })
    for (const address of [
      '/',
      '/content/current-affairs',
      '/content/paid-resources',
      '/job/copyist-example',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForTimeout(500)
    }
    expect(pictures).toEqual([])

    await page.goto('/current-affair/constitution-day')
    const show = page.getByRole('main').getByRole('button', { name: 'Show picture' }).first()
    await expect(show).toBeVisible()
    await expectAccessible(page, 'an article without its picture')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await show.click()
    await expect(page.getByRole('img', { name: 'Picture' })).toBeFocused()
    expect(await height()).toBe(before)
    expect(pictures).toHaveLength(1)
  })
})

test.describe('with letters twice as large', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a phone has the least room')
    await page.addInitScript(() => {
      const grow = () => document.documentElement?.style.setProperty('font-size', '200%')
      new MutationObserver(grow).observe(document, { childList: true })
      grow()
    })
  })

  /** What cannot be read or pressed: a page that is too wide, headings without room for a word or no larger than the text. */
  const faultsOf = (page: Page) =>
    page.evaluate(() => {
      const faults: string[] = []
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`)
      const root = document.querySelector('dialog[open]') ?? document.body
      const range = document.createRange()
      for (const heading of root.querySelectorAll('h1, h2, h3')) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
          if (node.parentElement?.closest('.sr-only')) continue
          for (const { 0: word, index } of node.data.matchAll(/[^\s-]+/g)) {
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
            // The letters of some systems are wide: a long word may need two lines.
            if (lines.size > 2) faults.push(`broken: ${word} in ${heading.textContent}`)
          }
        }
      }
      const title = root.querySelector('h1')
      if (title && Number.parseFloat(getComputedStyle(title).fontSize) < 36)
        faults.push(`small: ${title.textContent}`)
      for (const control of root.querySelectorAll('a[href], button, input, select')) {
        // What lies in a row of its own that scrolls sideways is reached by that.
        if (control.closest('[class*=overflow-x], .sr-only, [inert], [aria-hidden=true]')) continue
        const { left, right, width } = control.getBoundingClientRect()
        if (width > 1 && (left < -1 || right > clientWidth + 1))
          faults.push(`beyond the edge: ${control.getAttribute('aria-label') ?? control.textContent}`)
      }
      return faults
    })

  async function expectReadable(page: Page, addresses: readonly string[]) {
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.locator('h1, dialog[open]').first(), address).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ }), address).toHaveCount(0)
      await untilInPlace(page)
      expect(await faultsOf(page), address).toEqual([])
    }
  }

  test('a visitor can read and work pages, and submit a quiz', async ({ page }) => {
    await expectReadable(page, [
      '/',
      '/contact',
      '/register',
      '/content/jobs',
      '/content/resource',
      '/test-series/appsc-group-2-screening',
      '/current-affair/constitution-day',
      '/mock-test/railway-ntpc-stage-1',
      '/quiz/ancient-and-medieval-india',
    ])
    await choose(page, 0)
    await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
  })

  test('a student can read and work pages of their own', async ({ page }) => {
    await signIn(page, demoMember.email, demoMember.password)
    await expectReadable(page, [
      '/',
      '/account',
      '/me',
      '/study',
      '/plan',
      '/practice',
      '/progress',
      '/history',
      '/purchases',
      '/content/paid-resources',
      '/content/paid-resources/indian-polity-notes',
    ])
    await page.getByRole('button', { name: 'Open profile' }).click()
    await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
})
