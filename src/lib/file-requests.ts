/** How files are asked for by range: answers that say no, sizes, and when it is worth trying again. */
import * as z from 'zod/mini'

/** Address and headers by which a file's bytes are asked for. */
export interface FileAccess {
  url: string
  headers: Record<string, string>
}

/** The storage's answer was no: `status` says how. */
export class FileAnswerError extends Error {
  constructor(readonly status: number) {
    super(`The file answered ${status}`)
    this.name = 'FileAnswerError'
  }
}

/** An error of asking for a file that another try could change. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof FileAnswerError) || error.status === 429 || error.status >= 500
}

/** Milliseconds before the n-th repetition. */
function pause(attempt: number): number {
  return Math.min(500 * 2 ** attempt, 10_000)
}

/** Sleeps before the n-th repetition, but wakes as soon as the device says that it is online again, or at `closing`. */
function untilWorthTrying(attempt: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', wake)
      closing.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, pause(attempt))
    globalThis.addEventListener?.('online', wake)
    closing.addEventListener('abort', wake)
  })
}

/** What was asked of the student's network, and what may stop it. */
interface Patience {
  readonly signal: AbortSignal
  /** True when the network does not answer and is asked again and again; false when it answers. */
  readonly onWaiting?: (waiting: boolean) => void
  /** Whether another try could end otherwise, after so many that have failed one after the other. */
  readonly isPassing: (error: unknown, inARow: number) => boolean
}

export const stopped = () => new DOMException('The student has stopped it', 'AbortError')

/**
 * Runs what needs the network until it is done; waits for the network however long it takes.
 * @param failures counted here; whoever hears from the network begins anew
 * @throws what another try would not change; `AbortError` once `signal` is aborted
 */
export async function patiently<T>(
  work: () => Promise<T>,
  { signal, onWaiting, isPassing }: Patience,
  failures = { inARow: 0 },
): Promise<T> {
  for (;;) {
    if (signal.aborted) throw stopped()
    try {
      const done = await work()
      onWaiting?.(false)
      return done
    } catch (error) {
      if (signal.aborted) throw stopped()
      if (!isPassing(error, failures.inARow)) throw error
      onWaiting?.(true)
      await untilWorthTrying(failures.inARow++, signal)
    }
  }
}

/** `bytes 0-65535/1048576` says 1048576; null where the header is missing or hidden from pages. */
export function totalOf(response: Response): number | null {
  const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1])
  return Number.isInteger(total) && total > 0 ? total : null
}

const objectSchema = z.object({
  size: z.string().check(z.regex(/^[1-9]\d*$/)),
  generation: z.nullish(z.string()),
})

/**
 * The storage's own description of an object: its size in bytes and its version, where the answer's headers are hidden;
 * null elsewhere.
 * @throws FileAnswerError when it is refused or missing, TypeError when the network is gone
 */
export async function describedFile(
  { url, headers }: FileAccess,
  signal: AbortSignal,
): Promise<{ size: number; version: string } | null> {
  const description = url.replace(/([?&])alt=media(&|$)/, '$1')
  if (description === url) return null
  const response = await fetch(description, { headers, signal })
  if (!response.ok) throw new FileAnswerError(response.status)
  const parsed = objectSchema.safeParse(await response.json().catch(() => null))
  return parsed.success ? { size: Number(parsed.data.size), version: parsed.data.generation ?? '' } : null
}
