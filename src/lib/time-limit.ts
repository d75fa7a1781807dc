import { t } from '@/language/text'
import { AppError } from './app-error'

/**
 * Ends a request `ms` milliseconds from now. Safari before 16 and Chrome before 103 are without `AbortSignal.timeout`.
 */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}

/** Whether a request failed because its time ran out. */
export function ranOut(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Milliseconds that a student waits for the network where the device has an older copy. */
export const copyPatience = 6000

/** Settles as `work` does. @throws AppError `timeout` once it has taken `ms` milliseconds */
export function inTime<T>(work: Promise<T>, ms: number = copyPatience): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AppError('timeout', t('Network error. Please check your internet connection.'))),
      ms,
    )
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
