/** Marks the extra history entry that stands over a guarded page, so that Back first comes to the page itself. */
const mark = 'guard'

export function onGuardEntry(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && mark in state
}

/** Lays the guard's entry over the page's. The router's own state is copied: to it both are the same place. */
export function addGuardEntry(): void {
  window.history.pushState({ ...window.history.state, [mark]: true }, '')
}

let stepping: Promise<void> | null = null

/** Steps down from the guard's entry, if it is the one shown: what replaces an entry then replaces the page's own. */
export function dropGuardEntry(): Promise<void> {
  if (!onGuardEntry()) return Promise.resolve()
  stepping ??= new Promise((resolve) => {
    const arrived = () => {
      stepping = null
      resolve()
    }
    window.addEventListener('popstate', arrived, { once: true })
    window.history.back()
  })
  return stepping
}
