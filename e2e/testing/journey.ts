import { test as base, type Page } from '@playwright/test'
import { lookOften } from './look-often'

export { expect } from '@playwright/test'

/** A prerendered page can be read before its code has come; what is pressed until then does nothing yet. */
function openWhenItAnswers(page: Page) {
  const answers = () =>
    page.waitForFunction(() => {
      const root = document.querySelector('[data-prerendered]')
      return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...args) => {
    const response = await goto(...args)
    await answers()
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await answers()
    return response
  }
}

/**
 * A journey that also fails when a page breaks the Content-Security-Policy, throws, or is hydrated with something else
 * than the HTML that it came with.
 */
export const test = base.extend<{ wellBehaved: undefined }>({
  context: async ({ context, javaScriptEnabled }, use) => {
    context.on('page', lookOften)
    if (javaScriptEnabled) context.on('page', openWhenItAnswers)
    await use(context)
  },
  wellBehaved: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('console', (message) => {
        if (/Content Security Policy|Permissions policy violation|Minified React error/.test(message.text()))
          faults.push(message.text())
      })
      context.on('weberror', (webError) => faults.push(String(webError.error())))
      await use(undefined)
      base.expect(faults, 'what the pages complained of').toEqual([])
    },
    { auto: true },
  ],
})
