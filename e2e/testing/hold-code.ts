import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

/** The file of the build that has the code of a source file; which others it shares that file with does not matter. */
export function builtFile(source: string): string {
  const outDir = process.env.OUT_DIR ?? 'dist'
  const files: Record<string, string> = JSON.parse(readFileSync(join(outDir, '.vite/chunks.json'), 'utf8'))
  const file = files[source]
  if (!file) throw new Error(`The build has no code of ${source}`)
  return file
}

/** Holds back the code of a source file. @returns a way to let it come, once the page has requested it. */
export async function holdCode(page: Page, source: string): Promise<() => Promise<void>> {
  const held: Array<() => Promise<void>> = []
  let isHeld = true
  await page.route(`/${builtFile(source)}`, async (route) => {
    if (isHeld) held.push(() => route.continue())
    // It is fetched, and then imported: without the browser's cache that is a second request.
    else await route.continue()
  })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    isHeld = false
    await Promise.all(held.map((bring) => bring()))
  }
}

/** Waits until the code of a source file, which loads behind the page, has come. */
export async function codeHasCome(page: Page, source: string): Promise<void> {
  const file = builtFile(source)
  const isHere = () =>
    page.evaluate(
      (name) =>
        performance
          .getEntriesByType('resource')
          .some((entry) => entry.name.endsWith(name) && (entry as PerformanceResourceTiming).responseEnd > 0),
      file,
    )
  await expect.poll(isHere).toBe(true)
}
