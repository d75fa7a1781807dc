import { useEffect, useRef, useState } from 'react'
import type { PaperQuestion } from '@/domain/paper'
import { optionLetter } from '@/domain/question/answer'
import { chosenOptions } from '@/domain/question/kinds'
import { t } from '@/language/text'

/** What a screen reader says once an answer is on the device. Nothing for a typed number: its field reads it out. */
function spokenAnswer(question: PaperQuestion, chosen: number | null): string {
  if (chosen === null) return t('No answer')
  const options = chosenOptions(question, chosen)
  return options.length > 0 ? t('{options} chosen', { options: options.map(optionLetter).join(', ') }) : ''
}

/**
 * Announces an answer that is chosen by a letter key or cleared while the focus is elsewhere. An option that has the
 * focus announces by itself that it is checked.
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
