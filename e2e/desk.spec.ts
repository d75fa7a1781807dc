import { expectAccessible } from './testing/axe'
import { expect, test } from './testing/desk'

test('an address opens one window, which stays open after a reload', { tag: '@desktop' }, async ({
  page,
  browser,
  startDesk,
}) => {
  const desk = await startDesk({ operator: 'asha' })
  await desk.open(page)
  await expect(page.getByText('Test data on this computer')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Mock tests/ })).toBeVisible()
  await expectAccessible(page, 'the overview of the desk')
  await page.reload()
  await expect(page.getByRole('row', { name: /^Mock tests/ })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${desk.origin}/`)
  await expect(other.getByRole('alert')).toContainText('Each address opens one window.')
  await other.context().close()
})
