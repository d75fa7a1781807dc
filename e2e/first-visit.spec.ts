import { expect, test } from './journey'

test('on a first visit nothing takes the network from what the page is about', async ({ page, request }) => {
  const shell = await (await request.get('/content/current-affairs')).text()
  for (const group of ['firebase', 'data', 'zod', 'network', 'kit']) {
    expect(shell).toMatch(new RegExp(`rel="modulepreload" crossorigin href="/assets/${group}-`))
  }
  expect(shell).not.toMatch(/inter-latin/)

  const sent: string[] = []
  page.on('request', (one) => sent.push(one.url()))
  const later = () => sent.filter((url) => /\/(inter-latin|app-status|identity|modal|saved-sync)/.test(url))
  const asked = () => sent.some((url) => url.includes(':runQuery'))
  let answer: (() => void) | undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/:runQuery/, async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/content/current-affairs')
  await expect.poll(asked).toBe(true)
  // The page's own frame is drawn, with the system's letters, and what is no part of it has not been asked for.
  await expect(page.getByRole('heading', { level: 1, name: 'Current Affairs' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading content' })).toBeVisible()
  expect(later()).toEqual([])
  answer?.()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(later).toContainEqual(expect.stringContaining('inter-latin'))
})
