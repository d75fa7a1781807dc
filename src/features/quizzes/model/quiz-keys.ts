export type QuizCommand =
  | { type: 'choose'; option: number }
  | { type: 'previous' }
  | { type: 'next' }
  /** Enter: on with the quiz, from the last question to its end. */
  | { type: 'onward' }

interface PressedKey {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** A, B, C… or 1, 2, 3… as an option's index; null for any other key. */
function optionOf(key: string): number | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null
}

/** What a key press means in a quiz (spec section 2, quiz player); null when it means nothing here. */
export function quizCommand(pressed: PressedKey, optionCount: number): QuizCommand | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null
  if (pressed.key === 'ArrowLeft') return { type: 'previous' }
  if (pressed.key === 'ArrowRight') return { type: 'next' }
  if (pressed.key === 'Enter') return { type: 'onward' }
  const option = optionOf(pressed.key)
  return option !== null && option < optionCount ? { type: 'choose', option } : null
}
