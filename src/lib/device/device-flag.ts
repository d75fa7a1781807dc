/** A yes-or-no choice that this device stores, shared by all components of a page. */
export interface DeviceFlag {
  isOn: () => boolean
  toggle: () => void
  /** Calls `listener` at every change. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/** @param key of localStorage; without storage the choice lasts until the page closes */
export function createDeviceFlag(key: string): DeviceFlag {
  const listeners = new Set<() => void>()
  /** The choice that the device refused to store. */
  let unstored: boolean | null = null

  function isOn(): boolean {
    if (unstored !== null) return unstored
    try {
      return localStorage.getItem(key) === 'yes'
    } catch {
      return false
    }
  }

  return {
    isOn,
    toggle() {
      const on = !isOn()
      unstored = null
      try {
        localStorage.setItem(key, on ? 'yes' : 'no')
      } catch {
        unstored = on
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
