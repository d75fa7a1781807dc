import { builtFile } from './testing/hold-code'
import { expect, test } from './testing/journey'

test('with the network gone, a page that was never opened says so inside its frame', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/content/current-affairs')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page.getByRole('alert')).toContainText('Failed to load content. Please try again.')
  await expect(page.getByRole('banner')).toBeVisible()

  await context.setOffline(false)
  // Without a press, and without a reload.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
})

test('code that has been fetched runs when the network has gone since', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/about')
  // The page has everything that this file imports.
  const file = `/${builtFile('src/features/home/pages/landing-page.tsx')}`
  await page.evaluate(async (address) => void (await (await fetch(address)).arrayBuffer()), file)
  await context.setOffline(true)
  expect(
    await page.evaluate(async (address) => Object.keys(await import(address)).length, file),
  ).toBeGreaterThan(0)
})
