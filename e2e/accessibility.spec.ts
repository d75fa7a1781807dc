import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { expect, test } from './testing/journey'
import { sections, sitePages } from './testing/pages'
import { demoMember, signIn } from './testing/student'

/** Every address as a visitor sees it; those for students ask to log in. Few in each test, so that none is long. */
const accountPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/saved',
  '/history',
  '/purchases',
  '/reports',
  '/account',
  '/study',
  '/me',
] as const
const singlePages = [
  '/test-series/appsc-group-2-screening',
  '/content/paid-resources/indian-polity-notes',
  '/quiz/ancient-and-medieval-india',
  '/quiz/ancient-and-medieval-india/preview',
  '/daily',
  '/continue',
  '/share?title=Constitution+Day&url=https%3A%2F%2Fnews.example%2Fa',
  '/share',
  '/current-affair/constitution-day',
  '/job/copyist-example',
  '/video/how-a-bill-becomes-an-act',
  '/video/the-five-writs',
] as const

/** What is there for a student only, or looks different to one. */
const boughtPages = [
  '/content/test-series',
  '/content/paid-resources',
  '/content/paid-resources/indian-polity-notes',
  '/content/paid-resources/quantitative-aptitude-notes',
  '/test-series/appsc-group-2-screening',
  '/test-series/ibps-po-prelims',
  '/video/the-five-writs',
] as const
const ownPages = [
  '/',
  '/mock-test/railway-ntpc-stage-1',
  '/mock-test/railway-ntpc-stage-1/results',
  '/saved',
  '/daily',
  '/history',
  '/reports',
  '/purchases',
  '/purchases/resource_indian_polity',
  '/account',
  '/study',
  '/me',
] as const

async function expectAllAccessible(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    await expectAccessible(page, address)
  }
}

for (const [kind, addresses] of [
  ['site page', sitePages],
  ['page about an account', accountPages],
  ['section', sections],
  ['page with content', singlePages],
] as const) {
  test(`axe finds nothing on any ${kind} as a visitor sees it`, async ({ page }) => {
    await expectAllAccessible(page, addresses)
  })
}

test('axe finds nothing on what a student has bought and can buy', async ({ page }) => {
  await signIn(page, demoMember.email, demoMember.password)
  await expectAllAccessible(page, boughtPages)
})

test('axe finds nothing on any page of a student’s own', async ({ page }) => {
  await signIn(page, demoMember.email, demoMember.password)
  await expectAllAccessible(page, ownPages)

  await page.getByRole('button', { name: 'Open profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
  await expectAccessible(page, 'profile')
})
