import './viewer.css'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '@/language/text'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { useReadingSetting } from '../reading-settings'
import { ViewerControls, type ViewerPages } from './viewer-controls'

/**
 * The whole screen for one file: title, actions and Close above, page and zoom controls in the same row or, on small
 * screens, at the bottom, and the file between them. `note` does not scroll with the pages.
 */
export function ViewerFrame({
  title,
  onClose,
  actions,
  note,
  pages,
  children,
}: {
  title: string
  onClose: () => void
  actions?: ReactNode
  note?: ReactNode
  /** `none`: a file without pages, such as a picture; null: not open yet. */
  pages: ViewerPages | null | 'none'
  children: ReactNode
}) {
  const [isNight] = useReadingSetting('night')
  return (
    <main data-night={isNight || undefined} className="viewer-grid whole-screen bg-background">
      <PageTitle title={title} />
      <NoIndex />
      <header className="flex min-w-0 items-center gap-0.5 py-1.5 pr-1.5 pl-4 [grid-area:head] sm:pl-6 lg:contents">
        <h1 className="mr-auto min-w-0 truncate text-base tracking-normal [grid-area:title] sm:text-lg lg:mr-0 lg:self-center lg:pl-6">
          {title}
        </h1>
        <div className="flex flex-none items-center gap-0.5 [grid-area:actions] lg:justify-self-end lg:py-1.5 lg:pr-4">
          {actions}
          <button
            type="button"
            onClick={onClose}
            className="inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-2.5 text-detail font-semibold hover:bg-raised sm:px-4"
          >
            <X size={20} aria-hidden />
            <span className="max-sm:sr-only">{t('Close')}</span>
          </button>
        </div>
      </header>
      {/* Wide pages must not widen the columns of the row above. */}
      <div className="viewer-file relative flex min-h-0 w-0 min-w-full flex-col border-t border-line bg-[#06080d] [grid-area:file]">
        {note}
        {children}
      </div>
      {pages !== 'none' && <ViewerControls pages={pages} />}
    </main>
  )
}
