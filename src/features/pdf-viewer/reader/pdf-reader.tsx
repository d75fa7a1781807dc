import { type ReactNode, useCallback, useState } from 'react'
import { ViewerFrame } from '../frame/viewer-frame'
import { WaitingNote } from '../frame/viewer-states'
import { useKeptPlace } from '../hooks/use-kept-place'
import { useReader } from '../hooks/use-reader'
import { useTextSearch } from '../hooks/use-text-search'
import { useViewerKeys } from '../hooks/use-viewer-keys'
import { MarksPanel } from '../marks/marks-panel'
import { NoteSheet } from '../marks/note-sheet'
import type { MarksInBook } from '../marks/use-marks'
import type { PageSize, Place } from '../model/page-layout'
import type { TextMatch } from '../model/text-search'
import type { ViewerAction } from '../model/viewer-keys'
import type { PdfDocument } from '../pdf-document'
import { useReadingSetting } from '../reading-settings'
import type { Downloadable } from './download-button'
import { OutlinePanel } from './outline-panel'
import { PdfPages } from './pdf-pages'
import { type DownloadButtonProps, ReaderActions } from './reader-actions'
import { SearchBar } from './search-bar'
import { ShortcutsPanel } from './shortcuts-panel'

/** Who reads which file: under these names the place is kept. */
export interface Reading {
  owner: string
  key: string
  /** Over each page of a paid file; null for free ones. */
  readerName: string | null
  marks: MarksInBook
}

/** What lies over the pages. */
type Panel =
  | 'contents'
  | 'marks'
  | 'help'
  /** A note that is written; its id, or null for a new one. */
  | { page: number; id: string | null }

/** An open document, to be read. */
export function PdfReader({
  pdf,
  expected,
  start,
  reading,
  title,
  note,
  download,
  keeping,
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
  download: Downloadable
  keeping: DownloadButtonProps
  waiting: boolean
  onClose: () => void
  onRetry: () => void
}) {
  const reader = useReader(pdf.proxy.numPages, expected, start)
  const { pages, position } = reader
  const { goToPage, page, pageCount } = pages
  const { marks } = reading
  const moved = useKeptPlace(reading.owner, reading.key, start, position.placeNow)
  const [, toggleNight] = useReadingSetting('night')

  const [finding, setFinding] = useState(false)
  const [panel, setPanel] = useState<Panel | null>(null)
  const find = useTextSearch(pdf, (match: TextMatch) => {
    // On a page in view `showMatch` scrolls to the match, once its place on the page is known.
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

  const notesOn = useCallback(
    (notePage: number) => marks.shown.notes.filter((note) => note.page === notePage),
    [marks.shown],
  )
  const showNotes = useCallback(
    (notePage: number) => {
      const notes = notesOn(notePage)
      setPanel(notes.length > 1 ? 'marks' : { page: notePage, id: notes[0]?.id ?? null })
    },
    [notesOn],
  )

  const act = (action: ViewerAction) => {
    const actions: Record<ViewerAction, () => void> = {
      previousPage: pages.previousPage,
      nextPage: pages.nextPage,
      firstPage: () => goToPage(1),
      lastPage: () => goToPage(pageCount),
      zoomIn: pages.zoomIn,
      zoomOut: pages.zoomOut,
      fit: pages.fit,
      find: () => setFinding(true),
      contents: () => setPanel('contents'),
      bookmark: () => marks.toggleBookmark(page),
      note: () => showNotes(page),
      marks: () => setPanel('marks'),
      night: toggleNight,
      spreads: () => reader.inSpreads !== null && reader.toggleSpreads(),
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
          isBookmarked={marks.shown.bookmarks.some((bookmark) => bookmark.page === page)}
          inSpreads={reader.inSpreads}
          download={download}
          keeping={keeping}
        />
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
        marks={marks.shown}
        matches={find.search.matches}
        currentMatch={find.search.current}
        onDrawn={reader.onDrawn}
        onMatchPlace={showMatch}
        onNotes={showNotes}
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
      {panel === 'marks' && (
        <MarksPanel
          marks={marks}
          goToPage={goToPage}
          onEdit={(edited) => setPanel({ page: edited.page, id: edited.id })}
          onClose={() => setPanel(null)}
        />
      )}
      {typeof panel === 'object' && panel && (
        <NoteSheet {...panel} marks={marks} onClose={() => setPanel(null)} />
      )}
      {panel === 'help' && <ShortcutsPanel onClose={() => setPanel(null)} />}
    </ViewerFrame>
  )
}
