/** The letters of a text file: UTF-8, UTF-16 ("Unicode text" of Excel), or what an older Windows wrote. */

import type { AuthoredFault } from './authored'

export interface Decoded {
  readonly text: string
  /** When letters were taken as those of an older Windows. */
  readonly doubt: AuthoredFault | null
}

/** By its mark, or by the empty half of its first letter; null for other than UTF-16. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null
}

/** The first letters of a file, whatever is wrong with them. */
export function headText(bytes: Uint8Array): string {
  return new TextDecoder(utf16Of(bytes) ?? 'utf-8').decode(bytes)
}

/** What Windows has where Latin-1 has controls, from 0x80 on; a space stands for none. */
const windowsLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/**
 * Letters of Windows-1252, which files that say Latin-1 are in too. Written out here, because some versions of Node read
 * the quotes and dashes of that encoding as controls.
 */
export function decodeWindows(bytes: Uint8Array): string {
  const letters = Buffer.from(bytes).toString('latin1')
  return letters.replace(/[\x80-\x9F]/g, (control) => {
    const letter = windowsLetters.charAt(control.charCodeAt(0) - 0x80)
    return letter === ' ' ? control : letter
  })
}

/** Signs of print and of mathematics, and letters with accents within a word: what English texts of a Windows hold. */
const windowsSign = /[‘’‚“”„†‡•…–—€™¢£¥§©®°±²³¹´µ¶·¼½¾×÷\u00A0]|(?<=[A-Za-z])[À-ÖØ-öø-ÿŒœŠšŽžŸ]/g
const beyondAscii = /[^\0-\x7F]/g

/** A text of an older Windows; null when it holds more than its own quotes, dashes and accents. */
function windowsText(bytes: Uint8Array): Decoded | null {
  const text = decodeWindows(bytes)
  const signs = text.match(windowsSign) ?? []
  if (signs.length !== (text.match(beyondAscii) ?? []).length) return null
  const line = text.slice(0, text.search(beyondAscii)).split(/\r\n?|\n/).length
  const listed = [...new Set(signs)].filter((sign) => sign.trim() !== '').slice(0, 12)
  const message = `it is not written in UTF-8: ${listed.join(' ')} ${listed.length === 1 ? 'is' : 'are'} read as an older Windows writes ${listed.length === 1 ? 'it' : 'them'}: compare, or save the file in UTF-8.`
  return { text, doubt: { severity: 'warning', place: `line ${line}`, message } }
}

/** @throws Error with a sentence for a file in an encoding that is not known */
export function decodeBytes(bytes: Uint8Array): Decoded {
  const encoding = utf16Of(bytes) ?? 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), doubt: null }
  } catch (error) {
    const old = encoding === 'utf-8' ? windowsText(bytes) : null
    if (old) return old
    throw new Error('it is not written in UTF-8; save it as "CSV UTF-8", or as a text in UTF-8', {
      cause: error,
    })
  }
}
