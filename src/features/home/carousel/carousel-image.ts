/** One picture of the hero carousel. */
export interface CarouselImage {
  /** Its address, ready to be shown. */
  url: string
  /** What it shows, in words; null when its file name says nothing. */
  name: string | null
}

/**
 * What a file's name says of its picture: `1-the-real-exam-screen.svg` is `The real exam screen`. A number in front
 * only puts the pictures in order; a name without words, such as `1.svg`, is null.
 */
export function pictureName(fileName: string): string | null {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/^[\d\s_-]+/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null
}
