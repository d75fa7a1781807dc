import { type RefObject, useEffect, useState } from 'react'
import { canvasDensity } from '../model/zoom'
import { type PdfDocument, type PdfPageProxy, pageSize } from '../pdf-document'

type PageDrawing = { status: 'blank' } | { status: 'drawn'; page: PdfPageProxy } | { status: 'failed' }

/** Frees a canvas's memory at once; some phones keep it until the page is closed otherwise. */
function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

function dropCanvases(frame: HTMLElement): void {
  for (const canvas of frame.querySelectorAll('canvas')) releaseCanvas(canvas)
  frame.replaceChildren()
}

/** Begins to draw a page on a canvas of its own. @param scale CSS pixels per PDF point */
function startDrawing(page: PdfPageProxy, scale: number) {
  const { width, height } = pageSize(page)
  const density = canvasDensity({ width: width * scale, height: height * scale }, window.devicePixelRatio)
  const viewport = page.getViewport({ scale: scale * density })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.className = 'absolute inset-0 size-full'
  return { canvas, task: page.render({ canvas, viewport }) }
}

/** Milliseconds that a page must stay before it is drawn: flicking through a book draws only where it stops. */
const settling = 60

/**
 * Draws a page into `ref` when `wanted`, and frees what it took when the component goes. A new scale keeps the old
 * picture, stretched, until the new one is ready.
 */
export function usePageDrawing(
  ref: RefObject<HTMLElement | null>,
  { proxy }: PdfDocument,
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
      const page = await proxy.getPage(pageNumber)
      if (!current) return
      const { canvas, task } = startDrawing(page, scale)
      cancel = () => task.cancel()
      try {
        await task.promise
      } catch (error) {
        releaseCanvas(canvas)
        throw error
      }
      if (!current) return
      dropCanvases(frame)
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
  }, [ref, proxy, pageNumber, scale, wanted])

  useEffect(() => {
    const frame = ref.current
    return () => {
      if (frame) dropCanvases(frame)
      void proxy.getPage(pageNumber).then(
        (page) => page.cleanup(),
        // The document is closed, so nothing is left to free.
        () => undefined,
      )
    }
  }, [ref, proxy, pageNumber])
  return drawing
}
