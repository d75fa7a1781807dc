import { hasLetterKeys } from '@/ui/question/letter-keys'
import { typesNumber } from '@/ui/question/number-answer'
import { answersEnter, useWindowKeys } from '@/ui/question/use-question-keys'
import { type ExamCommand, examCommand } from '../model/exam-keys'

/** A key that changes a number which is being typed, or moves in it; all others mean there what they always do. */
function isTyping({ key, target }: KeyboardEvent): boolean {
  const isText = target instanceof HTMLInputElement && target.type === 'text'
  return isText && /^([\d.-]|Arrow\w+|Backspace|Delete)$/.test(key)
}

/** In the palette the arrows lead from number to number. */
function movesInPalette({ key, target }: KeyboardEvent): boolean {
  return key.startsWith('Arrow') && target instanceof Element && target.closest('[data-own-arrows]') !== null
}

/** The calculator has keys of its own. */
function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-keys]') !== null
}

/**
 * Listens to the keyboard for as long as a question with `optionCount` options is on screen. An open dialog, and the
 * calculator while it has the focus, get their keys themselves; keys that lead out of the test are blocked even then.
 */
export function useExamKeys(optionCount: number, onCommand: (command: ExamCommand) => void): void {
  useWindowKeys((event) => {
    const isElsewhere = document.querySelector('dialog[open]') !== null || hasOwnKeys(event.target)
    if (!isElsewhere && typesNumber(event)) return
    const command = examCommand(event, optionCount, hasLetterKeys())
    if (!command) return
    if (isElsewhere && (command.type !== 'block' || event.key === 'Escape')) return
    if (command.type !== 'block' && (isTyping(event) || movesInPalette(event))) return
    if (command.type === 'save-and-next' && answersEnter(event.target)) return
    event.preventDefault()
    // A key that is held down must not race through the paper.
    if (!event.repeat) onCommand(command)
  })
}
