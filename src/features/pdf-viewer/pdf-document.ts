import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { FileAccess } from './file-access'

export type PdfDocument = PDFDocumentProxy

/** Bytes per range request: a page of text is a few of them. */
const rangeChunkSize = 64 * 1024

/**
 * pdf.js, loaded when the first PDF is opened. The legacy build: the modern one calls what browsers have had for months
 * only (Map.prototype.getOrInsertComputed, Math.sumPrecise), and students' phones are older than that.
 */
async function loadPdfjs() {
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.min.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default
  return pdfjs
}

/** An opening under way: `document` rejects with pdf.js's own error; `close` ends it and frees what it holds. */
export interface PdfOpening {
  document: Promise<PdfDocument>
  close: () => void
}

/**
 * Opens a PDF whose bytes are read by range as they are needed.
 * @param access asked for when the code is there, so that its token is fresh.
 */
export function openPdf(access: () => Promise<FileAccess>): PdfOpening {
  let closed = false
  let close = () => {
    closed = true
  }
  const document = (async () => {
    const [pdfjs, { url, headers }] = await Promise.all([loadPdfjs(), access()])
    const task = pdfjs.getDocument({
      url,
      httpHeaders: headers,
      rangeChunkSize,
      // Only what the page in view needs comes first; the rest follows by range too.
      disableStream: true,
      // Broken PDFs are told on the screen, not on the console.
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    })
    close = () => void task.destroy()
    if (closed) close()
    return task.promise
  })()
  return { document, close: () => close() }
}
