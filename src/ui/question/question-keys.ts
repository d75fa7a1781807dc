export type QuestionCommand =
  | { type: 'choose'; option: number }
  | { type: 'previous' }
  | { type: 'next' }
  /** Enter: to the next question, or to the end from the last one. */
  | { type: 'onward' }

/** The parts of a keyboard event that decide its command. */
export interface PressedKey {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** A, B, C… or 1, 2, 3… as an option's index; null for any other key. */
export function optionOf(key: string): number | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null
}

/**
 * The command of a key press on a screen with one question (spec section 2, quiz player); null for none.
 * @param hasLetters false when the student has switched off single-character shortcuts
 */
export function questionCommand(
  pressed: PressedKey,
  optionCount: number,
  hasLetters = true,
): QuestionCommand | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null
  if (pressed.key === 'ArrowLeft') return { type: 'previous' }
  if (pressed.key === 'ArrowRight') return { type: 'next' }
  if (pressed.key === 'Enter') return { type: 'onward' }
  const option = hasLetters ? optionOf(pressed.key) : null
  return option !== null && option < optionCount ? { type: 'choose', option } : null
}
