/** Lets a waiting press go first where the browser can; a timer would take seconds in a tab out of sight. */
export const pause = () =>
  (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.()
