import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  heightOf,
  type PageLayout,
  type Place,
  pageGap,
  pageRead,
  pagesBetween,
  placeAt,
} from '../model/page-layout'

/** What stays where it is in the window when the layout changes. */
interface Anchor {
  place: Place
  /** Height of that place below the window's top. */
  below: number
  /** Part of the pages' width, and its distance from the window's left edge. */
  across: number
  right: number
}

interface Shown {
  /** The page that is read. */
  page: number
  /** Pages of which something is in the window. */
  first: number
  last: number
}

/** A point of the window, in CSS pixels from its top left corner. */
export interface WindowPoint {
  x: number
  y: number
}

/**
 * Follows which page is read, goes to pages, and keeps what is read in its place when the zoom, the window or the size of
 * a page changes.
 */
export function usePagePosition(ref: RefObject<HTMLElement | null>, layout: PageLayout | null, start: Place) {
  const [shown, setShown] = useState<Shown>({ page: start.page, first: start.page, last: start.page })
  const anchor = useRef<Anchor>({
    place: start,
    below: start.fraction === 0 ? pageGap : 0,
    across: 0.5,
    right: 0,
  })
  // After a jump, that page counts as the one read until the student scrolls, even if it cannot reach the top because
  // the document ends.
  const jumped = useRef<{ page: number; scrollTop: number } | null>(null)
  const laidOut = useRef<PageLayout | null>(null)

  const look = useCallback(() => {
    const scroller = ref.current
    const current = laidOut.current
    if (!scroller || !current) return
    const { scrollTop: top, scrollLeft, clientHeight, clientWidth } = scroller
    const right = clientWidth / 2
    const { place, below } = anchor.current
    // If nothing has moved, keep the place: it may be on the right one of two pages, and placeAt knows the left one
    // only.
    const isThere = Math.abs(heightOf(current, place) - below - top) <= 1
    anchor.current = {
      place: isThere ? place : placeAt(current, top),
      below: isThere ? below : 0,
      across: (scrollLeft + right) / Math.max(scroller.scrollWidth, 1),
      right,
    }
    if (jumped.current && Math.abs(jumped.current.scrollTop - top) > 1) jumped.current = null
    const [first, last] = pagesBetween(current, top, top + clientHeight)
    const page = jumped.current?.page ?? pageRead(current, top, clientHeight)
    setShown((before) =>
      before.page === page && before.first === first && before.last === last ? before : { page, first, last },
    )
  }, [ref])

  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller || !layout) return
    laidOut.current = layout
    const { place, below, across, right } = anchor.current
    scroller.scrollTop = heightOf(layout, place) - below
    scroller.scrollLeft = across * scroller.scrollWidth - (right || scroller.clientWidth / 2)
    if (jumped.current) jumped.current.scrollTop = scroller.scrollTop
    look()
  }, [ref, layout, look])

  const goTo = useCallback(
    (wanted: Place) => {
      const scroller = ref.current
      const current = laidOut.current
      if (!scroller || !current) return
      const page = Math.min(Math.max(wanted.page, 1), current.boxes.length)
      scroller.scrollTop = heightOf(current, { page, fraction: wanted.fraction }) - pageGap
      jumped.current = { page, scrollTop: scroller.scrollTop }
      anchor.current = { ...anchor.current, place: { page, fraction: wanted.fraction }, below: pageGap }
      look()
    },
    [ref, look],
  )

  return {
    ...shown,
    onScroll: look,
    goTo,
    /** Where the student reads now, to come back to. */
    placeNow: useCallback((): Place => anchor.current.place, []),
    /** Keeps this point of the window over the same letters in the next layout. */
    hold: useCallback(
      ({ x, y }: WindowPoint) => {
        const scroller = ref.current
        const current = laidOut.current
        if (!scroller || !current) return
        anchor.current = {
          place: placeAt(current, scroller.scrollTop + y),
          below: y,
          across: (scroller.scrollLeft + x) / Math.max(scroller.scrollWidth, 1),
          right: x,
        }
      },
      [ref],
    ),
  }
}
