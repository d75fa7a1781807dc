import { expect, test } from './journey'

test('on a first visit nothing takes the network from what the page is about', async ({ page, request }) => {
  const shell = await (await request.get('/content/current-affairs')).text()
  for (const group of ['firebase', 'data', 'zod', 'network', 'kit']) {
    expect(shell).toMatch(new RegExp(`rel="modulepreload" crossorigin href="/assets/${group}-`))
  }
  expect(shell).not.toMatch(/inter-latin/)

  const sent: string[] = []
  page.on('request', (one) => sent.push(one.url()))
  const first = (what: RegExp) => sent.findIndex((url) => what.test(url))
  await page.goto('/content/current-affairs')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  // The letters of the text are asked for last, and with them what is no part of the page.
  await expect.poll(() => first(/inter-latin/)).toBeGreaterThan(0)
  await expect.poll(() => first(/app-status/)).toBeGreaterThan(0)
  const asked = first(/:runQuery/)
  expect(asked).toBeGreaterThan(0)
  expect(first(/inter-latin/)).toBeGreaterThan(asked)
  expect(first(/app-status/)).toBeGreaterThan(asked)
  expect(first(/\/identity-/)).toBe(-1)
})
