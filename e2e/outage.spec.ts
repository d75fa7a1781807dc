import { control } from './testing/addresses'
import { expect, test } from './testing/journey'

test('with the backend gone there is a message and a retry; when it is back the page recovers without a reload', async ({
  page,
  request,
}) => {
  await page.goto('/content/current-affairs')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))

  await request.get(`${control}/backend/stop`)
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load content. Please try again.' })
  await expect(failure).toBeVisible()
  // Every section tells it in its own words.
  const words = [
    ['Videos', 'Failed to load videos. Please try again.'],
    ['Daily Dose', 'Failed to load content. Please try again.'],
    ['Resource', 'Failed to load content. Please try again.'],
    ['Jobs', 'Failed to load content. Please try again.'],
  ] as const
  for (const [name, text] of words) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  }

  await request.get(`${control}/backend/start`)
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
})
