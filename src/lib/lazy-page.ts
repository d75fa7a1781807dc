import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const reloadedKey = 'reloaded-for-missing-chunk'

/** Absent while prerendering, and on devices that refuse storage. */
const storage = (() => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
})()

function reloadOnce(error: unknown): Promise<never> {
  // Without storage nothing would remember the reload, and it could go round in circles.
  if (!navigator.onLine || storage?.getItem(reloadedKey) !== null) throw error
  storage.setItem(reloadedKey, '1')
  location.reload()
  // The page is going away; nothing more is to be shown.
  return new Promise(() => undefined)
}

/**
 * A page that is loaded when it is first shown. An old tab that misses its chunk after a new deployment reloads once
 * (design.md section 10); a second miss is an error for the error page.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const module = await load().catch(reloadOnce)
    storage?.removeItem(reloadedKey)
    return { default: module[name] }
  })
}
