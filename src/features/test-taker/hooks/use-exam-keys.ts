import { useEffectEvent, useLayoutEffect } from 'react'
import { hasLetterKeys } from '@/ui/question/letter-keys'
import { typesNumber } from '@/ui/question/number-answer'
import { type ExamCommand, examCommand } from '../model/exam-keys'

/** A control that Enter already means something to. */
function answersEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, select') !== null
}

/** A key that changes a number which is being typed, or moves in it; all others mean there what they always do. */
function isTyping({ key, target }: KeyboardEvent): boolean {
  const isText = target instanceof HTMLInputElement && target.type === 'text'
  return isText && /^([\d.-]|Arrow\w+|Backspace|Delete)$/.test(key)
}

/** In the palette the arrows lead from number to number. */
function movesInPalette({ key, target }: KeyboardEvent): boolean {
  return key.startsWith('Arrow') && target instanceof Element && target.closest('[data-own-arrows]') !== null
}

/** What has keys of its own beside the question: the calculator. */
function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-keys]') !== null
}

/**
 * Listens to the keyboard for as long as a question with `optionCount` options is on screen. While a dialog is open, or
 * the focus is in the calculator, the keys are theirs; keys that lead out of the test are kept from the browser all the
 * same.
 */
export function useExamKeys(optionCount: number, onCommand: (command: ExamCommand) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTheirs = document.querySelector('dialog[open]') !== null || hasOwnKeys(event.target)
    if (!isTheirs && typesNumber(event)) return
    const command = examCommand(event, optionCount, hasLetterKeys())
    if (!command) return
    if (isTheirs && (command.type !== 'block' || event.key === 'Escape')) return
    if (command.type !== 'block' && (isTyping(event) || movesInPalette(event))) return
    if (command.type === 'save-and-next' && answersEnter(event.target)) return
    event.preventDefault()
    // A key that is held down must not race through the paper.
    if (!event.repeat) onCommand(command)
  })
  // Before the question can be seen: a key that answers its first sight counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [])
}
