import { type ReactNode, useRef, useState } from 'react'
import { fitScale, fitZoom, zoomIn, zoomOut } from '../model/zoom'
import type { PdfDocument } from '../pdf-document'
import { type PageSize, PdfPage } from './pdf-page'
import { useElementWidth } from './use-element-width'
import { usePagePosition } from './use-page-position'
import { useViewerKeys } from './use-viewer-keys'
import { ViewerControls } from './viewer-controls'

/** The pages of an open PDF, one below the other, with their controls. */
export function PdfPages({
  pdf,
  firstPage,
  above,
  onRetry,
}: {
  pdf: PdfDocument
  firstPage: PageSize
  above: ReactNode
  onRetry: () => void
}) {
  const scroller = useRef<HTMLElement>(null)
  const width = useElementWidth(scroller)
  const [zoom, setZoom] = useState(fitZoom)
  const scale = width === null ? null : fitScale(firstPage.width, width) * zoom
  const { page, onScroll, goTo } = usePagePosition(scroller, pdf.numPages, scale)
  const zooming = {
    zoomIn: () => setZoom(zoomIn),
    zoomOut: () => setZoom(zoomOut),
    fit: () => setZoom(fitZoom),
  }
  useViewerKeys({ previousPage: () => goTo(page - 1), nextPage: () => goTo(page + 1), ...zooming })
  return (
    <>
      <section
        ref={scroller}
        data-scroller
        aria-label="Document"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-auto overscroll-contain py-3 sm:py-5"
      >
        <div className="px-2 sm:px-6">{above}</div>
        {scale !== null && (
          <div className="grid w-max min-w-full gap-3 px-2 sm:gap-4 sm:px-6">
            {Array.from({ length: pdf.numPages }, (_, index) => (
              <PdfPage
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
                key={index}
                pdf={pdf}
                pageNumber={index + 1}
                scale={scale}
                expected={firstPage}
                onRetry={onRetry}
              />
            ))}
          </div>
        )}
      </section>
      <ViewerControls page={page} pageCount={pdf.numPages} goTo={goTo} zoom={zoom} {...zooming} />
    </>
  )
}
