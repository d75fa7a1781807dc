/**
 * What is free to read: the hub's sections as a visitor and as a student see and use them. Axe looks at the pages
 * themselves in accessibility.spec.ts, here at what opens over them.
 */
import type { Page } from '@playwright/test'
import { storage } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { expect, goBack, test } from './testing/journey'
import { demoMember, demoStudent, logOut, signIn } from './testing/student'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name, exact: true })
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true })

/** Records the requests to the database from now on, each with its body. */
function recordQueries(page: Page) {
  const queries: string[] = []
  page.on('request', (request) => {
    const isQuery = request.method() === 'POST' && /:(batchGet|runQuery)/.test(request.url())
    if (isQuery) queries.push(request.postData() ?? '')
  })
  return queries
}

/** The film has come, and moves. */
async function expectPlaying(page: Page, name: string) {
  const time = () =>
    page.getByLabel(name, { exact: true }).evaluate((film: HTMLVideoElement) => film.currentTime)
  await expect.poll(time).toBeGreaterThan(0)
}

async function expectList(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
}

/** Tab and heading. */
const sections = [
  ['Current Affairs', 'Current Affairs'],
  ['Videos', 'Videos'],
  ['Daily Dose', 'Daily Dose'],
  ['Jobs', 'Jobs'],
  ['Resource', 'Resources'],
] as const

test('a visitor reads each free list with three requests at most, and comes back without any', {
  tag: '@phone',
}, async ({ page }) => {
  const asked = recordQueries(page)
  await page.goto('/content/mock-test')
  await expectList(page, 'Mock Tests')
  // Current affairs are two lists.
  let opened = 2
  for (const [name, heading] of sections) {
    await tab(page, name).click()
    await expectList(page, heading)
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    // In all, not since the last section: its last request may be sent after its list stands.
    opened += 1
    expect(asked.length, `${name}: ${asked.join('\n')}`).toBeLessThanOrEqual(3 * opened)
  }
  for (const [name, heading] of sections) {
    await tab(page, name).click()
    await expectList(page, heading)
  }
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(3 * opened)
  expect([...new Set(asked)], 'nothing is asked twice').toEqual(asked)
})

