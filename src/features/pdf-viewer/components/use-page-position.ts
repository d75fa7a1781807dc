import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Space above a page that is gone to, in CSS pixels. */
const above = 12

function pagesIn(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('[data-page]')]
}

/** The page at the middle of the window; the first while none reaches it. */
function pageInView(scroller: HTMLElement): number {
  const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2
  const started = pagesIn(scroller).filter((page) => page.getBoundingClientRect().top <= middle)
  return Math.max(1, started.length)
}

/** Follows which page is read, goes to pages, and stays at the place that is read when the scale changes. */
export function usePagePosition(ref: RefObject<HTMLElement | null>, pageCount: number, scale: number | null) {
  const [page, setPage] = useState(1)
  const drawnScale = useRef(scale)

  useLayoutEffect(() => {
    const scroller = ref.current
    const before = drawnScale.current
    drawnScale.current = scale
    if (!scroller || before === null || scale === null || before === scale) return
    const ratio = scale / before
    const half = scroller.clientWidth / 2
    scroller.scrollTop *= ratio
    scroller.scrollLeft = (scroller.scrollLeft + half) * ratio - half
  }, [ref, scale])

  return {
    page,
    onScroll: () => ref.current && setPage(pageInView(ref.current)),
    goTo: (wanted: number) => {
      const scroller = ref.current
      const target = scroller && pagesIn(scroller)[Math.min(Math.max(wanted, 1), pageCount) - 1]
      if (!scroller || !target) return
      const top = target.getBoundingClientRect().top - scroller.getBoundingClientRect().top
      scroller.scrollTo({ top: scroller.scrollTop + top - above })
    },
  }
}
