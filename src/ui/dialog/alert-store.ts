/** The queue of in-app alerts: the spec's "alert", shown at the root of the app, never `window.alert` (docs/decisions/005). */

interface PendingAlert {
  id: number
  message: string
  choice: Choice | null
  acknowledge: (isYes?: boolean) => void
}

/** Labels of two buttons in place of OK. */
export type Choice = readonly [no: string, yes: string]

let queue: readonly PendingAlert[] = []
let nextId = 1
const listeners = new Set<() => void>()

function setQueue(next: readonly PendingAlert[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/**
 * Shows `message` with an OK button, or with a choice; resolves when the student has pressed one. Escape and Back are OK,
 * and no. Several alerts come one by one.
 */
export function showAlert(message: string, choice: Choice | null = null): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++
    const acknowledge = (isYes = false) => {
      setQueue(queue.filter((alert) => alert.id !== id))
      resolve(isYes)
    }
    setQueue([...queue, { id, message, choice, acknowledge }])
  })
}

export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentAlert(): PendingAlert | null {
  return queue[0] ?? null
}
