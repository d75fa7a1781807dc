/** The code that shows a PDF, which must be on the device for the PDF to open offline. */
import { binaryAddress } from '@/lib/pdf/binary-data'
import { loadPdfCode, pdfWorkerAddress } from '@/lib/pdf/load-pdfjs'
import { fetchedCode } from '@/loading/fetch-code'
import { listedItems } from '../device/download-list'
import type { DownloadedFile } from './downloaded-file'
import { pieceSize } from './file-store'

/** The service worker's cache of code that is not in its first copy (tools/build/pwa-options.ts). */
const codeCache = 'code'
/** Its entry that says which version of pdf.js is complete, by its worker's address. */
const mark = '/assets/kept-reader'

async function add(cache: Cache, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    if (!(await caches.match(address, { ignoreVary: true }))) await cache.add(address)
}

/** Stores the code that reads PDFs, unless this version of it is stored. @throws when it cannot be loaded */
export async function storeReader(): Promise<void> {
  if (typeof caches === 'undefined') return
  const cache = await caches.open(codeCache)
  const worker = await pdfWorkerAddress()
  if ((await (await cache.match(mark))?.text()) === worker) return
  await loadPdfCode()
  await add(cache, [...fetchedCode(), worker])
  await cache.put(mark, new Response(worker))
}

/** The same for an owner of downloaded PDFs: a new version of the app may have another reader. Never rejects. */
export async function storeReaderFor(owner: string): Promise<void> {
  const items = await listedItems(owner)
  if (items.some(({ kind, ended }) => kind === 'file' && !ended)) await storeReader().catch(console.info)
}

/** pdf.js fetches these when a page needs them: for scans. */
const decoders = { JBIG2Decode: 'jbig2.wasm', JPXDecode: 'openjpeg.wasm' } as const

/** Stores the decoders of a file's pictures: a PDF names them beside each picture. @throws as above */
export async function storeDecoders(file: DownloadedFile): Promise<void> {
  if (typeof caches === 'undefined') return
  const found = new Set<string>()
  for (let begin = 0; begin < file.bytes; begin += pieceSize) {
    const piece = await file.read(begin, Math.min(begin + pieceSize, file.bytes))
    const text = new TextDecoder('latin1').decode(piece)
    for (const [name, decoder] of Object.entries(decoders)) if (text.includes(name)) found.add(decoder)
  }
  await add(await caches.open(codeCache), [...found].map(binaryAddress))
}
