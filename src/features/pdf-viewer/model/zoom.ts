/** Zoom steps; 1 fits the page to the width of the window. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

export const fitZoom = 1

export function zoomIn(zoom: number): number {
  return steps.find((step) => step > zoom) ?? zoom
}

export function zoomOut(zoom: number): number {
  return steps.findLast((step) => step < zoom) ?? zoom
}

/** No browser draws more pixels than this on one canvas everywhere. */
const maxCanvasPixels = 16_000_000

/** Pixels on the canvas per CSS pixel: the screen's own, at most 2, less for a page so large that it would not draw. */
export function canvasDensity(page: { width: number; height: number }, screenDensity: number): number {
  const wanted = Math.min(screenDensity, 2)
  return Math.min(wanted, Math.sqrt(maxCanvasPixels / (page.width * page.height)))
}

/** Reading gets no easier on a wider page than this, in CSS pixels. */
const widestPage = 880

/** CSS pixels per PDF point at which a page of `pageWidth` points fits a window of `windowWidth` CSS pixels. */
export function fitScale(pageWidth: number, windowWidth: number): number {
  const margin = windowWidth < 640 ? 8 : 24
  return Math.max(80, Math.min(windowWidth - 2 * margin, widestPage)) / pageWidth
}
