/** Files that the page sends, piece by piece, so that a lost connection goes on where it stopped. */
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes of a file, and of one piece. */
const longestUpload = 2_000_000_000
export const longestPiece = 8_000_000

export interface UploadedFile {
  /** What the operator calls it. */
  name: string
  /** Where it is on this machine. */
  path: string
  size: number
}

interface Received extends UploadedFile {
  expected: number
}

export function createUploads() {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const files = new Map<string, Received>()

  function find(id: string): Received {
    const file = files.get(id)
    if (!file) throw new Error('The file is not here any more. Choose it again.')
    return file
  }

  return {
    /** @returns the id under which the pieces are sent */
    begin(name: string, size: number): string {
      if (!(Number.isSafeInteger(size) && size > 0)) throw new Error(`"${name}" is empty.`)
      if (size > longestUpload) throw new Error(`"${name}" has more than 2 GB.`)
      const id = randomUUID()
      // A folder of its own keeps the name: formats are chosen by its ending.
      const path = join(mkdtempSync(join(folder, 'file-')), safeName(name))
      writeFileSync(path, '')
      files.set(id, { name, path, size: 0, expected: size })
      return id
    },
    /**
     * Adds a piece. One that is here already is left out, so a piece may be sent twice.
     * @returns how many bytes are here
     */
    add(id: string, offset: number, piece: Buffer): number {
      const file = find(id)
      if (offset > file.size) throw new Error(`The piece begins at ${offset}; ${file.size} bytes are here.`)
      const fresh = piece.subarray(file.size - offset)
      if (file.size + fresh.length > file.expected)
        throw new Error(`"${file.name}" is longer than announced.`)
      appendFileSync(file.path, fresh)
      file.size = statSync(file.path).size
      return file.size
    },
    /** A complete file. @throws Error for one that is not here, or not whole */
    file(id: string): UploadedFile {
      const file = find(id)
      if (file.size < file.expected)
        throw new Error(`"${file.name}" has not arrived completely. Send it again.`)
      return file
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Uploads = ReturnType<typeof createUploads>

/** A name that is one file below a folder on every system. */
function safeName(name: string): string {
  const clean = name
    .replace(/[^\p{L}\p{M}\p{N}. _-]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(-120)
  return clean || 'file'
}
