/** A film of the seed: slides of a heading and lines that appear one after another. */

export interface Slide {
  heading: string
  lines: string[]
}

export interface Storyboard {
  /** Path under seed/files. */
  path: string
  slides: Slide[]
}

/**
 * A film among the videos, each slide written as its heading and its lines.
 * @param name of the file; a free one lies under public/videos/, any other says its folder
 */
export function video(name: string, ...slides: [heading: string, ...lines: string[]][]): Storyboard {
  return {
    path: `${name.includes('/') ? '' : 'public/videos/'}${name}.webm`,
    slides: slides.map(([heading, ...lines]) => ({ heading, lines })),
  }
}
