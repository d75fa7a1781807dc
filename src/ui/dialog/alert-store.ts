/** The queue of in-app alerts: the spec's "alert", shown at the root of the app, never `window.alert` (docs/decisions/005). */

interface PendingAlert {
  id: number
  message: string
  acknowledge: () => void
}

let queue: readonly PendingAlert[] = []
let nextId = 1
const listeners = new Set<() => void>()

function setQueue(next: readonly PendingAlert[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows `message` with an OK button; resolves when the student has pressed it. Several alerts come one by one. */
export function showAlert(message: string): Promise<void> {
  return new Promise((resolve) => {
    const id = nextId++
    const acknowledge = () => {
      setQueue(queue.filter((alert) => alert.id !== id))
      resolve()
    }
    setQueue([...queue, { id, message, acknowledge }])
  })
}

export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentAlert(): PendingAlert | null {
  return queue[0] ?? null
}
