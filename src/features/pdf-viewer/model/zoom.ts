import { type PageSize, pageGap, spreadGap } from './page-layout'

/** Zoom steps; 1 fits the page to the width of the window. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
const [smallest, largest] = [0.25, 4]

export const fitZoom = 1

/** Zooms that differ by less look the same. */
const hair = 0.01

export function zoomIn(zoom: number): number {
  return steps.find((step) => step > zoom + hair) ?? zoom
}

export function zoomOut(zoom: number): number {
  return steps.filter((step) => step < zoom - hair).pop() ?? zoom
}

/** A zoom between the ends, as fingers choose it. */
export function freeZoom(wanted: number): number {
  return Math.min(Math.max(wanted, smallest), largest)
}

/** No page is drawn with more pixels than this: 24 MB each, a few of which a cheap phone can hold. */
const maxCanvasPixels = 6_000_000

/** Pixels on the canvas per CSS pixel: the screen's own, at most 2, less for a page so large that it would not draw. */
export function canvasDensity(page: { width: number; height: number }, screenDensity: number): number {
  const wanted = Math.min(screenDensity, 2)
  return Math.min(wanted, Math.sqrt(maxCanvasPixels / (page.width * page.height)))
}

/** Reading gets no easier on a wider page than this, in CSS pixels. */
const widestPage = 880

/** Space left and right of a page, in CSS pixels. */
export function sideMargin(windowWidth: number): number {
  return windowWidth < 640 ? 8 : 24
}

/** Two pages side by side are offered from this width of the window on, in CSS pixels. */
export const spreadWidth = 1100

/**
 * CSS pixels per PDF point at which a page of `pageWidth` points fits a window of `windowWidth` CSS pixels; in spreads, two
 * of them.
 */
export function fitScale(pageWidth: number, windowWidth: number, inSpreads = false): number {
  const room = windowWidth - 2 * sideMargin(windowWidth)
  const share = inSpreads ? (room - spreadGap) / 2 : room
  return Math.max(80, Math.min(share, widestPage)) / pageWidth
}

/** The zoom at which a whole page is in view; never above the one that fits the width. */
export function wholePageZoom(
  page: PageSize,
  window: { width: number; height: number },
  inSpreads = false,
): number {
  const scale = (window.height - 2 * pageGap) / page.height
  return freeZoom(Math.min(scale / fitScale(page.width, window.width, inSpreads), fitZoom))
}
