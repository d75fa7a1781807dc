import type { Page, Request } from '@playwright/test'

const requests = new WeakMap<Page, Set<Request>>()

/** Keeps a list of what the page has asked for and not yet got; called before `settled`. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  requests.set(page, open)
  const end = (request: Request) => void open.delete(request)
  page.on('request', (request) => void open.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Until nothing has changed on the page for 100 ms, half a second at most. */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, 100)
        })
        const end = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(end, 100)
        setTimeout(end, 500)
        observer.observe(document, { subtree: true, childList: true, attributes: true })
      }),
  )
}

/**
 * Until what moves or fades in is in its place. An animation without an end is not waited for, nor is a line that goes away
 * by itself after some seconds. Also without motion a sheet begins below the window, until the next picture is drawn.
 */
export async function untilInPlace(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          (each) => each.playState === 'running' && Number(each.effect?.getComputedTiming().endTime) < 3000,
        )
        .map((each) => each.finished),
    ),
  )
}

/** Waits for what a press brings: until nothing is asked for and nothing on the page changes, for about a second at most. */
export async function settled(page: Page): Promise<void> {
  const latest = Date.now() + 1000
  do await untilStill(page)
  while ((requests.get(page)?.size ?? 0) > 0 && Date.now() < latest)
}
