import type { TextRun } from './model/text-search'
import type { PdfDocument, PdfPageProxy } from './pdf-document'

/** A page's text as runs, in the order in which `fillTextLayer` makes elements for them. */
export async function textRuns(page: PdfPageProxy): Promise<TextRun[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item ? [{ text: item.str, endsLine: item.hasEOL }] : []))
}

/** A text layer being filled; `ready` gives its elements run by run, null when it was cancelled. */
interface Filling {
  ready: Promise<HTMLElement[] | null>
  cancel: () => void
}

/**
 * Puts the page's text over its picture, unseen, so that it can be selected, found and read aloud. It follows the zoom
 * by the custom property `--total-scale-factor`.
 */
export function fillTextLayer(document: PdfDocument, page: PdfPageProxy, container: HTMLElement): Filling {
  let cancelled = false
  let stop = () => undefined
  const ready = (async () => {
    const textContentSource = await page.getTextContent()
    if (cancelled) return null
    const layer = new document.TextLayer({
      textContentSource,
      container,
      viewport: page.getViewport({ scale: 1 }),
    })
    stop = () => layer.cancel()
    await layer.render()
    return layer.textDivs
  })().catch((error: unknown) => {
    if (cancelled) return null
    throw error
  })
  return {
    ready,
    cancel: () => {
      cancelled = true
      stop()
    },
  }
}
