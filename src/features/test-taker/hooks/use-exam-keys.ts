import { useEffectEvent, useLayoutEffect } from 'react'
import { typesNumber } from '@/ui/question/number-answer'
import { type ExamCommand, examCommand } from '../model/exam-keys'

/** A control that Enter already means something to. */
function answersEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null
}

/** A key that changes a number which is being typed; Enter and the ways out of the test mean there what they always do. */
function isTyping({ key, target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLInputElement &&
    target.type === 'text' &&
    key !== 'Enter' &&
    !/^(F\d+|Escape)$/.test(key)
  )
}

/**
 * Listens to the keyboard for as long as a question with `optionCount` options is on screen. While a dialog is open
 * its keys are its own; keys that lead out of the test are kept from the browser all the same.
 */
export function useExamKeys(optionCount: number, onCommand: (command: ExamCommand) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const inDialog = document.querySelector('dialog[open]') !== null
    if (!inDialog && typesNumber(event)) return
    const command = examCommand(event, optionCount)
    if (!command) return
    if (inDialog && (command.type !== 'block' || event.key === 'Escape')) return
    if (command.type !== 'block' && isTyping(event)) return
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
