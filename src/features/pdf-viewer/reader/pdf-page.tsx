import { type CSSProperties, memo, useEffect, useRef } from 'react'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { useMatchMarks } from '../hooks/use-match-marks'
import { usePageDrawing } from '../hooks/use-page-drawing'
import { useTextLayer } from '../hooks/use-text-layer'
import { PageSigns } from '../marks/page-signs'
import type { PageBox, PageSize } from '../model/page-layout'
import type { TextMatch } from '../model/text-search'
import { type PdfDocument, pageSize } from '../pdf-document'
import { ReaderMark } from './reader-mark'

interface PdfPageProps {
  pdf: PdfDocument
  pageNumber: number
  box: PageBox
  scale: number
  /** False for a page beside the ones in view, until those are drawn. */
  wanted: boolean
  inView: boolean
  /** What the student has marked on it. */
  isBookmarked: boolean
  notes: number
  readerName: string | null
  matches: readonly TextMatch[]
  currentMatch: TextMatch | null
  onDrawn: (pageNumber: number, size: PageSize) => void
  onMatchPlace: (pageNumber: number, fraction: number) => void
  onNotes: (pageNumber: number) => void
  onRetry: () => void
}

/** One page: a white sheet in its final place and size, then its picture and its text. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { pdf, pageNumber, box, scale, wanted, readerName, matches, onDrawn } = props
  const frame = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const drawing = usePageDrawing(frame, pdf, pageNumber, scale, wanted)
  const page = drawing.status === 'drawn' ? drawing.page : null
  const elements = useTextLayer(text, pdf, page)
  useMatchMarks(marks, elements, matches, props.currentMatch, (top) => props.onMatchPlace(pageNumber, top))
  useEffect(() => {
    if (page) onDrawn(pageNumber, pageSize(page))
  }, [page, pageNumber, onDrawn])
  const style: CSSProperties & Record<'--total-scale-factor' | '--shape', number> = {
    top: box.top,
    width: box.width,
    height: box.height,
    marginLeft: box.left,
    '--total-scale-factor': scale,
    '--shape': box.width / Math.max(box.height, 1),
  }
  return (
    <section
      data-page={pageNumber}
      data-drawn={page !== null}
      data-in-view={props.inView}
      aria-label={t('Page {page}', { page: pageNumber })}
      className="viewer-sheet absolute left-1/2 shadow-lg shadow-black/50"
      style={style}
    >
      <div ref={frame} aria-hidden />
      <div ref={text} className="pdf-text" />
      <div ref={marks} aria-hidden className="pdf-matches pointer-events-none absolute inset-0" />
      {readerName !== null && <ReaderMark name={readerName} />}
      <PageSigns
        page={pageNumber}
        isBookmarked={props.isBookmarked}
        notes={props.notes}
        onNotes={props.onNotes}
      />
      {drawing.status === 'failed' && (
        <div
          role="alert"
          className="absolute inset-0 grid content-center justify-items-center gap-4 bg-surface p-6"
        >
          <p>{t('Could not show this page.')}</p>
          <Button onClick={props.onRetry}>{t('Try Again')}</Button>
        </div>
      )}
    </section>
  )
})
