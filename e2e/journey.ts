import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * A journey that also fails when a page breaks the Content-Security-Policy, throws, or is hydrated with something else
 * than the HTML that it came with.
 */
export const test = base.extend<{ wellBehaved: undefined }>({
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
