/** A choice of yes or no that this device remembers, the same for all of a page. */
export interface DeviceFlag {
  isOn: () => boolean
  toggle: () => void
  /** Calls `listener` at every change. @returns a way to stop */
  subscribe: (listener: () => void) => () => void
}

/** @param key of localStorage; where the device keeps nothing, the choice holds for as long as the page stands */
export function createDeviceFlag(key: string): DeviceFlag {
  const listeners = new Set<() => void>()
  /** What the device has refused to keep. */
  let unkept: boolean | null = null

  function isOn(): boolean {
    if (unkept !== null) return unkept
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
      unkept = null
      try {
        localStorage.setItem(key, on ? 'yes' : 'no')
      } catch {
        unkept = on
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
