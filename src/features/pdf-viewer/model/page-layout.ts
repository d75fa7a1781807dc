/** Where the pages of a document stand, one below the other, so that only those in view need to exist. */

/** Size in PDF points. */
export interface PageSize {
  width: number
  height: number
}

/** In CSS pixels from the top of all pages. */
export interface PageBox {
  top: number
  /** Of its left edge, from the middle of the window; below 0 to its left. */
  left: number
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

/** Space between two pages side by side: a book's fold. */
export const spreadGap = 4

/** The pages that stand beside this one, it included: as in a book, the first page alone, then two and two. */
export function spreadOf(page: number, pageCount: number): [first: number, last: number] {
  const first = page - (page % 2)
  return [Math.max(1, first), Math.min(first + 1, pageCount)]
}

/**
 * @param scale CSS pixels per PDF point.
 * @param inSpreads two pages side by side, as in an open book.
 */
export function layOut(
  pageCount: number,
  sizeOf: (page: number) => PageSize,
  scale: number,
  inSpreads = false,
): PageLayout {
  const boxes: PageBox[] = []
  let top = pageGap
  let width = 0
  while (boxes.length < pageCount) {
    const page = boxes.length + 1
    const [, last] = inSpreads ? spreadOf(page, pageCount) : [page, page]
    const sizes = Array.from({ length: last - page + 1 }, (_, index) => {
      const size = sizeOf(page + index)
      return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
    })
    const whole = sizes.reduce((sum, size) => sum + size.width, spreadGap * (sizes.length - 1))
    let left = -whole / 2
    for (const size of sizes) {
      boxes.push({ top, left, ...size })
      left += size.width + spreadGap
    }
    width = Math.max(width, whole)
    top += Math.max(...sizes.map((size) => size.height)) + pageGap
  }
  return { boxes, width, height: top }
}

/** The page at a height, of two the left one; the first above all pages, the last ones below them. */
export function pageAt({ boxes }: PageLayout, y: number): number {
  let [low, high] = [0, boxes.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((boxes[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return (low > 0 && boxes[low - 1]?.top === boxes[low]?.top ? low - 1 : low) + 1
}

/** The last page of the row in which a page stands, and where that row ends. */
function rowOf({ boxes }: PageLayout, page: number): { last: number; bottom: number } {
  const [box, beside] = [boxes[page - 1], boxes[page]]
  const isRow = box !== undefined && beside?.top === box.top
  const height = Math.max(box?.height ?? 0, isRow ? beside.height : 0)
  return { last: isRow ? page + 1 : page, bottom: (box?.top ?? 0) + height }
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

/** Of a page that ends at the window's edge so many CSS pixels at most are there by rounding. */
const hair = 2

/** First and last page of which something stands between two heights. */
export function pagesBetween(layout: PageLayout, top: number, bottom: number): [first: number, last: number] {
  const first = pageAt(layout, top)
  const row = rowOf(layout, first)
  const ended = row.bottom <= top + hair && row.last < layout.boxes.length
  return [ended ? row.last + 1 : first, rowOf(layout, pageAt(layout, bottom - hair)).last]
}

/** The page that is being read in a window: the one at its middle, or the first in full view when pages are small. */
export function pageRead(layout: PageLayout, top: number, windowHeight: number): number {
  const first = pagesBetween(layout, top, top)[0]
  const half = (layout.boxes[first - 1]?.height ?? windowHeight) / 2
  return pageAt(layout, top + Math.min(windowHeight / 2, half))
}
