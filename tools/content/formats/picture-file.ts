/** Pictures that come inside of question files. */
import type { Figure } from '../../../src/domain/rich-text'
import type { AuthoredPicture } from './authored'
import { checkedPicture } from './picture-size'
import { undescribed } from './undescribed'

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

/** `media/a b.png` twice with other bytes is `a-b.png` and `a-b-2.png`. */
function freeName(name: string, bytes: Uint8Array, known: ReadonlyMap<string, AuthoredPicture>): string {
  const clean = name.replace(/^.*[\\/]/, '').replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'picture'
  const [, stem = clean, ending = ''] = /^(.*?)(\.\w+)?$/.exec(clean) ?? []
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? clean : `${stem}-${count}${ending}`
    const taken = known.get(candidate)
    if (!taken || isSame(taken.bytes, bytes)) return candidate
  }
}

export interface Pictures {
  /** @throws Error with one sentence for a picture that cannot be shown to everybody */
  readonly figure: (name: string, bytes: Uint8Array, alt: string) => Figure
  readonly all: () => AuthoredPicture[]
}

/** The pictures of one file. */
export function createPictures(): Pictures {
  const known = new Map<string, AuthoredPicture>()
  return {
    figure: (name, bytes, alt) => {
      const { type, width, height } = checkedPicture(name, bytes)
      const image = freeName(name, bytes, known)
      known.set(image, { name: image, bytes, type })
      return { type: 'figure', image, alt: alt.replace(/\s+/g, ' ').trim() || undescribed, width, height }
    },
    all: () => [...known.values()],
  }
}

/** @throws Error with one sentence for what is no base64 */
export function fromBase64(text: string, name: string): Uint8Array {
  const bare = text.replace(/\s+/g, '')
  if (bare === '' || !/^[A-Za-z0-9+/]*={0,2}$/.test(bare))
    throw new Error(`the picture "${name}" is no base64`)
  return new Uint8Array(Buffer.from(bare, 'base64'))
}
