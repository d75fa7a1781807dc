/** True where the student has asked the browser to save data: nothing is loaded ahead then. Only Chromium tells. */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: unknown } } = navigator
  return connection?.saveData === true
}
