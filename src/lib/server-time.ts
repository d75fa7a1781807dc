import { timeLimit } from '@/lib/time-limit'

/**
 * The server's own time in epoch milliseconds, from the `Date` of its answer (whole seconds); null when it does not
 * answer within `patience` milliseconds or says none.
 */
export async function serverTime(patience: number): Promise<number | null> {
  if (!navigator.onLine) return null
  try {
    const response = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: timeLimit(patience) })
    const time = Date.parse(response.headers.get('date') ?? '')
    return Number.isNaN(time) ? null : time
  } catch {
    return null
  }
}
