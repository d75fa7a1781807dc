/** Pages that come as HTML with their documents (docs/decisions/075): readable without scripts, taken over, kept true. */
import type { APIRequestContext, Page } from '@playwright/test'
import { database } from './testing/addresses'
import { expect, test } from './testing/journey'
import { haveStudent } from './testing/student'

test.skip(({ isMobile }) => !isMobile, 'the HTML is the same at every size')

const documents = `${database}/v1/projects/demo-pariksha/databases/(default)/documents`

const article = '/current-affairs/navic-how-indias-own-satellite-navigation-works-navic-navigation'

/** Changes one field of a document, as the console does. */
const change = (request: APIRequestContext, path: string, field: string, value: object) =>
  request.patch(`${documents}/${path}?updateMask.fieldPaths=${field}`, {
    headers: { authorization: 'Bearer owner' },
    data: { fields: { [field]: value } },
  })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The beginning of the article's text. */
const firstWords = (page: Page) =>
  page
    .getByRole('article')
    .getByText(/^NavIC/)
    .first()

/** Whether the app runs with the elements that came as HTML: a mark on the heading stays. */
async function isTakenOver(page: Page, path: string): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-from-html', ''),
    )
  })
  await page.goto(path)
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered')
  return (await heading(page).getAttribute('data-from-html')) !== null
}

test('a reader without scripts gets the article, the lists, the notice, the quiz and the prices', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(article)
  await expect(heading(page)).toHaveText("NavIC: how India's own satellite navigation works")
  await expect(firstWords(page)).toBeVisible()
  await page.goto('/content/current-affairs')
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute('href', /./)
  await page.goto('/content/quizzes')
  await expect(page.getByRole('link', { name: 'Start Quiz' }).first()).toHaveAttribute('href', /^\/quiz\//)
  await page.goto('/job/tax-assistant-example')
  await expect(heading(page)).toHaveText(/^Tax Assistant/)
  await page.goto('/quiz/rivers-of-india/preview')
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toHaveAttribute(
    'href',
    '/quiz/rivers-of-india',
  )
  await page.goto('/quiz/rivers-of-india')
  await expect(page.getByRole('radio')).toHaveCount(4)
  for (const product of [
    '/test-series/appsc-group-2-screening',
    '/content/paid-resources/indian-polity-notes',
  ]) {
    await page.goto(product)
    await expect(page.getByText(/^Rs\. \d+/).first()).toBeVisible()
  }
  await context.close()
})

test('a visitor’s page is taken over as it came, and stays when no document can be read', async ({
  page,
}) => {
  /** When requests failed. */
  const lost: number[] = []
  page.on('requestfailed', () => lost.push(Date.now()))
  await page.route(/documents:(batchGet|runQuery)/, (route) => route.abort())
  for (const path of [
    article,
    '/content/current-affairs',
    '/content/quizzes',
    '/quiz/rivers-of-india/preview',
    '/test-series/appsc-group-2-screening',
    '/content/paid-resources/indian-polity-notes',
    '/job/tax-assistant-example',
  ]) {
    const begun = Date.now()
    expect(await isTakenOver(page, path), path).toBe(true)
    const main = page.getByRole('main')
    const shown = (await main.textContent())?.slice(0, 200)
    // Each read is lost twice before the page knows that it has failed.
    await expect.poll(() => lost.filter((at) => at > begun).length, path).toBeGreaterThan(1)
    await page.waitForTimeout(1500)
    expect((await main.textContent())?.slice(0, 200), path).toBe(shown)
  }
  await page.goto(article)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(firstWords(page)).toBeVisible()
})

test('what was changed or switched off since the build shows', async ({ page, request }) => {
  const job = 'jobs/special-educator-example'
  const quiz = 'quizzes/the-world-in-ten'
  await page.goto('/job/special-educator-example')
  await expect(heading(page)).toHaveText(/^Special Educator/)
  try {
    await change(request, job, 'company', { stringValue: 'A board with a new name' })
    await page.goto('/job/special-educator-example')
    await expect(page.getByText('A board with a new name').first()).toBeVisible()
    await change(request, job, 'isActive', { booleanValue: false })
    await page.goto('/job/special-educator-example')
    await expect(page.getByText('Job not found')).toBeVisible()
    await change(request, quiz, 'isActive', { booleanValue: false })
    await page.goto('/quiz/the-world-in-ten/preview')
    await expect(page.getByText('This quiz is currently not available')).toBeVisible()
    await page.goto('/quiz/the-world-in-ten')
    await expect(page.getByText('This quiz is currently not available')).toBeVisible()
  } finally {
    for (const path of [job, quiz]) await change(request, path, 'isActive', { booleanValue: true })
  }
})

test('a student sees the same page as their own, and a filter in the address is not answered by half a list', async ({
  page,
}) => {
  await haveStudent(page)
  await page.goto(article)
  await expect(heading(page)).toContainText('NavIC')
  await expect(page.getByRole('navigation', { name: 'Study' })).toBeVisible()
  await page.goto('/content/quizzes?category=Economy')
  await expect(page.getByRole('link', { name: 'Start Quiz' }).first()).toBeVisible()
  await expect(page.getByText('No published quizzes available')).toHaveCount(0)
})
