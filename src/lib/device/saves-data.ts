/**
 * True where the student has asked the device to save data: nothing is loaded ahead then, and no picture unasked. Chromium
 * tells of its own setting; `prefers-reduced-data` is for browsers to come.
 */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: unknown } } = navigator
  if (connection?.saveData === true) return true
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches
}
