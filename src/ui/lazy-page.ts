import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { LoadFailed } from './load-failed'

const reloadedKey = 'reloaded-for-missing-chunk'

/** Absent while prerendering, and on devices that refuse storage. */
const storage = (() => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
})()

const loads = new WeakMap<object, () => Promise<unknown>>()

/** What can stand in for a page, whatever that page asks for. */
type Instead = () => ReactNode

/** What is shown when a page's code cannot be loaded; an old tab of an earlier deployment reloads instead, once. */
async function insteadOfPage(error: unknown, failed: Instead): Promise<Instead> {
  console.info('The code of a page could not be loaded', error)
  // Without storage nothing would remember the reload, and it could go round in circles.
  const mayReload = navigator.onLine && storage?.getItem(reloadedKey) === null
  if (!mayReload) return failed
  storage.setItem(reloadedKey, '1')
  location.reload()
  // The page is going away; nothing more is to be shown.
  return new Promise(() => undefined)
}

interface Page<Props> {
  default: ComponentType<Props>
}

/**
 * A page whose code is there already. Of a promise, even a kept one, React shows the fallback first, and leaves it
 * standing for a third of a second.
 */
function atOnce<Props>(page: Page<Props>): Promise<Page<Props>> {
  // React asks for nothing of a promise but its `then`.
  const answered = {
    // biome-ignore lint/suspicious/noThenProperty: it has its answer before it is asked
    then: (show: (page: Page<Props>) => void) => show(page), // oxlint-disable-line unicorn/no-thenable -- as above
  }
  return answered as unknown as Promise<Page<Props>>
}

/**
 * A page that is loaded when it is first shown. When its code is missing, an old tab reloads once (design.md section
 * 10); when the network is gone, the frame around it stays and a message takes its place.
 */
export function lazyPage<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  failed: Instead = LoadFailed,
): LazyExoticComponent<ComponentType<Props>> {
  let loaded: Page<Props> | undefined
  const loadPage = async () => {
    const module = await load()
    storage?.removeItem(reloadedKey)
    loaded = { default: module[name] }
    return loaded
  }
  const page = lazy<ComponentType<Props>>(() =>
    loaded
      ? atOnce(loaded)
      : loadPage().catch(async (error: unknown) => ({ default: await insteadOfPage(error, failed) })),
  )
  loads.set(page, loadPage)
  return page
}

/** Starts to load the code of what `lazyPage` made, and does nothing for anything else; a failure is told when it is shown. */
export function preloadPage(page: unknown): void {
  if (typeof page === 'object' && page !== null)
    loads
      .get(page)?.()
      .catch(() => undefined)
}
