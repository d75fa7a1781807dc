import { ChevronLeft, ChevronRight, MoveHorizontal, RectangleVertical, ZoomIn, ZoomOut } from 'lucide-react'
import { t } from '@/language/text'
import { fitZoom } from '../model/zoom'
import { ControlButton } from './control-button'
import { PageField } from './page-field'

/** What the controls show and do; null while there is nothing to control yet. */
export interface ViewerPages {
  page: number
  pageCount: number
  goToPage: (page: number) => void
  /** Nothing comes before, or after, what is in view. */
  isFirst: boolean
  isLast: boolean
  previousPage: () => void
  nextPage: () => void
  zoom: number
  zoomIn: () => void
  zoomOut: () => void
  /** Fits the page to the width or, if it is so already, fits the whole page. */
  fit: () => void
}

/** Page number and zoom of a document. They are there from the first moment, so that nothing jumps when it opens. */
export function ViewerControls({ pages }: { pages: ViewerPages | null }) {
  const idle = pages === null
  const { page, pageCount, goToPage, isFirst, isLast, previousPage, nextPage, zoom, zoomIn, zoomOut, fit } =
    pages ?? none
  const fits = Math.abs(zoom - fitZoom) < 0.01
  return (
    <div
      role="toolbar"
      aria-label={t('Pages and zoom')}
      aria-busy={idle}
      className="flex items-center justify-center px-1 py-1 [grid-area:tools] max-lg:@container max-lg:border-t max-lg:border-line sm:gap-1"
    >
      <ControlButton label={t('Previous page')} disabled={idle || isFirst} onClick={previousPage}>
        <ChevronLeft size={20} aria-hidden />
      </ControlButton>
      <PageField page={page} pageCount={pageCount} goTo={goToPage} />
      <ControlButton label={t('Next page')} disabled={idle || isLast} onClick={nextPage}>
        <ChevronRight size={20} aria-hidden />
      </ControlButton>
      <span aria-hidden className="mx-1 h-6 w-px bg-line @max-[20rem]:hidden sm:mx-2" />
      <ControlButton label={t('Zoom out')} disabled={idle} onClick={zoomOut}>
        <ZoomOut size={20} aria-hidden />
      </ControlButton>
      <output
        aria-label={t('Zoom')}
        className="w-12 text-center text-sm tabular-nums max-[389px]:hidden @max-[20rem]:hidden"
      >
        {`${Math.round(zoom * 100)}%`}
      </output>
      <ControlButton label={t('Zoom in')} disabled={idle} onClick={zoomIn}>
        <ZoomIn size={20} aria-hidden />
      </ControlButton>
      <ControlButton label={fits ? t('Whole page') : t('Fit to width')} disabled={idle} onClick={fit}>
        {fits ? <RectangleVertical size={18} aria-hidden /> : <MoveHorizontal size={20} aria-hidden />}
      </ControlButton>
    </div>
  )
}

const nothing = () => undefined
const none: ViewerPages = {
  page: 1,
  pageCount: 0,
  goToPage: nothing,
  isFirst: true,
  isLast: true,
  previousPage: nothing,
  nextPage: nothing,
  zoom: fitZoom,
  zoomIn: nothing,
  zoomOut: nothing,
  fit: nothing,
}
