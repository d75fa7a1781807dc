import { expect, test } from './journey'

const control = `http://127.0.0.1:${Number(process.env.APP_PORT ?? 24173) + 1}`

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

  await request.get(`${control}/backend/start`)
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
})
