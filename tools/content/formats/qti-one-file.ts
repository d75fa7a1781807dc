/** A file of QTI 1.2 with its sections. */
import { childOf, childrenOf, type Element, within } from './markup'
import { type PaperDraft, reasonOf } from './paper-draft'
import { type Opened, readerFor } from './qti-files'
import type { ReadText } from './qti-item'
import { readOneItem } from './qti-one'
import { shownIn } from './qti-one-shown'

/** The items of a file of QTI 1.2, below its sections, which may share a text. */
export function readOne(root: Element, file: string, { draft, files }: Opened): void {
  const read = readerFor(file, files, draft)
  const walk = (section: Element, name: string | null, set: string | null): void => {
    for (const child of childrenOf(section)) {
      const { ident = '', title } = child.attributes
      if (child.name === 'item') readItemOfOne(child, { draft, read, section: name, set })
      if (child.name !== 'section' && child.name !== 'assessment' && child.name !== 'objectbank') continue
      const shared = childrenOf(child, 'presentation_material')
      const place = `section ${ident}`
      if (shared.length > 0) {
        const text = () => read(shared.flatMap(shownIn))
        draft.set(place, () => ({ place, id: ident, title: title ?? 'Directions', text: text() }))
      }
      if (childOf(child, 'selection_ordering') && within(child, 'selection_number').length > 0)
        draft.tell(
          'warning',
          place,
          'it draws some of its questions for each student; here all of them are asked',
        )
      const parts = section.name === 'assessment' ? childrenOf(section, 'section') : []
      walk(child, parts.length > 1 && title ? title : name, shared.length > 0 ? ident : set)
    }
  }
  walk(root, null, null)
}

interface OfOne {
  readonly draft: PaperDraft
  readonly read: ReadText
  readonly section: string | null
  readonly set: string | null
}

function readItemOfOne(item: Element, { draft, read, section, set }: OfOne): void {
  const { ident, title } = item.attributes
  const place = `item ${ident ?? title ?? ''}`.trim()
  try {
    const found = readOneItem(item, place, read)
    if (!found) draft.tell('warning', place, 'it asks nothing, and is left out')
    else {
      draft.question(place, () => ({ ...found.question, section, set }))
      for (const doubt of found.doubts) draft.tell('warning', place, doubt)
    }
  } catch (error) {
    draft.tell('error', place, reasonOf(error))
  }
}
