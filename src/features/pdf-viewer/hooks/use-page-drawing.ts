import { type RefObject, useEffect, useState } from 'react'
import { drawPage, pageOf, releaseCanvas } from '../draw-page'
import type { PdfDocument, PdfPageProxy } from '../pdf-document'

export type PageDrawing = { status: 'blank' } | { status: 'drawn'; page: PdfPageProxy } | { status: 'failed' }

function dropCanvases(frame: HTMLElement): void {
  for (const canvas of frame.querySelectorAll('canvas')) releaseCanvas(canvas)
  frame.replaceChildren()
}

/** Milliseconds that a page must stay before it is drawn: flicking through a book draws only where it stops. */
const settling = 60

/**
 * Draws a page into `ref` when `wanted`, and frees what it took when the component goes. A new scale keeps the old
 * picture, stretched, until the new one is ready.
 */
export function usePageDrawing(
  ref: RefObject<HTMLElement | null>,
  pdf: PdfDocument,
  pageNumber: number,
  scale: number,
  wanted: boolean,
): PageDrawing {
  const [drawing, setDrawing] = useState<PageDrawing>({ status: 'blank' })
  useEffect(() => {
    const frame = ref.current
    if (!frame || !wanted) return
    let current = true
    let cancel: () => void = () => undefined
    const draw = async () => {
      const page = await pageOf(pdf, pageNumber)
      if (!current) return
      const task = drawPage(page, scale)
      cancel = task.cancel
      const canvas = await task.canvas
      if (!canvas || !current) return
      dropCanvases(frame)
      canvas.className = 'absolute inset-0 size-full'
      frame.append(canvas)
      setDrawing({ status: 'drawn', page })
    }
    const timer = setTimeout(() => {
      draw().catch(() => {
        if (current) setDrawing({ status: 'failed' })
      })
    }, settling)
    return () => {
      current = false
      clearTimeout(timer)
      cancel()
    }
  }, [ref, pdf, pageNumber, scale, wanted])

  useEffect(() => {
    const frame = ref.current
    return () => {
      if (frame) dropCanvases(frame)
      void pageOf(pdf, pageNumber).then(
        (page) => page.cleanup(),
        // The document is closed, so nothing is left to free.
        () => undefined,
      )
    }
  }, [ref, pdf, pageNumber])
  return drawing
}
