import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe finds nothing on the page, once it has loaded; `where` names it in the message. */
export async function expectAccessible(page: Page, where: string) {
  await expect(page.getByRole('status', { name: /^Loading/ }), where).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
  expect(found, where).toEqual([])
}