test('a visitor is asked to log in for test series and paid PDFs, and comes back to where they were', {
  tag: '@phone',
}, async ({ page }) => {
  const card = (name: string) => main(page).getByRole('article').filter({ hasText: name })
  await page.goto('/content/paid-resources')
  await expect(main(page).getByRole('link', { name: /Indian Polity Notes/ })).toContainText('Rs. 199')
  await expect(page.getByRole('heading', { name: 'Please login to access paid PDFs' })).toBeVisible()
  await tab(page, 'Test Series').click()
  await expect(page.getByRole('heading', { name: 'Please login to access test series' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Create free account' })).toBeVisible()
  await expect(card('IBPS PO Prelims').getByText(/^Rs\. /)).toBeVisible()
  await main(page).getByRole('link', { name: 'Login' }).click()
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await expect(form).toContainText('Please login to access test series')
  await form.getByLabel('Email').fill(demoMember.email)
  await form.getByLabel('Password', { exact: true }).fill(demoMember.password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/content\/test-series$/)
  await expect(card('APPSC Group II Screening').getByText('Owned')).toBeVisible()
  await expect(card('IBPS PO Prelims').getByText(/^Rs\. /)).toBeVisible()
  await page.getByRole('navigation', { name: 'Study' }).getByRole('link', { name: 'Learn' }).click()
  await tab(page, 'Paid PDFs').click()
  await expect(main(page).getByRole('link', { name: /Indian Polity Notes/ })).toContainText('Owned')
})

test('the first press of all is not lost: nothing moves under the finger', { tag: '@phone' }, async ({
  page,
}) => {
  // The whole list is in the window, so that no scrolling draws the cards that wait.
  await page.setViewportSize({ width: 390, height: 3000 })
  await page.goto('/content/jobs')
  await expectList(page, 'Jobs')
  await main(page).getByRole('button', { name: 'Show more' }).click({ delay: 500 })
  await expect(main(page).getByText(/^\d+ are shown\.$/)).toBeVisible()
})

test('current affairs: category, date and order live in the address; an article opens, steps and closes by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/content/current-affairs?sort=oldest&month=2026-01')
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('oldest')
  await expect(page.getByLabel('Month')).toHaveValue('2026-01')
  await category(page, 'National').click()
  await expect(page).toHaveURL(/\?category=National&sort=oldest&month=2026-01$/)
  await page.getByRole('button', { name: 'Clear' }).first().click()
  await expect(page).toHaveURL(/\?category=National&sort=oldest$/)
  await expect(page.getByText(/^Showing \d+ items in "National" category$/)).toBeVisible()

  await page.goto('/content/current-affairs')
  // Important ones first.
  await expect(page.getByRole('region', { name: 'Important' }).getByRole('link').first()).toBeVisible()

  // By its name: another article may come meanwhile, and be the first.
  const name = await main(page).getByRole('article').first().getByRole('link').textContent()
  const first = main(page).getByRole('link', { name: name ?? '', exact: true })
  await first.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  // Those above the list count too.
  const place = dialog.getByText(/^\d+ of \d+$/)
  const [opened = 0] = ((await place.textContent()) ?? '').split(' of ').map(Number)
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText(new RegExp(`^${opened + 1} of \\d+$`))
  await expectAccessible(page, 'article modal')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/content\/current-affairs$/)
  await expect(first).toBeFocused()

  await page.goto('/content/current-affairs?category=Nowhere')
  await expect(page.getByText('No content available for "Nowhere" category')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nowhere' })).toHaveCount(0)
})

test('jobs: the modal by keyboard, its page, and those that have passed last', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/content/jobs')
  await expectList(page, 'Jobs')
  const passed = await main(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.textContent.includes('Deadline passed')))
  await expect(
    main(page)
      .getByText(/^Last date \d+ [A-Z][a-z]+ \d{4}$/)
      .first(),
  ).toBeVisible()
  expect(passed, 'open ones first').toEqual([...passed].sort((a, b) => Number(a) - Number(b)))
  await main(page).getByRole('article').first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Posted Date')).toBeVisible()
  await expectAccessible(page, 'job modal')
  const title = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await dialog.getByRole('link', { name: 'View Full Details' }).click()
  await expect(page).toHaveURL(/\/job\//)
  // Not the list's, which may stand for a moment longer.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await goBack(page)
  await expectList(page, 'Jobs')
  await expect(dialog).toBeHidden()
  await page.goto('/job/nowhere')
  await expect(page.getByRole('alert')).toContainText('Job not found')
  await page.goto('/job')
  await expect(page.getByRole('alert')).toContainText('Job ID not provided')
})

test('resources: a type is chosen by keyboard, lives in the address and stays with another category', {
  tag: '@desktop',
}, async ({ page }) => {
  // A type that there is not shows all types.
  await page.goto('/content/resource?type=hologram')
  await expectList(page, 'Resources')
  const type = page.getByRole('combobox', { name: 'Type' })
  await expect(type).toHaveValue('all')
  await type.focus()
  // The first letter of an option chooses it.
  await page.keyboard.press('l')
  await expect(page).toHaveURL(/\/content\/resource\?type=link$/)
  await expect(
    main(page)
      .getByRole('link', { name: /^Open / })
      .first(),
  ).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Download / })).toHaveCount(0)
  await expect(type).toBeFocused()
  await expectAccessible(page, 'resources of a type')
  await category(page, 'Revision Sheets').click()
  await expect(page).toHaveURL(/\?category=Revision\+Sheets&type=link$/)
  await expect(page.getByText('No content available for this type')).toBeVisible()
  await page.getByRole('button', { name: 'All types' }).click()
  await expect(page).toHaveURL(/\?category=Revision\+Sheets$/)
  await expect(
    main(page)
      .getByRole('link', { name: /^Download / })
      .first(),
  ).toBeVisible()
})

