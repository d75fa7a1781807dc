import { useRef } from 'react'
import { Button } from '@/ui/button'
import type { PdfDocument } from '../pdf-document'
import { useNearViewport } from './use-near-viewport'
import { usePageDrawing } from './use-page-drawing'

/** Size in PDF points. */
export interface PageSize {
  width: number
  height: number
}

/** One page, drawn when it comes near; until then a white sheet of the size that pages of this document have. */
export function PdfPage({
  pdf,
  pageNumber,
  scale,
  expected,
  onRetry,
}: {
  pdf: PdfDocument
  pageNumber: number
  scale: number
  expected: PageSize
  onRetry: () => void
}) {
  const sheet = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const near = useNearViewport(sheet)
  const drawing = usePageDrawing(frame, pdf, pageNumber, scale, near)
  const { width, height } = drawing.status === 'drawn' ? drawing.page : expected
  return (
    <section
      ref={sheet}
      data-page={pageNumber}
      aria-label={`Page ${pageNumber}`}
      className="relative mx-auto bg-white shadow-lg shadow-black/50"
      style={{ width: width * scale, height: height * scale }}
    >
      <div ref={frame} aria-hidden />
      {drawing.status === 'drawn' && <p className="sr-only">{drawing.page.text}</p>}
      {drawing.status === 'failed' && (
        <div
          role="alert"
          className="absolute inset-0 grid content-center justify-items-center gap-4 bg-surface p-6"
        >
          <p>This page could not be drawn.</p>
          <Button onClick={onRetry}>Try Again</Button>
        </div>
      )}
    </section>
  )
}
