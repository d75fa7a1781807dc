import { useCallback, useMemo, useRef, useState } from 'react'
import { layOut, type PageSize, type Place, spreadOf } from '../model/page-layout'
import { fitScale, fitZoom, freeZoom, spreadWidth, wholePageZoom, zoomIn, zoomOut } from '../model/zoom'
import { useReadingSetting } from '../reading-settings'
import { useElementSize } from './use-element-size'
import { usePagePosition, type WindowPoint } from './use-page-position'

/** Zoom, layout and position of an open document: what all its parts are drawn from. */
export function useReader(pageCount: number, expected: PageSize, start: Place) {
  const [wantsSpreads, toggleSpreads] = useReadingSetting('spreads')
  const scroller = useRef<HTMLElement>(null)
  const size = useElementSize(scroller)
  const [zoom, setZoom] = useState(fitZoom)
  /** Sizes of the pages drawn so far, by page number. */
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const onDrawn = useCallback((page: number, size: PageSize) => {
    setSizes((before) => {
      const known = before.get(page)
      const isSame = known?.width === size.width && known.height === size.height
      return isSame ? before : new Map(before).set(page, size)
    })
  }, [])
  const canSpread = size !== null && size.width >= spreadWidth && pageCount > 2
  const inSpreads = canSpread && wantsSpreads
  const scale = size ? fitScale(expected.width, size.width, inSpreads) * zoom : 1
  const layout = useMemo(
    () => (size ? layOut(pageCount, (page) => sizes.get(page) ?? expected, scale, inSpreads) : null),
    [size, pageCount, sizes, expected, scale, inSpreads],
  )
  const position = usePagePosition(scroller, layout, start)
  const { goTo, hold, page } = position
  const [first, last] = inSpreads ? spreadOf(page, pageCount) : [page, page]
  const goToPage = useCallback((wanted: number) => goTo({ page: wanted, fraction: 0 }), [goTo])
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
      goToPage,
      isFirst: first <= 1,
      isLast: last >= pageCount,
      /** By one page, or by two where two lie side by side. */
      previousPage: () => goToPage(inSpreads ? spreadOf(first - 1, pageCount)[0] : page - 1),
      nextPage: () => goToPage(last + 1),
      zoom,
      zoomIn: () => setZoom(zoomIn),
      zoomOut: () => setZoom(zoomOut),
      fit: () => {
        if (!size) return
        const fits = Math.abs(zoom - fitZoom) < 0.01
        setZoom(fits ? wholePageZoom(sizes.get(page) ?? expected, size, inSpreads) : fitZoom)
        // A whole page is seen from its top.
        if (fits) goTo({ page, fraction: 0 })
      },
    },
    /** Whether two pages stand side by side; null where there is no room for them. */
    inSpreads: canSpread ? inSpreads : null,
    toggleSpreads,
    /** Zooms by a factor around a point of the window, as two fingers do. */
    zoomBy: (factor: number, around: WindowPoint) => {
      hold(around)
      setZoom(freeZoom(zoom * factor))
    },
  }
}
