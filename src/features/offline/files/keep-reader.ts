/** What has to be on the device besides a PDF, so that it opens without a network: the code that shows it. */
import { binaryAddress } from '@/lib/pdf/binary-data'
import { loadPdfCode, pdfWorkerAddress } from '@/lib/pdf/load-pdfjs'
import { fetchedCode } from '@/loading/fetch-code'
import { listedItems } from '../device/kept-items'
import { pieceSize } from './file-store'
import type { KeptFile } from './kept-file'

/** The service worker's cache of code that is not in its first copy (tools/build/pwa-options.ts). */
const codeCache = 'code'
/** In it: the version of pdf.js whose code is there whole, by its worker's address. */
const mark = '/assets/kept-reader'

async function add(cache: Cache, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    if (!(await caches.match(address, { ignoreVary: true }))) await cache.add(address)
}

/** Keeps the code that reads PDFs; does nothing where this version of it is here. @throws when it cannot be had */
export async function keepReader(): Promise<void> {
  if (typeof caches === 'undefined') return
  const cache = await caches.open(codeCache)
  const worker = await pdfWorkerAddress()
  if ((await (await cache.match(mark))?.text()) === worker) return
  await loadPdfCode()
  await add(cache, [...fetchedCode(), worker])
  await cache.put(mark, new Response(worker))
}

/** The same for whoever keeps a PDF: a new version of the app may bring another one. Never rejects. */
export async function keepReaderFor(owner: string): Promise<void> {
  const items = await listedItems(owner)
  if (items.some(({ kind, ended }) => kind === 'file' && !ended)) await keepReader().catch(console.info)
}

/** pdf.js fetches these when a page needs them: for scans. */
const decoders = { JBIG2Decode: 'jbig2.wasm', JPXDecode: 'openjpeg.wasm' } as const

/** Keeps what the pictures of a kept file are decoded with: a PDF names it beside each picture. @throws as above */
export async function keepDecoders(file: KeptFile): Promise<void> {
  if (typeof caches === 'undefined') return
  const found = new Set<string>()
  for (let begin = 0; begin < file.bytes; begin += pieceSize) {
    const piece = await file.read(begin, Math.min(begin + pieceSize, file.bytes))
    const text = new TextDecoder('latin1').decode(piece)
    for (const [name, decoder] of Object.entries(decoders)) if (text.includes(name)) found.add(decoder)
  }
  await add(await caches.open(codeCache), [...found].map(binaryAddress))
}
