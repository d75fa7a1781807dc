import type * as Pdfjs from 'pdfjs-dist'
import { BundledBinaryData } from './binary-data'
import './promise-with-resolvers'

export interface PdfCode {
  pdfjs: typeof Pdfjs
  /** One for all files: starting another would cost a phone half a second each time. */
  worker: Pdfjs.PDFWorker
  BinaryDataFactory: new () => object
}

/** Where the worker's code is: another address with every version of pdf.js. */
export async function pdfWorkerAddress(): Promise<string> {
  return (await import('./pdf-worker?worker&url')).default
}

async function load(): Promise<PdfCode> {
  // The legacy build: the modern one calls what browsers have had for months only (Map.prototype.getOrInsertComputed,
  // Math.sumPrecise), and students' phones are older than that.
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.min.mjs'),
    pdfWorkerAddress(),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = worker
  return { pdfjs, worker: new pdfjs.PDFWorker(), BinaryDataFactory: BundledBinaryData }
}

let loading: Promise<PdfCode> | null = null

/** The code that reads PDFs, loaded once; a failed load is tried again by the next call. */
export function loadPdfCode(): Promise<PdfCode> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
