/** The files of a QTI package, and texts out of them. */
import { posix } from 'node:path'
import { textOfMarkup } from './html-text'
import type { PaperDraft } from './paper-draft'
import { fromBase64 } from './picture-file'
import type { ReadText } from './qti-item'

/** The files of a package by their names; of a single item there are none. */
type Files = (name: string) => Uint8Array | null

export function resolve(file: string, href: string): string {
  const bare = href.replace(/[?#].*$/, '')
  try {
    return posix.join(posix.dirname(file), decodeURIComponent(bare))
  } catch {
    return posix.join(posix.dirname(file), bare)
  }
}

/** Canvas and common cartridges name their own pictures from a folder that they call so. */
const ownFolder = /^.*(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\//i

/** The bytes of a picture by its name in a text; null when the package has none. */
function pictureIn(files: Files, file: string, source: string): Uint8Array | null {
  if (!ownFolder.test(source)) return files(resolve(file, source))
  const name = resolve('', source.replace(ownFolder, ''))
  return files(`web_resources/${name}`) ?? files(name)
}

export function readerFor(file: string, files: Files, { pictures }: PaperDraft): ReadText {
  return (nodes) =>
    textOfMarkup(nodes, {
      figure: (source, alt) => {
        const data = /^data:image\/([\w+]+);base64,(.*)$/s.exec(source)
        if (data) return pictures.figure(`picture.${data[1]}`, fromBase64(data[2] ?? '', 'in the text'), alt)
        const bytes = pictureIn(files, file, source)
        if (!bytes)
          throw new Error(
            `the picture "${source}" is not in the file: export a package (.zip) with its pictures`,
          )
        return pictures.figure(source, bytes, alt)
      },
    })
}

export interface Opened {
  readonly draft: PaperDraft
  readonly files: Files
}
