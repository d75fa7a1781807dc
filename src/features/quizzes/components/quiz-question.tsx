import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Question } from '@/domain/question'
import { languageOf } from '@/domain/text-language'
import { OptionList } from '@/ui/question/option-list'
import { QuestionPicture } from '@/ui/question/question-picture'

/**
 * For the heading of a question that takes the place of another one: when the change took away what had the focus (an
 * option, or Next on the last question), the focus comes here and reading goes on.
 */
function useCatchFocus() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    const isLost = !focused || focused === document.body || focused.matches(':disabled')
    if (isLost) ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}

/** One question with its picture and options, `report` under them; text only, newlines kept. */
export function QuizQuestion({
  number,
  question,
  chosen,
  onChoose,
  report,
}: {
  number: number
  question: Question
  chosen: number | null
  onChoose: (option: number) => void
  report: ReactNode
}) {
  const id = useId()
  const heading = useCatchFocus()
  return (
    <div>
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        lang={languageOf(question.text)}
        className="font-sans text-lg leading-relaxed font-medium tracking-normal whitespace-pre-line text-left [text-wrap:wrap] sm:text-lead"
      >
        {question.text}
      </h2>
      <QuestionPicture image={question.image} number={number} eager />
      <div className="mt-6">
        <OptionList labelledBy={id} options={question.options} chosen={chosen} onChoose={onChoose} />
      </div>
      {report}
    </div>
  )
}
