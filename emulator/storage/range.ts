/** Bytes asked for by a `Range` header: from and to, both included; `null` for the whole; `unsatisfiable` outside. */
export type ByteRange = { from: number; to: number } | null | 'unsatisfiable'

/** Reads `bytes=a-b`, `bytes=a-` and `bytes=-n`; several ranges or another unit are answered by the whole, as allowed. */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return null
  const [first, last] = [match[1] ?? '', match[2] ?? '']
  if (first === '' && last === '') return null
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { from: size - count, to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'unsatisfiable' : { from, to }
}
