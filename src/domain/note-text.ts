/** A student's own words, as lines of a text that the rules can match keep them. */

/** Of at most `most` characters, and no half of one, which no database stores. */
export function tidyText(text: string, most: number): string {
  const cut = text.slice(0, most)
  const isTorn = cut.length < text.length && /[\uD800-\uDBFF]$/.test(cut)
  return (isTorn ? cut.slice(0, -1) : cut).replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Escaped, so that the words stay on one line. */
export const onOneLine = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')

/** What `onOneLine` has written. */
export const fromOneLine = (line: string): string =>
  line.replace(/\\([\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
