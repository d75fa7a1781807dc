/** The beginning of a text, as whole words, of at most so many characters. */
export const beginningOf = (text: string, longest: number): string =>
  text.length <= longest
    ? text
    : text
        .slice(0, longest + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, longest)

/** More characters than a card has room for. */
const longestExcerpt = 180

/** What a list holds of a text: all of a short one, else its beginning. */
export const excerptOf = (text: string): string =>
  text.length <= longestExcerpt ? text : `${beginningOf(text, longestExcerpt - 1)}…`
