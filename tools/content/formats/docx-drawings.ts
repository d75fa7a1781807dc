/** Pictures, drawings and equations of a Word file. */
import { asPicture, unread } from './docx-letters'
import { element } from './docx-markup'
import { partOf } from './docx-parts'
import { childrenOf, type Element, type Markup, within } from './markup'
import { texOfEquation } from './omml'
import { reasonOf } from './paper-draft'
import type { Zip } from './zip'

const textBox = unread('it has a text box, which cannot be read: put its text in a line of its own')

export interface WordPicture {
  readonly name: string
  readonly bytes: Uint8Array
}

/** @param note takes a sentence about what is shown differently than in Word */
export function createDrawings(zip: Zip, note: (message: string) => void) {
  const relations = partOf(zip, 'word/_rels/document.xml.rels')
  const targets = new Map(
    (relations ? childrenOf(relations) : []).map(({ attributes }) => [
      attributes.Id,
      attributes.Target ?? '',
    ]),
  )
  const pictures = new Map<string, WordPicture>()

  function image(id: string | undefined, alt: string): Markup {
    const target = targets.get(id) ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `word/${target}`
    const ending = /\.(\w+)$/.exec(target)?.[1]?.toLowerCase().replace('jpeg', 'jpg') ?? 'png'
    const known = pictures.has(path) ? null : zip.read(path)
    if (known) pictures.set(path, { name: `picture-${pictures.size + 1}.${ending}`, bytes: known })
    if (!pictures.has(path)) return unread('a picture in it is not in the file')
    return element('img', [], { src: path, alt })
  }

  function drawing(drawn: Element): Markup[] {
    const alt = within(drawn, 'docPr')[0]?.attributes.descr ?? ''
    const parts = within(drawn, 'graphicData').flatMap((data) => childrenOf(data))
    if (parts.length === 0) return [asPicture('a drawing')]
    return parts.map((part) => {
      if (part.name === 'pic') {
        const isCropped = within(part, 'srcRect').some(({ attributes }) =>
          Object.values(attributes).some((side) => Number(side) !== 0),
        )
        if (isCropped || within(part, 'xfrm').some(({ attributes }) => Number(attributes.rot ?? 0) !== 0))
          note(
            'a picture is cropped or turned in Word, and is shown whole and upright: change the picture itself',
          )
        return image(within(part, 'blip')[0]?.attributes['r:embed'], alt)
      }
      if (within(part, 'txbxContent').length > 0) return textBox
      return asPicture(
        part.name === 'chart' ? 'a chart' : part.name === 'relIds' ? 'a diagram (SmartArt)' : 'a drawn shape',
      )
    })
  }

  function oldPicture(pict: Element): Markup[] {
    if (within(pict, 'txbxContent').length > 0) return [textBox]
    const shapes = childrenOf(pict).filter(({ name }) => name !== 'shapetype')
    if (shapes.every(({ attributes }) => attributes['o:hr'] === 't')) return []
    const found = shapes.map((shape) => [shape, within(shape, 'imagedata')[0]] as const)
    return found.map(([shape, data]) =>
      data ? image(data.attributes['r:id'], shape.attributes.alt ?? '') : asPicture('a drawn shape'),
    )
  }

  return { pictures, drawing, oldPicture }
}

/** What cannot be read of another program in a Word file: mostly equations of MathType. */
export function embedded(object: Element): string {
  const program = within(object, 'OLEObject')[0]?.attributes.ProgID ?? ''
  if (!/equation|mathtype/i.test(program)) return asPicture('an object of another program')
  return unread(
    'it has an equation of MathType (or Equation 3.0), which cannot be read: in Word, convert it with MathType > Convert Equations > Word equations (OMML), or write it as $…$',
  )
}

/** A Word equation as TeX. */
export function equation(math: Element, display: boolean): string {
  try {
    const tex = texOfEquation(math)
    return display ? `\\[${tex}\\]` : `\\(${tex}\\)`
  } catch (error) {
    return unread(`it has a Word equation, which cannot be read (${reasonOf(error)}): write it as $…$`)
  }
}
