/** Uploads of files to Storage: checked by their content, and named by it, so that the same file is stored once. */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { paidCategorySchema } from '../../src/content/packs/schema'
import { doWithAudit } from './audit'
import { checkedPicture, pictureFacts } from './formats/picture-size'
import { parse } from './look-up'
import { checkedPdf, pdfMark } from './pdf-facts'
import type { Sent } from './resumable'
import { plainFields } from './stored-form'
import type { Target } from './target'

/** A file on this machine, or its bytes. */
export type LocalFile = string | { name: string; bytes: Uint8Array }

export interface Uploaded {
  /** In Storage: what documents name. */
  path: string
  /** Media type. */
  type: string
  sizeBytes: number
  /** Of a PDF. */
  pageCount: number | null
  /** False: Storage had this very file already. */
  isNew: boolean
}

const mebi = 1024 * 1024
const kinds = {
  pdf: { most: 100 * mebi, words: 'a PDF' },
  film: { most: 2048 * mebi, words: 'an MP4 or WebM film' },
  picture: { most: 2 * mebi, words: 'a PNG, JPEG, GIF, WebP or SVG picture' },
} as const
type FileKind = keyof typeof kinds

/** The local backend's limit of one file. */
const mostLocally = 64 * mebi

/** What each folder of Storage holds (storage.rules). */
const folders: ReadonlyArray<readonly [RegExp, readonly FileKind[]]> = [
  [/^images(\/[\w.-]+)*\/$/, ['picture']],
  [/^Carousel\/$/, ['picture']],
  [/^public(\/[\w.-]+)*\/$/, ['pdf', 'picture', 'film']],
  [/^members(\/[\w.-]+)*\/$/, ['film']],
  [/^paid\/[\w.-]+\/$/, ['pdf', 'film', 'picture']],
]

/** @returns kinds of files that may go to a folder @throws Error for a folder that is not for uploads */
function kindsOf(folder: string): readonly FileKind[] {
  const found = folders.find(([pattern]) => pattern.test(folder) && !folder.includes('..'))
  if (!found)
    throw new Error(
      `Files cannot go to "${folder}". The folders are images/, Carousel/, public/, members/ and those of packs.`,
    )
  return found[1]
}

/** The folder of a stored pack's files. @throws Error when there is no such pack */
export async function packFolder(target: Target, packId: string): Promise<string> {
  const path = `paid_resource_categories/${packId}`
  const fields = (await target.database.read([path])).get(path)
  const [pack] = fields ? parse(paidCategorySchema, [path, plainFields(fields)]) : []
  if (!pack) throw new Error(`There is no pack "${packId}". Save the pack first.`)
  return `paid/${pack.productId}/`
}

async function opened(file: LocalFile): Promise<Sent & { name: string; close(): Promise<void> }> {
  if (typeof file !== 'string') {
    const { name, bytes } = file
    const read = async (from: number, count: number) => bytes.subarray(from, from + count)
    return { name, size: bytes.length, read, close: async () => undefined }
  }
  const name = basename(file)
  const handle = await open(file).catch((error: unknown) => {
    throw new Error(`"${name}" cannot be read on this machine.`, { cause: error })
  })
  const { size } = await handle.stat()
  return {
    name,
    size,
    async read(from, count) {
      const bytes = new Uint8Array(count)
      const { bytesRead } = await handle.read(bytes, 0, count, from)
      return bytes.subarray(0, bytesRead)
    },
    close: () => handle.close(),
  }
}

