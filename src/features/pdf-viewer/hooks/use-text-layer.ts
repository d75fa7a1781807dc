import { type RefObject, useEffect, useState } from 'react'
import type { TextRun } from '../model/text-search'
import type { PdfDocument, PdfPageProxy } from '../pdf-document'

/** A page's text as runs, in the order in which `useTextLayer` makes elements for them. */
export async function textRuns(page: PdfPageProxy): Promise<TextRun[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item ? [{ text: item.str, endsLine: item.hasEOL }] : []))
}

/**
 * Puts the text of a drawn page over its picture, unseen, so that it can be selected, found and read aloud. It follows the
 * zoom by the custom property `--total-scale-factor`.
 * @returns its elements run by run, once they are there
 */
export function useTextLayer(
  ref: RefObject<HTMLElement | null>,
  { TextLayer }: PdfDocument,
  page: PdfPageProxy | null,
): readonly HTMLElement[] | null {
  const [elements, setElements] = useState<readonly HTMLElement[] | null>(null)
  useEffect(() => {
    const container = ref.current
    if (!container || !page) return
    let current = true
    let stop = () => undefined
    const fill = async () => {
      const textContentSource = await page.getTextContent()
      if (!current) return
      const layer = new TextLayer({ textContentSource, container, viewport: page.getViewport({ scale: 1 }) })
      stop = () => layer.cancel()
      await layer.render()
      if (current) setElements(layer.textDivs)
    }
    // Without its text a page can still be read.
    fill().catch(() => undefined)
    return () => {
      current = false
      stop()
      container.replaceChildren()
      setElements(null)
    }
  }, [ref, TextLayer, page])
  return elements
}
