/** Letters of Word: fonts of signs, old fonts, and sentences in place of what cannot be read. */
import { val } from './docx-numbers'
import type { Element } from './markup'

/** Replaces what cannot be read in a text by a sentence about it. */
export const unreadPart = /\uE000(.*?)\uE001/

export const unread = (what: string) => `\uE000${what}\uE001`
export const asPicture = (what: string) =>
  unread(`it has ${what}, which cannot be read: put it in as a picture`)

/** Letters of the font Symbol by their code, from `A` and `a` on. */
const greek = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ      αβχδεφγηιϕκλμνοπθρστυϖωξψζ'
/** A sign behind its code. */
const signs = (table: string) =>
  new Map(table.split(' ').map((one) => [Number(one.slice(0, -1)), one.slice(-1)]))
const symbolSigns = signs(
  '176° 177± 180× 184÷ 163≤ 179≥ 185≠ 174→ 165∞ 214√ 208∠ 181∝ 92∴ 206∈ 199∩ 200∪ 197⊕ 187≈ 94⊥ 183• 222⇒',
)
const wingdings = signs('252✓ 254☑ 251✗ 253☒ 168☐ 111☐')

/** The letter of a font of signs. */
export function signOf(font: string, letter: string): string {
  const code = (letter.codePointAt(0) ?? 0) & 0xff
  if (/^symbol/i.test(font) || font === '') {
    const sign = symbolSigns.get(code) ?? greek[code - 65]?.trim()
    if (sign) return sign
    if (code < 65) return String.fromCharCode(code)
  }
  const known = /^wingdings$/i.test(font) ? wingdings.get(code) : undefined
  return (
    known ??
    unread(`it has a sign of the font ${font || 'Symbol'}, which cannot be read: type it as a letter`)
  )
}

/** Fonts whose Latin letters look like Telugu or Hindi: their texts are no Unicode. */
export const oldFont =
  /^(?:kruti|krishna dev|devlys|chanakya|walkman|shree|shusha|susha|akruti|aps-|dv-?tt|dvb|anu\b|anupama|apoorva|priyaa?nka|brahma\b|amma\b|vennela|pallavi|suchitra|krishna$|tikkana|vakil|hemalatha|4cgandhi|agra$|mangal-?old|bhaskar)/i

export const isOn = (property: Element | undefined) =>
  property !== undefined && !/^(?:0|false|off|none)$/.test(val(property, '1'))

/** A colour that catches the eye: dark ones look black. */
export const isColour = (text: string) =>
  /^[\da-f]{6}$/i.test(text) && [0, 2, 4].some((at) => Number.parseInt(text.slice(at, at + 2), 16) > 0x40)
