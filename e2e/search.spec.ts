/** The search on a phone: words as students type them, one read, and again without a network. */
import { expectAccessible } from './testing/axe'
import { appOnDevice } from './testing/installed'
import { expect, test } from './testing/journey'

test.use({ serviceWorkers: 'allow' })

test('a typing error and a word in English letters find something, with one read, and again offline', {
  tag: '@phone',
}, async ({ page, context }) => {
  const reads: string[] = []
  context.on('request', (request) => {
    const body = request.postData() ?? ''
    if (/catalogues\/|structuredQuery/.test(body)) reads.push(body)
  })
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const search = async (query: string) => {
    await page.getByRole('searchbox').fill(query)
    return dialog.getByRole('link')
  }
  await page.goto('/about')
  await appOnDevice(page)
  await page.getByRole('button', { name: 'Search' }).click()
  const misspelt = await search('poltiy')
  await expect(misspelt.first()).toHaveAttribute('href', '/content/quizzes?category=Polity')
  await expect(dialog.locator('mark', { hasText: /^Polity$/ }).first()).toBeVisible()
  await expectAccessible(page, 'what is found for a misspelt word')
  await expect((await search('constituton birthdays')).first()).toHaveAccessibleName(/^Constitution Day/)
  const romanised = (await search('rajyangam')).filter({ hasText: 'Constitution Day' })
  await expect(romanised.locator('mark').first()).toHaveText('Constitution')
  await expect((await search('రాజ్యాంగ దినోత్సవం')).first()).toHaveAccessibleName(/^Constitution Day/)
  await search('zxqwv')
  await expect(dialog.getByRole('heading', { name: 'Nothing found for "zxqwv"' })).toBeVisible()
  expect(reads.filter((body) => body.includes('catalogues/'))).toHaveLength(1)
  expect(reads.filter((body) => body.includes('structuredQuery'))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Search' }).click()
  const found = (await search('samvidhan birthdays')).first()
  await expect(found).toHaveAccessibleName(/^Constitution Day/)
  await found.click()
  await expect(dialog).toBeHidden()
  await context.setOffline(false)
})
