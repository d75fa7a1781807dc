/** Forms with unsaved changes, on this device: they survive a reload, a closed window and a stopped desk. */

const prefix = 'desk.form.'

/** null where none is kept, or the device stores nothing. */
export function keptForm(key: string): unknown {
  try {
    const text = localStorage.getItem(prefix + key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export function keepForm(key: string, form: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(form))
  } catch {
    // The device stores nothing: the form is in this window alone.
  }
}

export function forgetForm(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // As above.
  }
}
