import { type RefObject, useEffect, useState } from 'react'
import { type DrawnPage, drawPage } from '../draw-page'
import type { PdfDocument } from '../pdf-document'

export type PageDrawing = { status: 'blank' } | { status: 'drawn'; page: DrawnPage } | { status: 'failed' }

/**
 * Keeps a page drawn in `ref` while it is near the viewport, and takes its canvas away when it is not, so that a long
 * document does not fill a phone's memory. A new scale keeps the old picture until the new one is ready.
 */
export function usePageDrawing(
  ref: RefObject<HTMLElement | null>,
  pdf: PdfDocument,
  pageNumber: number,
  scale: number,
  near: boolean,
): PageDrawing {
  const [drawing, setDrawing] = useState<PageDrawing>({ status: 'blank' })
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    if (!near) {
      frame.replaceChildren()
      return
    }
    const { page, cancel } = drawPage(pdf, pageNumber, scale)
    page.then(
      (drawn) => {
        if (!drawn) return
        drawn.canvas.className = 'absolute inset-0 size-full'
        frame.replaceChildren(drawn.canvas)
        setDrawing({ status: 'drawn', page: drawn })
      },
      () => setDrawing({ status: 'failed' }),
    )
    return cancel
  }, [ref, pdf, pageNumber, scale, near])
  return drawing
}
