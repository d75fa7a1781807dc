import { type FileAccess, FileAnswerError, totalOf } from '@/lib/file-requests'
import { pieceSize } from './file-store'

/** Milliseconds without a byte after which a request is given up and made again. */
const quietFor = 30_000

/** The bytes of an answer after the first `skip`; calls `giveUp` when nothing comes for a while. */
async function* chunksOf(answer: Response, skip: number, giveUp: () => void) {
  const reader = answer.body?.getReader()
  let left = skip
  let timer = setTimeout(giveUp, quietFor)
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done || !value) return
      clearTimeout(timer)
      timer = setTimeout(giveUp, quietFor)
      if (value.length > left) yield value.subarray(left)
      left = Math.max(left - value.length, 0)
    }
  } finally {
    clearTimeout(timer)
    void reader?.cancel().catch(() => undefined)
  }
}

/**
 * Reads a file of `bytes` bytes from `begin` to its end, a piece at a time.
 * @param save stores the next piece
 * @returns whether the file still has that size
 * @throws FileAnswerError when the server refuses; TypeError when the connection breaks
 */
export async function readPieces(
  access: FileAccess,
  { begin, bytes, signal }: { begin: number; bytes: number; signal: AbortSignal },
  save: (piece: Uint8Array) => Promise<void>,
  onLoaded: (loaded: number) => void,
): Promise<boolean> {
  const request = new AbortController()
  const giveUp = () => request.abort()
  signal.addEventListener('abort', giveUp)
  try {
    const headers = { ...access.headers, Range: `bytes=${begin}-` }
    const answer = await fetch(access.url, { headers, cache: 'no-store', signal: request.signal })
    if (answer.status === 416) return false
    if (answer.status !== 206 && answer.status !== 200) throw new FileAnswerError(answer.status)
    if (answer.status === 206 && (totalOf(answer) ?? bytes) !== bytes) return false
    let loaded = begin
    let piece = new Uint8Array(Math.min(pieceSize, bytes - loaded))
    let filled = 0
    // A server without ranges sends all of it again.
    for await (const chunk of chunksOf(answer, answer.status === 200 ? begin : 0, giveUp)) {
      if (loaded + filled + chunk.length > bytes) return false
      for (let from = 0; from < chunk.length; ) {
        const part = chunk.subarray(from, from + piece.length - filled)
        piece.set(part, filled)
        filled += part.length
        from += part.length
        if (filled < piece.length) continue
        await save(piece)
        loaded += filled
        filled = 0
        piece = new Uint8Array(Math.min(pieceSize, bytes - loaded))
      }
      onLoaded(loaded + filled)
    }
    if (loaded < bytes) throw new TypeError('The file broke off')
    return true
  } finally {
    signal.removeEventListener('abort', giveUp)
    giveUp()
  }
}
