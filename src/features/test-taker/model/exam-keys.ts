import { optionOf, type PressedKey } from '@/ui/question/question-keys'

/** What a key press means in a test (spec section 2, test taker). */
export type ExamCommand =
  | { type: 'choose'; option: number }
  | { type: 'strike'; option: number }
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'save-and-next' }
  | { type: 'mark-and-next' }
  | { type: 'clear' }
  | { type: 'open'; dialog: 'question-paper' | 'instructions' | 'submit' | 'keys' }
  | { type: 'say-time' }
  | { type: 'text-size'; by: 1 | -1 }
  | { type: 'calculator' }
  /** A key that would lead out of the test: kept from the browser where a page may do so. */
  | { type: 'block' }

export interface ExamKey extends PressedKey {
  code: string
  shiftKey: boolean
}

function isWayOut({ key, code, ctrlKey, altKey, metaKey, shiftKey }: ExamKey): boolean {
  if (key === 'F11' || key === 'F12' || key === 'Escape') return true
  if (altKey && key === 'Tab') return true
  // Developer tools: Ctrl+Shift+I, on a Mac Cmd+Option+I (where the key itself is another letter).
  return code === 'KeyI' && ((ctrlKey && shiftKey) || (metaKey && altKey))
}

const commands: Readonly<Record<string, ExamCommand>> = {
  arrowleft: { type: 'previous' },
  arrowright: { type: 'next' },
  enter: { type: 'save-and-next' },
  m: { type: 'mark-and-next' },
  delete: { type: 'clear' },
  backspace: { type: 'clear' },
  p: { type: 'open', dialog: 'question-paper' },
  i: { type: 'open', dialog: 'instructions' },
  s: { type: 'open', dialog: 'submit' },
  '?': { type: 'open', dialog: 'keys' },
  t: { type: 'say-time' },
  k: { type: 'calculator' },
  '+': { type: 'text-size', by: 1 },
  '=': { type: 'text-size', by: 1 },
  '-': { type: 'text-size', by: -1 },
}

/**
 * The command of a key press on a question with `optionCount` options; null when the key means nothing here.
 * @param hasLetters false where the student has switched off what a single character does
 */
export function examCommand(pressed: ExamKey, optionCount: number, hasLetters = true): ExamCommand | null {
  if (isWayOut(pressed)) return { type: 'block' }
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null
  if (!hasLetters && pressed.key.length === 1) return null
  const option = optionOf(pressed.key)
  // An option comes first: a question with thirteen options is answered by M too.
  if (option !== null && option < optionCount) return { type: pressed.shiftKey ? 'strike' : 'choose', option }
  return commands[pressed.key.toLowerCase()] ?? null
}
