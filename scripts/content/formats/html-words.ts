/** Short HTML in a text file, as words in the authors' notation: a few tags, and nothing that could be lost. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const meanings: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  u: '__',
  sub: '~',
  sup: '^',
  br: '\n',
  p: '\n',
  div: '\n',
  span: '',
  i: '',
  em: '',
}

/** @throws Error with a sentence for a tag that means more than words */
export function textWithoutTags(html: string): string {
  const words = html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi, (tag, _close: string, name: string) => {
    const meaning = meanings[name.toLowerCase()]
    if (meaning === undefined) throw new Error(`the HTML tag ${tag.slice(0, 30)} is not taken`)
    return meaning
  })
  return words
    .replace(
      /&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities[name.toLowerCase()] ?? whole
        return String.fromCodePoint(
          Math.min(0x10ffff, decimal ? Number(decimal) : Number.parseInt(hex ?? '0', 16)),
        )
      },
    )
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}