/** By its first bytes, whatever the file is called; null for any other kind. */
function kindOfBytes(begin: Uint8Array): { kind: FileKind; type: string; extension: string } | null {
  const text = Buffer.from(begin).toString('latin1')
  // Photos of an iPhone and sound begin like films.
  const isFilm =
    text.slice(4, 8) === 'ftyp' && !/^(he[iv][cxms]|mi[af]|msf1|avi[fs]|M4[AB] |crx )/.test(text.slice(8))
  if (isFilm) return { kind: 'film', type: 'video/mp4', extension: 'mp4' }
  // Other films of Matroska do not play in browsers.
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.slice(0, 256).includes('webm'))
    return { kind: 'film', type: 'video/webm', extension: 'webm' }
  if (pdfMark(begin)) return { kind: 'pdf', type: 'application/pdf', extension: 'pdf' }
  const picture = pictureFacts(begin)
  return picture && { kind: 'picture', type: picture.type, extension: picture.extension }
}

async function hashOf(file: Sent): Promise<string> {
  const hash = createHash('sha256')
  for (let from = 0; from < file.size; from += 4 * mebi)
    hash.update(await file.read(from, Math.min(4 * mebi, file.size - from)))
  return hash.digest('hex').slice(0, 20)
}

const wordsOf = (allowed: readonly FileKind[]) => allowed.map((kind) => kinds[kind].words).join(' or ')

/** What a file is. @throws Error with one sentence for a file that the folder does not take */
async function checked(file: Sent & { name: string }, allowed: readonly FileKind[], isLocal: boolean) {
  const { name, size } = file
  if (size === 0) throw new Error(`"${name}" is empty.`)
  const found = kindOfBytes(await file.read(0, Math.min(size, kinds.picture.most)))
  if (!found || !allowed.includes(found.kind)) throw new Error(`"${name}" is not ${wordsOf(allowed)}.`)
  const { kind, ...named } = found
  const { most } = kinds[kind]
  if (size > most) throw new Error(`"${name}" has more than ${most / mebi} MB: make it smaller.`)
  if (isLocal && size > mostLocally)
    throw new Error(`"${name}" has more than ${mostLocally / mebi} MB, which the local backend cannot store.`)
  if (kind === 'film') return { ...named, pageCount: null }
  const bytes = await file.read(0, size)
  if (kind === 'pdf') return { ...named, ...(await checkedPdf(name, bytes)) }
  try {
    checkedPicture(name, bytes)
  } catch (error) {
    // Its sentence begins in the middle of another one.
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`, { cause: error })
  }
  return { ...named, pageCount: null }
}

/**
 * The carousel shows its pictures in the order of their names, and the words in them as captions: `--` stands between
 * languages.
 */
export function carouselName(name: string, extension: string): string {
  const captions = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .split('--')
    // Telugu and Hindi words can have joiners inside.
    .map((caption) => caption.match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)?.join('-') ?? '')
    .filter((caption) => /[\p{L}\p{N}]/u.test(caption))
  if (captions.length === 0) throw new Error(`Rename "${name}" so that it has letters or digits.`)
  return `${captions.join('--').toLowerCase()}.${extension}`
}

/**
 * Checks a file, uploads it, and lists that in the audit list.
 * @param folder `public/`, `members/`, `images/…/`, `Carousel/`, or what `packFolder` says
 * @throws Error with one sentence; nothing is stored then
 */
export async function uploadFile(
  target: Target,
  local: LocalFile,
  folder: string,
  options: { onProgress?: (sent: number, total: number) => void } = {},
): Promise<Uploaded> {
  const allowed = kindsOf(folder)
  const file = await opened(local)
  try {
    const { type, extension, pageCount } = await checked(file, allowed, target.isLocal)
    const name =
      folder === 'Carousel/' ? carouselName(file.name, extension) : `${await hashOf(file)}.${extension}`
    const path = `${folder}${name}`
    const isNew = folder === 'Carousel/' || !(await target.files.has(path))
    if (isNew)
      await doWithAudit(target, `Uploaded "${file.name}"`, [path], () =>
        target.files.send(path, type, file, (sent) => options.onProgress?.(sent, file.size)),
      )
    return { path, type, sizeBytes: file.size, pageCount, isNew }
  } finally {
    await file.close()
  }
}
