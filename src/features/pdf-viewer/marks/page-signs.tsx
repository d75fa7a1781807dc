import { NotebookPen } from 'lucide-react'
import { t } from '@/language/text'

/** What the student has marked on a page, at its upper edge: a ribbon for a bookmark, a button for notes. */
export function PageSigns({
  page,
  isBookmarked,
  notes,
  onNotes,
}: {
  page: number
  isBookmarked: boolean
  notes: number
  onNotes: (page: number) => void
}) {
  return (
    <>
      {isBookmarked && (
        <span
          aria-hidden
          data-ribbon
          className="pointer-events-none absolute top-0 right-4 h-9 w-4 bg-primary [clip-path:polygon(0_0,100%_0,100%_100%,50%_75%,0_100%)] print:hidden"
        />
      )}
      {notes > 0 && (
        <button
          type="button"
          aria-label={t(
            '{count, plural, =1 {Your note on page {page}} other {Your # notes on page {page}}}',
            {
              count: notes,
              page,
            },
          )}
          onClick={() => onNotes(page)}
          className="absolute top-0 right-9 grid size-11 place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-control border border-primary-line bg-primary text-primary-on shadow-md shadow-black/30">
            <NotebookPen size={17} aria-hidden />
          </span>
        </button>
      )}
    </>
  )
}
