import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { untilInPlace } from './settled'

/** Axe finds nothing on the page, once it has loaded; `where` names it in the message. */
export async function expectAccessible(page: Page, where: string) {
  await expect(page.getByRole('status', { name: /^Loading/ }), where).toHaveCount(0)
  // What fades in has its colours only at the end of it.
  await untilInPlace(page)
  // In the page itself: no page here has frames, for which axe would otherwise open a tab at each call.
  // And without the list of all that is well, which takes as long to put together as it takes to look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
  expect(found, where).toEqual([])
}