test('a daily dose opens to read, a mock test in the test taker', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/content/daily-dose')
  await main(page).getByRole('article').first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible()
  await expectAccessible(page, 'daily dose')
  await goBack(page)
  await expect(dialog).toBeHidden()

  await page.goto('/content/mock-test')
  await main(page).getByRole('article').filter({ hasText: 'Free' }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/mock-test\/[^/]+$/)
})

test('videos: nothing of the player before a click; a paid one asks a visitor to log in', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/content/videos?category=Polity')
  await expect(category(page, 'Polity')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(/^Showing \d+ items in "Polity" category$/)).toBeVisible()
  await main(page).getByRole('link', { name: 'The five writs' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=\/video\/the-five-writs$/)

  await page.goto('/video/the-five-writs')
  await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible()
  await page.goto('/video/how-a-bill-becomes-an-act')
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('rel', /noopener/)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto('/video/nowhere')
  await expect(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible()
})

test('a paid film plays for a student alone, and one of a product for its owner alone', {
  tag: '@phone',
}, async ({ page }) => {
  const files = `${storage}/v0/b/demo-pariksha.appspot.com/o/`
  for (const path of [
    'members/videos/the-five-writs.webm',
    'paid/resource_indian_polity/money-bill-or-not.webm',
  ]) {
    const answer = await page.request.get(`${files}${encodeURIComponent(path)}?alt=media`)
    expect(answer.status()).toBe(403)
  }

  await signIn(page, demoStudent.email, demoStudent.password)
  await page.goto('/content/videos?category=Polity')
  await main(page).getByRole('link', { name: 'The five writs' }).click()
  await expect(page).toHaveURL(/\/video\/the-five-writs$/)
  await expect(page.getByText('Paid (Rs. 49)')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await page.getByRole('button', { name: 'Play The five writs' }).click()
  await expectPlaying(page, 'The five writs')
  await expectAccessible(page, 'a film that plays')

  await page.goto('/video/money-bill-or-not')
  await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible()
  await page.getByRole('link', { name: 'See the packs' }).click()
  await expect(page).toHaveURL(/\/content\/paid-resources$/)

  await logOut(page)
  await expect(page.getByRole('button', { name: 'Open profile' })).toBeHidden()
  await signIn(page, demoMember.email, demoMember.password)
  await page.goto('/video/money-bill-or-not')
  await page.getByRole('button', { name: 'Play Money Bill or not?' }).click()
  await expectPlaying(page, 'Money Bill or not?')
})

test('an article has a page of its own, with the way back and others like it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/current-affair/constitution-day')
  await expect(page.getByRole('heading', { level: 1, name: /^Constitution Day/ })).toBeVisible()
  await expect(page.getByText(/^The text was adopted on 26 November 1949/)).toBeInViewport({ ratio: 1 })
  await expect(tab(page, 'Current Affairs')).toHaveAttribute('aria-current', 'page')
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Important Dates' })
    .click()
  await expect(page).toHaveURL(/\/content\/current-affairs\?category=Important\+Dates$/)
  await page.goto('/current-affair/monetary-policy-committee')
  const question = page.getByRole('region', { name: 'Test yourself' })
  await question.scrollIntoViewIfNeeded()
  await question.locator('label').first().click()
  await question.getByRole('button', { name: 'Check answer' }).click()
  await question.getByRole('link', { name: '5 more on this topic' }).click()
  await expect(page.getByRole('checkbox', { name: /^Economy/ })).toBeChecked()
  await page.goto('/current-affair/nowhere')
  await expect(page.getByRole('alert')).toContainText('Current affair not found')
})
