import type { Page } from '@playwright/test'
import { beginTest } from './testing/exam'
import { expect, test } from './testing/journey'
import { demoMember, haveStudent, signIn } from './testing/student'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Study' })
const place = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true })

test('a student goes from home to revision in two presses, and to every place', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demoMember.email, demoMember.password)
  await page.goto('/')
  await expect(place(page, 'Today')).toHaveAttribute('aria-current', 'page')
  const suggested = page.getByText(/^Revise \d+ questions/).first()
  const [count] = /\d+/.exec((await suggested.textContent()) ?? '') ?? []

  await place(page, 'Practise').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practise' })).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: `Revise ${count} questions` })).toBeVisible()
  await main.getByRole('link', { name: 'Revise' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revision' })).toBeVisible()
  await expect(place(page, 'Practise')).toHaveAttribute('aria-current', 'page')

  for (const [name, heading] of [
    ['Tests', 'Test Series'],
    ['Practise', 'Practise'],
    ['Learn', 'Current Affairs'],
    ['Me', 'Me'],
    ['Today', 'Welcome back, Arjun'],
  ] as const) {
    await place(page, name).click()
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(navigation(page).locator('[aria-current]')).toHaveText(name)
  }

  // On a phone it stays at the foot, and the page's end comes out above it.
  const bar = await navigation(page).boundingBox()
  const height = page.viewportSize()?.height ?? 0
  if (isMobile) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(navigation(page)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY + innerHeight)).toBeGreaterThan(height)
    const end = await main.boundingBox()
    // Browsers round the height of a page.
    expect(Math.floor((end?.y ?? 0) + (end?.height ?? 0))).toBeLessThanOrEqual(bar?.y ?? 0)
    // What the footer leads to is in the bar and on Me.
    await expect(page.getByRole('contentinfo')).toBeHidden()
  } else {
    expect(bar?.y).toBeLessThan(100)
  }
})

test('Me says who is signed in and which version runs, and logs out', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const student = await haveStudent(page)
  await page.goto('/me')
  const main = page.getByRole('main')
  await expect(main).toContainText(`${student.firstName} ${student.lastName}`)
  await expect(main).toContainText(student.email)
  await expect(main).toContainText('Version 1.0.0 · development')
  for (const name of [
    'Purchases',
    'Saved',
    'Downloads',
    'My tests',
    'Reported questions',
    'Account settings',
  ])
    await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  // What is chosen there is in the first view too.
  for (const control of [main.getByRole('button', { name: 'తెలుగు' }), main.getByLabel('Extra time')])
    await expect(control).toBeInViewport({ ratio: 1 })

  // What the app says at the foot of the screen is above the bar.
  await context.setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  const close = page.getByRole('button', { name: 'Close' })
  await close.click({ trial: true })
  const bar = await navigation(page).boundingBox()
  const line = await close.boundingBox()
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await context.setOffline(false)

  await main.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(navigation(page)).toHaveCount(0)
})

test('a visitor, a test and a book have the screen to themselves', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/study')
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await expect(navigation(page)).toHaveCount(0)
  await page.goto('/me')
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText(
    'Please login to see your account',
  )

  await signIn(page, demoMember.email, demoMember.password)
  await page.goto('/content/paid-resources/indian-polity-notes')
  await expect(place(page, 'Learn')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: /^Read Book 1/ }).click()
  await expect(page.getByRole('toolbar', { name: 'Pages and zoom' })).toBeVisible()
  await expect(navigation(page)).toHaveCount(0)

  await page.goto('/test-series/appsc-group-2-screening/test/free-mock-1')
  await beginTest(page)
  await expect(navigation(page)).toHaveCount(0)
})
