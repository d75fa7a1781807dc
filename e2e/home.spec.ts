import type { Page } from '@playwright/test'
import { database } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { beginTest, choose, expectQuestion } from './testing/exam'
import { expect, test } from './testing/journey'
import { movesOf, watchMoves } from './testing/moves'
import { haveStudent, ownToken, signIn } from './testing/student'

declare global {
  interface Window {
    /** Frames in which a visitor's page could be seen. */
    visitorFrames: number
  }
}

/** Counts the frames, from the first on, in which the landing page or the visitor's buttons show. */
function countVisitorFrames() {
  window.visitorFrames = 0
  const look = () => {
    const shown = [...document.querySelectorAll('h1, header a[href="/register"]')].some(
      (element) =>
        !element.textContent.startsWith('Welcome') && element.checkVisibility({ visibilityProperty: true }),
    )
    if (shown) window.visitorFrames += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('home offers what was begun, continues it, and never shows a student the visitor’s page', {
  tag: '@phone',
}, async ({ page }) => {
  await haveStudent(page)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /)
  await expect(main.getByRole('heading', { name: 'Start with ten questions' })).toBeVisible()
  await expect(main.getByText('No streak yet')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Next steps' }).getByRole('link')).toHaveCount(3)
  await expectAccessible(page, 'home of a newcomer')

  // A quiz is begun and left.
  await page.goto('/quiz/rivers-of-india')
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await page.getByRole('radio').nth(1).locator('..').click()
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  await page.getByRole('link', { name: 'Pariksha Academy' }).first().click()
  await page.getByRole('button', { name: 'Leave, Keep My Answers' }).click()
  await expect(main.getByRole('heading', { name: 'Rivers of India' })).toBeVisible()
  await expect(main.getByText(/^\d+ min left · Quiz · 1 of 10 answered$/)).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, /)
  await expect(main.getByText('1-day streak')).toBeVisible()
  await page.getByRole('list', { name: 'Today’s tasks' }).getByRole('link', { name: 'daily quiz' }).click()
  await expect(page.getByRole('region', { name: 'Streak' })).toContainText('1 dayYou practised today.')
  await expect(page.getByRole('region', { name: 'Streak' })).toContainText('Daily quizzes, last 7 days: 0')
  await page.getByRole('link', { name: 'Pariksha Academy' }).first().click()
  await main.getByRole('link', { name: 'Continue Learning' }).click()
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()

  // A test that was begun later comes first.
  await page.goto('/test-series/appsc-group-2-screening')
  await page
    .getByRole('link', { name: /^Start Test/ })
    .first()
    .click()
  await beginTest(page)
  await choose(page, 0)
  await page.addInitScript(countVisitorFrames)
  await page.goto('/')
  await expect(main.getByText(/^.* left · Test · 1 of \d+ answered$/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Resume Rivers of India' })).toBeVisible()
  expect(await page.evaluate(() => window.visitorFrames), 'frames of the visitor’s page').toBe(0)
  await expectAccessible(page, 'home with work that waits')
  await main.getByRole('link', { name: 'Continue Learning' }).click()
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio').first()).toBeChecked()

  // A page of its own HTML does not show a visitor's buttons either.
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Open profile' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.classList.length)).toBe(0)
})

/** Long titles of several words, of one word, and in Telugu. */
const longTitles = {
  'rivers-of-india':
    'Full-length Screening Test for the Andhra Pradesh Public Service Commission Group II Services, Paper I',
  'ancient-and-medieval-india': 'Counterrevolutionariesandotherwordswithoutaspaceinthetitleofaquiz',
  'andhra-telangana-modern': 'ఆంధ్రప్రదేశ్ పబ్లిక్ సర్వీస్ కమిషన్ గ్రూప్ II సేవల పూర్తి నిడివి పరీక్ష మొదటి పత్రం',
  'awards-and-schemes': 'Awards, Schemes, Missions and Programmes of the Union and of the States since 2014',
  'bodies-days-indices': 'బహుళార్థసాధకప్రాజెక్టులగురించినప్రశ్నలు',
}

/** Gives quizzes these titles, wherever the page reads them. */
async function withTitles(page: Page, titles: Readonly<Record<string, string>>) {
  await page.route(/documents:(batchGet|runQuery)/, async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const [id, title] of Object.entries(titles))
      body = body.replace(
        new RegExp(`(/quizzes/${id}".*?"title":\\s*\\{\\s*"stringValue":\\s*")[^"]*`, 's'),
        `$1${title}`,
      )
    await route.fulfill({ response, body })
  })
}

async function beginQuiz(page: Page, id: string) {
  await page.goto(`/quiz/${id}`)
  await choose(page, 1)
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
}

test('home fits every screen, with none to five unfinished quizzes of long titles', {
  tag: '@phone',
}, async ({ page }) => {
  await haveStudent(page)
  await withTitles(page, longTitles)
  const steps = page.getByRole('region', { name: 'Next steps' }).getByRole('link')
  for (const [index, id] of [null, ...Object.keys(longTitles)].entries()) {
    if (id !== null) await beginQuiz(page, id)
    await page.goto('/')
    await expect(steps).toHaveCount(3)
    await expect(steps.filter({ hasText: 'Resume' })).toHaveCount(Math.min(2, Math.max(0, index - 1)))
    const second = page.getByRole('list', { name: 'Today’s tasks' }).getByRole('link').nth(1)
    const { y = 844, height = 0 } = (await second.boundingBox()) ?? {}
    expect(y + height, 'two more tasks are above the fold').toBeLessThanOrEqual(844)
    for (const [width, letters] of [
      [320, '100%'],
      [390, '100%'],
      [1440, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth, `${index} unfinished, ${width} px, letters of ${letters}`).toBe(clientWidth)
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize({ width: 390, height: 844 })
  }
})

test('home stays where it is when the account answers late', { tag: '@phone' }, async ({ browser, page }) => {
  const { email, password } = await haveStudent(page)
  const { uid } = await ownToken(page)
  for (const id of ['rivers-of-india', 'ancient-and-medieval-india', 'andhra-telangana-modern'])
    await beginQuiz(page, id)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Resume/ })).toHaveCount(2)
  // What a page that was left has not written, home writes a few seconds later.
  const inAccount = async () => {
    const attempts = `${database}/v1/projects/demo-pariksha/databases/(default)/documents/users/${uid}/attempts`
    const kept = await page.request.get(attempts, { headers: { authorization: 'Bearer owner' } })
    return (await kept.json()).documents
  }
  await expect.poll(inAccount, { timeout: 20_000 }).toHaveLength(3)

  // Another device knows nothing of them.
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await signIn(other, email, password)
  await other.goto('about:blank')
  await other.route(/documents/, async (route) => {
    if (route.request().postData()?.includes('"attempts"'))
      await new Promise((resolve) => setTimeout(resolve, 6000))
    await route.continue()
  })
  await watchMoves(other)
  await other.goto('/')
  await expect(other.getByText('Showing what is saved on this device.')).toBeVisible()
  await expect(other.getByRole('link', { name: /^Resume/ })).toHaveCount(2)
  await other.waitForTimeout(500)
  const { sum, told } = await movesOf(other)
  expect(sum, told).toBeLessThan(0.01)
})
