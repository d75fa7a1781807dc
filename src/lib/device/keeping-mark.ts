const key = 'keeps-offline'

/** Notes that this device has kept something for offline: a visitor's start then asks whether it is here whole. */
export function markKeeping(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // What is under way goes on by a press.
  }
}

/** Whether anything may be under way for a visitor; one who has never kept a thing loads no code for it. */
export function hasKeepingMark(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
