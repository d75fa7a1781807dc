/** Keeps the sizes that documents state equal to those of the printed books. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

export interface BookSize {
  sizeBytes: number
  pageCount: number
}

const Documents = z.record(z.string(), z.record(z.string(), z.unknown()))

/** Pages of a linearised PDF, which tells their number in its first line; 0 for any other file. */
export function pageCount(pdf: Buffer): number {
  const start = pdf.toString('latin1', 0, 1024)
  return Number(/\/Linearized 1 .*?\/N (\d+)/.exec(start)?.[1] ?? 0)
}

/** Sets `sizeBytes` and `pageCount` of resources and `size` of pdfs whose file is among `sizes` (by Storage path). */
export function noteSizes(documentsFolder: string, sizes: ReadonlyMap<string, BookSize>): void {
  for (const collection of ['resources', 'pdfs']) {
    const file = join(documentsFolder, `${collection}.json`)
    const documents = z.parse(Documents, JSON.parse(readFileSync(file, 'utf8')))
    for (const document of Object.values(documents)) {
      const size = sizes.get(String(document.pdfUrl ?? document.url))
      if (size === undefined) continue
      if ('size' in document) document.size = size.sizeBytes
      if ('sizeBytes' in document) Object.assign(document, size)
    }
    writeFileSync(file, `${JSON.stringify(documents, null, 2)}\n`)
  }
}
