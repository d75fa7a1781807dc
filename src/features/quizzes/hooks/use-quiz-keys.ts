import { useEffectEvent, useLayoutEffect } from 'react'
import { typesNumber } from '@/ui/question/number-answer'
import { type QuizCommand, quizCommand } from '../model/quiz-keys'

/** A control that Enter already means something to. */
function answersEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio], [type=checkbox]), select, textarea') !== null
  )
}

/** Listens to the keyboard for as long as a question is on screen. An open dialog keeps its keys for itself. */
export function useQuizKeys(optionCount: number, onCommand: (command: QuizCommand) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]') !== null || typesNumber(event)) return
    const command = quizCommand(event, optionCount)
    if (!command || isTyping(event.target)) return
    if (command.type === 'onward' && answersEnter(event.target)) return
    // In a group of radio buttons the left and right keys would otherwise change the answer.
    event.preventDefault()
    // A key that is held down must not race through the quiz.
    if (!event.repeat) onCommand(command)
  })
  // Before the question can be seen: a key that answers its first sight counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [])
}
