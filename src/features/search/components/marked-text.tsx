import { markedParts } from '../model/match'

/** A text with the words that were looked for marked in it. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map(({ part, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
      <mark key={index} className="rounded-xs bg-primary/20 text-secondary">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
