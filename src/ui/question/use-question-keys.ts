import { useEffectEvent, useLayoutEffect } from 'react'
import { hasLetterKeys } from './letter-keys'
import { typesNumber } from './number-answer'
import { type QuestionCommand, questionCommand } from './question-keys'

/** Whether the control has a meaning for Enter itself. */
export function answersEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, select') !== null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input:not([type=radio], [type=checkbox]), textarea') !== null
  )
}

/** Calls `onKey` for every key press, before anything on the page gets it. */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(onKey)
  // Before the question can be seen: a key that answers its first sight counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [])
}

/** Listens to the keyboard for as long as a question is on screen. An open dialog keeps its keys for itself. */
export function useQuestionKeys(optionCount: number, onCommand: (command: QuestionCommand) => void): void {
  useWindowKeys((event) => {
    if (document.querySelector('dialog[open]') !== null || typesNumber(event)) return
    const command = questionCommand(event, optionCount, hasLetterKeys())
    if (!command || isTyping(event.target)) return
    if (command.type === 'onward' && answersEnter(event.target)) return
    // In a group of radio buttons the left and right keys would otherwise change the answer.
    event.preventDefault()
    // A key that is held down must not race through the quiz.
    if (!event.repeat) onCommand(command)
  })
}
