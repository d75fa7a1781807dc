import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { loadPdfCode, type PdfCode } from '@/lib/pdf/load-pdfjs'
import { type ByteEvents, type ByteSource, chunkSize } from './byte-source'
import type { PageSize } from './model/page-layout'

export type PdfPageProxy = PDFPageProxy

/** Size of a page in PDF points, as it is shown. */
export function pageSize(page: PdfPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}

/** An open file with the code that draws it. */
export interface PdfDocument {
  proxy: PDFDocumentProxy
  TextLayer: PdfCode['pdfjs']['TextLayer']
  /** Of the whole file. */
  bytes: number
}

/** What was opened as a PDF is a picture. */
export class PictureError extends Error {
  constructor() {
    super('The file is a picture')
    this.name = 'PictureError'
  }
}

/** Hands the bytes to pdf.js as it asks for them. */
function transportOf({ pdfjs }: PdfCode, source: ByteSource) {
  const transport = new pdfjs.PDFDataRangeTransport(source.length, null)
  let ended = false
  transport.requestDataRange = (begin, end) => {
    void source.read(begin, end).then((bytes) => {
      if (bytes && !ended) transport.onDataRange(begin, bytes)
    })
  }
  transport.abort = () => {
    ended = true
    source.close()
  }
  return transport
}

/** An opening under way: `document` rejects when it fails; `close` ends it and frees what it holds. */
export interface PdfOpening {
  document: Promise<PdfDocument>
  close: () => void
}

/**
 * Opens a PDF whose bytes are read by range as they are needed; the first ones are asked for while the code is loading.
 * `document` rejects with a PictureError when the file turns out to be an image.
 * @param openSource opens the bytes, from wherever they are
 */
export function openPdf(
  openSource: (events: ByteEvents) => Promise<ByteSource>,
  events: ByteEvents,
): PdfOpening {
  let closed = false
  const closers: Array<() => void> = []
  const whenClosed = (closer: () => void) => {
    if (closed) closer()
    else closers.push(closer)
  }
  const document = (async () => {
    const opening = openSource(events).then((source) => {
      whenClosed(source.close)
      if (source.imageType !== null) throw new PictureError()
      return source
    })
    const loading = loadPdfCode()
    // A picture needs none of it.
    loading.catch(() => undefined)
    const source = await opening
    const code = await loading
    const { pdfjs, worker, BinaryDataFactory } = code
    const task = pdfjs.getDocument({
      range: transportOf(code, source),
      worker,
      BinaryDataFactory,
      useWorkerFetch: false,
      rangeChunkSize: chunkSize,
      // Only what is read is paid for: the pages in view and their neighbours, not the rest of a long book.
      disableStream: true,
      disableAutoFetch: true,
      // Broken PDFs are told on the screen, not on the console.
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    })
    whenClosed(() => void task.destroy())
    return { proxy: await task.promise, TextLayer: pdfjs.TextLayer, bytes: source.length }
  })()
  return {
    document,
    close: () => {
      closed = true
      for (const closer of closers) closer()
    },
  }
}
