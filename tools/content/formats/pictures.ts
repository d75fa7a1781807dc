/** The pictures that the texts of one file name, and the figures that they become. */
import { readFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import type { Figure } from '../../../src/domain/rich-text'
import type { AuthoredPicture } from './authored'
import type { FindFigure } from './notation'
import { checkedPicture } from './picture-size'
import { undescribed } from './undescribed'

export interface Pictures {
  /** @throws Error with a sentence for a picture that is not there, or is none */
  readonly figure: FindFigure
  /** What figures have named so far, each once. */
  readonly found: readonly AuthoredPicture[]
}

/** The bytes of a picture beside `file`. */
function beside(file: string, name: string): Uint8Array {
  const isInside = !isAbsolute(name) && !name.split(/[\\/]/).includes('..')
  if (!isInside) throw new Error(`the picture "${name}" must lie beside the file or below it`)
  try {
    return readFileSync(join(dirname(file), name))
  } catch (error) {
    throw new Error(`there is no picture "${name}" beside ${basename(file)}`, { cause: error })
  }
}

/** @param bytesOf the bytes of a picture by its name; without it pictures lie beside the file */
export function picturesOf(
  file: string,
  bytesOf: (name: string) => Uint8Array = (name) => beside(file, name),
): Pictures {
  const figures = new Map<string, Omit<Figure, 'alt'>>()
  const found: AuthoredPicture[] = []
  return {
    found,
    figure(name, alt) {
      let figure = figures.get(name)
      if (!figure) {
        const bytes = bytesOf(name)
        const facts = checkedPicture(name, bytes)
        figure = { type: 'figure', image: name, width: facts.width, height: facts.height }
        figures.set(name, figure)
        found.push({ name, bytes, type: facts.type })
      }
      return { ...figure, alt: alt || undescribed }
    },
  }
}
