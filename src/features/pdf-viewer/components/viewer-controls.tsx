import { ChevronLeft, ChevronRight, Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageField } from './page-field'

function ControlButton({
  label,
  disabled = false,
  onClick,
  children,
}: {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 flex-none place-items-center rounded-control text-text hover:bg-raised disabled:opacity-40"
    >
      {children}
    </button>
  )
}

/** Page number and zoom of a document. */
export function ViewerControls({
  page,
  pageCount,
  goTo,
  zoom,
  zoomIn,
  zoomOut,
  fit,
}: {
  page: number
  pageCount: number
  goTo: (page: number) => void
  zoom: number
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
}) {
  return (
    <div
      role="toolbar"
      aria-label="Pages and zoom"
      className="flex flex-none items-center justify-center border-t border-line bg-surface px-1 py-1 sm:gap-2"
    >
      <ControlButton label="Previous page" disabled={page <= 1} onClick={() => goTo(page - 1)}>
        <ChevronLeft size={20} aria-hidden />
      </ControlButton>
      <PageField page={page} pageCount={pageCount} goTo={goTo} />
      <ControlButton label="Next page" disabled={page >= pageCount} onClick={() => goTo(page + 1)}>
        <ChevronRight size={20} aria-hidden />
      </ControlButton>
      <span aria-hidden className="mx-1.5 h-6 w-px bg-line sm:mx-2" />
      <ControlButton label="Zoom out" onClick={zoomOut}>
        <ZoomOut size={20} aria-hidden />
      </ControlButton>
      <output aria-label="Zoom" className="w-12 text-center text-sm tabular-nums max-[379px]:hidden">
        {`${Math.round(zoom * 100)}%`}
      </output>
      <ControlButton label="Zoom in" onClick={zoomIn}>
        <ZoomIn size={20} aria-hidden />
      </ControlButton>
      <ControlButton label="Fit to width" onClick={fit}>
        <Maximize2 size={18} aria-hidden />
      </ControlButton>
    </div>
  )
}
