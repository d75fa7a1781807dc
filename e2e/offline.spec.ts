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
