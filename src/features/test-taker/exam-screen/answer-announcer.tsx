import { useEffect, useRef, useState } from 'react'
import { chosenOptions } from '@/domain/answer'
import type { PaperQuestion } from '@/domain/paper'
import { optionLetter } from '@/ui/question/option-list'

/** What a screen reader says of an answer that is on the device; a number that is typed says itself. */
function spokenAnswer(question: PaperQuestion, chosen: number | null): string {
  if (chosen === null) return 'No answer'
  if (question.kind === 'numeric') return ''
  return `${chosenOptions(question, chosen).map(optionLetter).join(', ')} chosen`
}

/**
 * Says what has become of an answer where nothing else does: chosen by a letter or taken back, with the focus elsewhere. An
 * option that has the focus says itself that it is checked.
 */
export function AnswerAnnouncer({
  question,
  chosen,
}: {
  question: PaperQuestion | undefined
  chosen: number | null
}) {
  const [said, setSaid] = useState('')
  const before = useRef({ question, chosen })
  useEffect(() => {
    const isSame = before.current.question === question
    const isChanged = before.current.chosen !== chosen
    before.current = { question, chosen }
    if (!isSame) setSaid('')
    else if (isChanged && question) {
      const saysItself = chosen !== null && document.activeElement instanceof HTMLInputElement
      setSaid(saysItself ? '' : spokenAnswer(question, chosen))
    }
  }, [question, chosen])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
