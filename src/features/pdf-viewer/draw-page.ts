import type { PageSize } from './model/page-layout'
import { canvasDensity } from './model/zoom'
import type { PdfDocument, PdfPageProxy } from './pdf-document'

/** A drawing under way; `cancel` ends it, and it then resolves to null. */
interface Drawing {
  canvas: Promise<HTMLCanvasElement | null>
  cancel: () => void
}

/** Size of a page in PDF points, as it is shown. */
export function sizeOf(page: PdfPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}

/**
 * Draws one page on a canvas of its own.
 * @param scale CSS pixels per PDF point.
 */
export function drawPage(page: PdfPageProxy, scale: number): Drawing {
  let cancelled = false
  const { width, height } = sizeOf(page)
  const density = canvasDensity({ width: width * scale, height: height * scale }, window.devicePixelRatio)
  const viewport = page.getViewport({ scale: scale * density })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = page.render({ canvas, viewport })
  return {
    canvas: task.promise.then(
      () => canvas,
      (error: unknown) => {
        releaseCanvas(canvas)
        if (cancelled) return null
        throw error
      },
    ),
    cancel: () => {
      cancelled = true
      task.cancel()
    },
  }
}

/** Frees a canvas's memory at once; some phones keep it until the page is closed otherwise. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

/** A page by its number. @throws pdf.js's own error when it cannot be read. */
export function pageOf({ proxy }: PdfDocument, pageNumber: number): Promise<PdfPageProxy> {
  return proxy.getPage(pageNumber)
}
