import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { TextMatch } from '../model/text-search'

function rangeOf(elements: readonly HTMLElement[], { from, to }: TextMatch): Range | null {
  const first = elements[from.run]?.firstChild
  const last = elements[to.run]?.firstChild
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first, Math.min(from.offset, first.textContent?.length ?? 0))
  range.setEnd(last, Math.min(to.offset, last.textContent?.length ?? 0))
  return range
}

const percent = (part: number) => `${part * 100}%`

/** In parts of the page, so that a mark holds at any zoom. */
function markAt(page: DOMRect, rect: DOMRect, current: boolean): HTMLElement {
  const mark = document.createElement('span')
  mark.dataset.match = current ? 'current' : 'other'
  mark.className = 'absolute'
  mark.style.left = percent((rect.left - page.left) / page.width)
  mark.style.top = percent((rect.top - page.top) / page.height)
  mark.style.width = percent(rect.width / page.width)
  mark.style.height = percent(rect.height / page.height)
  return mark
}

/**
 * Marks the matches on a page, over the letters of its text layer; the current match stands out.
 * @param layer takes the marks and covers the page.
 * @param elements of the text layer, run by run; null until they are there.
 * @param onPlace told where the current match stands, in parts of the page's height.
 */
export function useMatchMarks(
  layer: RefObject<HTMLElement | null>,
  elements: readonly HTMLElement[] | null,
  matches: readonly TextMatch[],
  current: TextMatch | null,
  onPlace: (top: number) => void,
): void {
  const tell = useEffectEvent(onPlace)
  useLayoutEffect(() => {
    const cover = layer.current
    if (!cover || !elements) return
    const page = cover.getBoundingClientRect()
    for (const match of matches) {
      const rects = [...(rangeOf(elements, match)?.getClientRects() ?? [])]
      const seen = rects.filter(({ width, height }) => width > 0 && height > 0)
      cover.append(...seen.map((rect) => markAt(page, rect, match === current)))
      if (match === current && seen[0]) tell((seen[0].top - page.top) / page.height)
    }
    return () => cover.replaceChildren()
  }, [layer, elements, matches, current])
}
