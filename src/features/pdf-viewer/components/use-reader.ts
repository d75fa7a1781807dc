import { useCallback, useMemo, useRef, useState } from 'react'
import { layOut, type PageSize, type Place } from '../model/page-layout'
import { fitScale, fitZoom, freeZoom, wholePageZoom, zoomIn, zoomOut } from '../model/zoom'
import { useElementSize } from './use-element-size'
import { usePagePosition, type WindowPoint } from './use-page-position'
import { usePagesDrawn } from './use-pages-drawn'

/** Zoom, layout and position of an open document: what all its parts are drawn from. */
export function useReader(pageCount: number, expected: PageSize, start: Place) {
  const scroller = useRef<HTMLElement>(null)
  const size = useElementSize(scroller)
  const [zoom, setZoom] = useState(fitZoom)
  const { sizes, onDrawn } = usePagesDrawn()
  const scale = size ? fitScale(expected.width, size.width) * zoom : 1
  const layout = useMemo(
    () => (size ? layOut(pageCount, (page) => sizes.get(page) ?? expected, scale) : null),
    [size, pageCount, sizes, expected, scale],
  )
  const position = usePagePosition(scroller, layout, start)
  const { goTo, hold, page } = position
  return {
    scroller,
    size,
    scale,
    layout,
    drawn: sizes,
    onDrawn,
    position,
    pages: {
      page,
      pageCount,
      goToPage: useCallback((wanted: number) => goTo({ page: wanted, fraction: 0 }), [goTo]),
      zoom,
      zoomIn: () => setZoom(zoomIn),
      zoomOut: () => setZoom(zoomOut),
      fit: () => {
        if (!size) return
        const fits = Math.abs(zoom - fitZoom) < 0.01
        setZoom(fits ? wholePageZoom(sizes.get(page) ?? expected, size) : fitZoom)
        // A whole page is seen from its top.
        if (fits) goTo({ page, fraction: 0 })
      },
    },
    /** Zooms by a factor around a point of the window, as two fingers do. */
    zoomBy: (factor: number, around: WindowPoint) => {
      hold(around)
      setZoom(freeZoom(zoom * factor))
    },
  }
}
