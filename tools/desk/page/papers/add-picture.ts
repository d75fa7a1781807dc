/** Reads a picture that an operator adds to a question. */
import { useState } from 'react'
import type { Figure } from '@/domain/rich-text'
import type { NewPicture } from './paper-state'
import { rememberPictures } from './picture-files'

/** Bytes: a larger one is slow on a phone. */
const largest = 2_000_000
/** Where pictures are until their paper is saved (tools/content/papers/paper.ts). */
const folder = 'unpublished/questions/new'

async function base64Of(bytes: Uint8Array): Promise<string> {
  const letters: string[] = []
  for (let begin = 0; begin < bytes.length; begin += 8192)
    letters.push(String.fromCharCode(...bytes.subarray(begin, begin + 8192)))
  return btoa(letters.join(''))
}

async function readPicture(file: File): Promise<{ picture: NewPicture; figure: Figure }> {
  if (file.size > largest) throw new Error(`"${file.name}" has more than 2 MB. Make it smaller first.`)
  const size = await createImageBitmap(file).catch(() => null)
  if (!size) throw new Error(`"${file.name}" is no picture that can be shown.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const name = Array.from(hash.subarray(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const path = `${folder}/${name}.${file.type.replace(/^image\//, '').replace('jpeg', 'jpg')}`
  const alt = file.name.replace(/\.[^.]+$/, '').replace(/[[\]]/g, '')
  return {
    picture: { path, type: file.type, data: await base64Of(bytes) },
    figure: { type: 'figure', image: path, alt, width: size.width, height: size.height },
  }
}

export function useAddPicture() {
  const [error, setError] = useState<string | null>(null)
  /** @returns null for a file that is no usable picture; `error` then says why */
  const add = async (file: File) => {
    setError(null)
    try {
      const added = await readPicture(file)
      rememberPictures([added.picture])
      return added
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
      return null
    }
  }
  return { add, error }
}
