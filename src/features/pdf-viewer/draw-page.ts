import { canvasDensity } from './model/zoom'
import type { PdfDocument } from './pdf-document'

export interface DrawnPage {
  canvas: HTMLCanvasElement
  /** Size in PDF points. */
  width: number
  height: number
  /** The page's text, for those who do not see it. */
  text: string
}

/** A drawing under way; `cancel` ends it, and it then resolves to null. */
export interface Drawing {
  page: Promise<DrawnPage | null>
  cancel: () => void
}

/**
 * Draws one page on a canvas of its own.
 * @param scale CSS pixels per PDF point.
 */
export function drawPage(pdf: PdfDocument, pageNumber: number, scale: number): Drawing {
  let cancelled = false
  let stop: () => void = () => undefined
  const page = (async () => {
    const proxy = await pdf.getPage(pageNumber)
    if (cancelled) return null
    const natural = proxy.getViewport({ scale: 1 })
    const shown = { width: natural.width * scale, height: natural.height * scale }
    const density = canvasDensity(shown, window.devicePixelRatio)
    const viewport = proxy.getViewport({ scale: scale * density })
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    const task = proxy.render({ canvas, viewport })
    stop = () => task.cancel()
    await task.promise
    const { items } = await proxy.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    return cancelled ? null : { canvas, width: natural.width, height: natural.height, text }
  })().catch((error: unknown) => {
    if (cancelled) return null
    throw error
  })
  return {
    page,
    cancel: () => {
      cancelled = true
      stop()
    },
  }
}
