import { type ReactNode, useCallback, useState } from 'react'
import type { PageSize, Place } from '../model/page-layout'
import type { TextMatch } from '../model/text-search'
import type { ViewerAction } from '../model/viewer-keys'
import type { PdfDocument } from '../pdf-document'
import { useKeptPlace } from '../use-kept-place'
import { OutlinePanel } from './outline-panel'
import { PdfPages } from './pdf-pages'
import { ReaderActions } from './reader-actions'
import { SearchBar } from './search-bar'
import { ShortcutsPanel } from './shortcuts-panel'
import { useReader } from './use-reader'
import { useTextSearch } from './use-text-search'
import { useViewerKeys } from './use-viewer-keys'
import { ViewerFrame } from './viewer-frame'
import { WaitingNote } from './waiting-note'

/** Who reads which file: under these names the place is kept. */
export interface Reading {
  owner: string
  key: string
  /** Over each page of a paid file; null for free ones. */
  readerName: string | null
}

/** An open document, to be read. */
export function PdfReader({
  pdf,
  expected,
  start,
  reading,
  title,
  note,
  download,
  waiting,
  onClose,
  onRetry,
}: {
  pdf: PdfDocument
  /** The size of a page that has not been drawn yet. */
  expected: PageSize
  start: Place
  reading: Reading
  title: string
  note: ReactNode
  download: ReactNode
  waiting: boolean
  onClose: () => void
  onRetry: () => void
}) {
  const reader = useReader(pdf.proxy.numPages, expected, start)
  const { pages, position } = reader
  const { goToPage, page, pageCount } = pages
  const moved = useKeptPlace(reading.owner, reading.key, position.placeNow)

  const [finding, setFinding] = useState(false)
  const [panel, setPanel] = useState<'contents' | 'help' | null>(null)
  const find = useTextSearch(pdf, (match: TextMatch) => {
    // On a page in view the match itself is gone to, once it is known where on the page it stands.
    if (match.page < position.first || match.page > position.last) goToPage(match.page)
  })
  const stopFinding = () => {
    find.clear()
    setFinding(false)
    reader.scroller.current?.focus({ preventScroll: true })
  }

  const { goTo } = position
  const { scroller, layout } = reader
  const showMatch = useCallback(
    (matchPage: number, fraction: number) => {
      const box = layout?.boxes[matchPage - 1]
      const element = scroller.current
      if (!box || !element) return
      const at = box.top + fraction * box.height - element.scrollTop
      // A third down the window, unless it can be seen already.
      if (at > 16 && at < element.clientHeight - 48) return
      goTo({ page: matchPage, fraction: fraction - element.clientHeight / 3 / box.height })
    },
    [layout, scroller, goTo],
  )

  const act = (action: ViewerAction) => {
    const actions: Record<ViewerAction, () => void> = {
      previousPage: () => goToPage(page - 1),
      nextPage: () => goToPage(page + 1),
      firstPage: () => goToPage(1),
      lastPage: () => goToPage(pageCount),
      zoomIn: pages.zoomIn,
      zoomOut: pages.zoomOut,
      fit: pages.fit,
      find: () => setFinding(true),
      contents: () => setPanel('contents'),
      help: () => setPanel('help'),
      close: finding ? stopFinding : onClose,
    }
    actions[action]()
  }
  useViewerKeys(act)

  return (
    <ViewerFrame
      title={title}
      onClose={onClose}
      actions={
        <ReaderActions
          act={(action) => (action === 'find' && finding ? stopFinding() : act(action))}
          finding={finding}
        >
          {download}
        </ReaderActions>
      }
      note={note}
      pages={pages}
    >
      {finding && (
        <SearchBar
          search={find.search}
          pageCount={pageCount}
          onQuery={(query) => find.run(query, page)}
          onNext={find.next}
          onPrevious={find.previous}
          onClose={stopFinding}
        />
      )}
      <PdfPages
        pdf={pdf}
        scroller={reader.scroller}
        window={reader.size}
        layout={reader.layout}
        scale={reader.scale}
        view={position}
        drawn={reader.drawn}
        readerName={reading.readerName}
        matches={find.search.matches}
        currentMatch={find.search.current}
        onDrawn={reader.onDrawn}
        onMatchPlace={showMatch}
        onScroll={() => {
          position.onScroll()
          moved()
        }}
        onPinch={reader.zoomBy}
        onRetry={onRetry}
      />
      {waiting && <WaitingNote />}
      {panel === 'contents' && (
        <OutlinePanel pdf={pdf} page={page} goToPage={goToPage} onClose={() => setPanel(null)} />
      )}
      {panel === 'help' && <ShortcutsPanel onClose={() => setPanel(null)} />}
    </ViewerFrame>
  )
}
