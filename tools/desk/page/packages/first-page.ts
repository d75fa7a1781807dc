/** The first page of a PDF as a picture, drawn on this device. */
import { loadPdfCode } from '@/lib/pdf/load-pdfjs'

/** Pixels across: sharp on a card, and small to send. */
const width = 480

/** @throws Error when the file is no PDF that can be drawn */
export async function firstPageOf(file: File): Promise<Blob> {
  const { pdfjs, worker, BinaryDataFactory } = await loadPdfCode()
  const task = pdfjs.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    useWorkerFetch: false,
    BinaryDataFactory,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  try {
    const page = await (await task.promise).getPage(1)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await page.render({ canvas, viewport }).promise
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (picture) => (picture ? resolve(picture) : reject(new Error('The first page cannot be drawn.'))),
        'image/jpeg',
        0.85,
      ),
    )
  } finally {
    await task.destroy()
  }
}
