import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, test } from './journey'
import { demoMember, signIn } from './student'

/** Every address as a visitor sees it; those for students ask to log in. */
const sitePages = [
  '/',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/pricing',
  '/refund-policy',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/saved',
  '/history',
  '/purchases',
  '/account',
  '/nonsense',
]
const contentPages = [
  '/content/test-series',
  '/content/paid-resources',
  '/content/mock-test',
  '/content/current-affairs',
  '/content/quizzes',
  '/content/daily-dose',
  '/content/videos',
  '/content/jobs',
  '/content/resource',
  '/content/paid-resources/indian-polity-notes',
  '/test-series',
  '/test-series/appsc-group-2-screening',
  '/quiz-list',
  '/quiz/ancient-and-medieval-india',
  '/quiz/ancient-and-medieval-india/preview',
  '/current-affair/constitution-day',
  '/job/copyist-example',
  '/video/how-a-bill-becomes-an-act',
  '/video/the-five-writs',
]

/** What is there for a student only, or looks different to one. */
const studentPages = [
  '/',
  '/content/test-series',
  '/content/paid-resources',
  '/content/paid-resources/indian-polity-notes',
  '/content/paid-resources/quantitative-aptitude-notes',
  '/test-series/appsc-group-2-screening',
  '/test-series/ibps-po-prelims',
  '/mock-test/railway-ntpc-stage-1',
  '/mock-test/railway-ntpc-stage-1/results',
  '/video/the-five-writs',
  '/saved',
  '/history',
  '/purchases',
  '/purchases/resource_indian_polity',
  '/account',
]

async function expectAllAccessible(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    await expectAccessible(page, address)
  }
}

for (const [kind, addresses] of [
  ['site page', sitePages],
  ['page with content', contentPages],
] as const) {
  test(`axe finds nothing on any ${kind} as a visitor sees it`, async ({ page }) => {
    await expectAllAccessible(page, addresses)
  })
}

test('axe finds nothing on any page of a student', async ({ page }) => {
  await signIn(page, demoMember.email, demoMember.password)
  await expectAllAccessible(page, studentPages)

  await page.getByRole('button', { name: 'Open profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
  await expectAccessible(page, 'profile')
})
