import { expectAccessible } from './axe'
import { expect, test } from './journey'
import { demoMember, signIn } from './student'

/** Address, and what tells that its content has come. */
const visitorScreens = [
  ['/', 'Walk into the exam having already sat it.'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/login', 'Sign in'],
  ['/register', 'Create account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/content/current-affairs', 'Current Affairs'],
  ['/content/jobs', 'Jobs'],
  ['/quiz-list', 'Quizzes'],
  ['/test-series/appsc-group-2-screening', 'APPSC Group II Screening'],
  ['/nonsense', 'Page not found'],
] as const

for (const [path, heading] of visitorScreens) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectAccessible(page, path)
  })
}

test('axe finds nothing on a student’s way', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, demoMember.email, demoMember.password)
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
  await expectAccessible(page, 'dashboard')

  await page.getByRole('button', { name: 'Open profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
  await expectAccessible(page, 'profile')

  await page.goto('/content/paid-resources/indian-polity-notes')
  await expect(page.getByText('Access Granted!')).toBeVisible()
  await expectAccessible(page, 'bought pack')

  await page.getByRole('button', { name: 'Open profile' }).click()
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('link', { name: 'My purchases' }).click()
  await expect(page.getByText('pay_demo_polity_0001')).toBeVisible()
  await expectAccessible(page, 'purchases')
  await page
    .getByRole('link', { name: /^Receipt/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expectAccessible(page, 'receipt')

  await page.goto('/test-series/appsc-group-2-screening')
  await page
    .getByRole('link', { name: /^Start Test/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'I am ready to begin' })).toBeVisible()
  await expectAccessible(page, 'instructions')
})
