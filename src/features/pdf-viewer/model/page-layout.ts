/** Where the pages of a document stand, one below the other, so that only those in view need to exist. */

/** Size in PDF points. */
export interface PageSize {
  width: number
  height: number
}

/** In CSS pixels from the top of all pages. */
export interface PageBox {
  top: number
  width: number
  height: number
}

export interface PageLayout {
  boxes: readonly PageBox[]
  width: number
  height: number
}

/** A place that holds at any zoom: 0 is the top of the page, 1 its end; the gap below belongs to it. */
export interface Place {
  page: number
  fraction: number
}

export const firstPlace: Place = { page: 1, fraction: 0 }

/** Space above the first page, between pages and below the last one, in CSS pixels. */
export const pageGap = 12

/** @param scale CSS pixels per PDF point. */
export function layOut(pageCount: number, sizeOf: (page: number) => PageSize, scale: number): PageLayout {
  const boxes: PageBox[] = []
  let top = pageGap
  let width = 0
  for (let page = 1; page <= pageCount; page++) {
    const size = sizeOf(page)
    const box = { top, width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
    boxes.push(box)
    width = Math.max(width, box.width)
    top += box.height + pageGap
  }
  return { boxes, width, height: top }
}

/** The page at a height; the first above all pages, the last below them. */
export function pageAt({ boxes }: PageLayout, y: number): number {
  let [low, high] = [0, boxes.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((boxes[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low + 1
}

export function placeAt(layout: PageLayout, y: number): Place {
  const page = pageAt(layout, y)
  const box = layout.boxes[page - 1]
  return { page, fraction: box ? (y - box.top) / Math.max(box.height, 1) : 0 }
}

export function heightOf(layout: PageLayout, { page, fraction }: Place): number {
  const box = layout.boxes[Math.min(Math.max(page, 1), layout.boxes.length) - 1]
  return box ? box.top + fraction * box.height : 0
}

/** First and last page of which something stands between two heights. */
export function pagesBetween(layout: PageLayout, top: number, bottom: number): [first: number, last: number] {
  const first = pageAt(layout, top)
  const box = layout.boxes[first - 1]
  const ended = box !== undefined && box.top + box.height < top && first < layout.boxes.length
  return [ended ? first + 1 : first, pageAt(layout, bottom)]
}

/** The page that is being read in a window: the one at its middle, or the first in full view when pages are small. */
export function pageRead(layout: PageLayout, top: number, windowHeight: number): number {
  const first = pagesBetween(layout, top, top)[0]
  const half = (layout.boxes[first - 1]?.height ?? windowHeight) / 2
  return pageAt(layout, top + Math.min(windowHeight / 2, half))
}
