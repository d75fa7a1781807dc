import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { BookMarks } from '@/domain/marks/marks'
import { t } from '@/language/text'
import type { ElementSize } from '../hooks/use-element-size'
import type { WindowPoint } from '../hooks/use-page-position'
import { usePinchZoom } from '../hooks/use-pinch-zoom'
import type { PageLayout, PageSize } from '../model/page-layout'
import type { TextMatch } from '../model/text-search'
import { sideMargin } from '../model/zoom'
import type { PdfDocument } from '../pdf-document'
import { PdfPage } from './pdf-page'

const noMatches: readonly TextMatch[] = []

function matchesByPage(matches: readonly TextMatch[]): ReadonlyMap<number, readonly TextMatch[]> {
  const byPage = new Map<number, TextMatch[]>()
  for (const match of matches) byPage.set(match.page, [...(byPage.get(match.page) ?? []), match])
  return byPage
}

/** The pages in view and their neighbours, each in its place on a sheet as high as the whole document. */
export function PdfPages({
  pdf,
  scroller,
  window: size,
  layout,
  scale,
  view,
  drawn,
  readerName,
  marks,
  matches,
  currentMatch,
  onDrawn,
  onMatchPlace,
  onNotes,
  onScroll,
  onPinch,
  onRetry,
}: {
  pdf: PdfDocument
  scroller: RefObject<HTMLElement | null>
  window: ElementSize | null
  layout: PageLayout | null
  scale: number
  view: { first: number; last: number }
  /** Pages that are drawn. Once all in view are, their neighbours are drawn too. */
  drawn: ReadonlyMap<number, PageSize>
  readerName: string | null
  marks: BookMarks
  matches: readonly TextMatch[]
  currentMatch: TextMatch | null
  onDrawn: (page: number, size: PageSize) => void
  onMatchPlace: (page: number, fraction: number) => void
  onNotes: (page: number) => void
  onScroll: () => void
  onPinch: (factor: number, around: WindowPoint) => void
  onRetry: () => void
}) {
  const content = useRef<HTMLDivElement>(null)
  usePinchZoom(scroller, content, onPinch)
  useEffect(() => {
    // So that arrow keys, space and page keys scroll at once, unless the focus is somewhere else already.
    if (document.activeElement === document.body) {
      // Without a ring: nobody came here by keyboard yet.
      scroller.current?.focus({ preventScroll: true, focusVisible: false })
    }
  }, [scroller])

  const first = Math.max(1, view.first - 1)
  const last = Math.min(layout?.boxes.length ?? 0, view.last + 1)
  const pages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const inView = (page: number) => page >= view.first && page <= view.last
  const allInView = pages.every((page) => !inView(page) || drawn.has(page))
  const found = useMemo(() => matchesByPage(matches), [matches])
  return (
    <section
      ref={scroller}
      aria-label={t('Document')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      onScroll={onScroll}
      className="viewer-scroller min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
    >
      <div
        ref={content}
        className="viewer-content relative mx-auto min-w-full"
        style={
          layout && size
            ? { height: layout.height, width: layout.width + 2 * sideMargin(size.width) }
            : undefined
        }
      >
        {layout &&
          pages.map((page) => {
            const box = layout.boxes[page - 1]
            return (
              box && (
                <PdfPage
                  key={page}
                  pdf={pdf}
                  pageNumber={page}
                  box={box}
                  scale={scale}
                  wanted={inView(page) || allInView}
                  inView={inView(page)}
                  isBookmarked={marks.bookmarks.some((bookmark) => bookmark.page === page)}
                  notes={marks.notes.filter((note) => note.page === page).length}
                  readerName={readerName}
                  matches={found.get(page) ?? noMatches}
                  currentMatch={currentMatch?.page === page ? currentMatch : null}
                  onDrawn={onDrawn}
                  onMatchPlace={onMatchPlace}
                  onNotes={onNotes}
                  onRetry={onRetry}
                />
              )
            )
          })}
      </div>
    </section>
  )
}
