import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Paper, PaperQuestion } from '@/domain/paper'
import { isRich } from '@/domain/rich-text'
import { AnswerInput } from '@/ui/question/answer-input'
import { QuestionPicture } from '@/ui/question/question-picture'
import { SetNote } from '@/ui/question/question-set'
import { QuestionLanguages, QuestionText } from '@/ui/question/question-text'
import { LanguageSwitch } from '@/ui/question/reading-languages'

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

const textLook = 'font-sans text-lg leading-relaxed font-medium tracking-normal text-left sm:text-lead'

/** One question with its picture and options, `report` under them. */
export function QuizQuestion({
  paper,
  number,
  question,
  chosen,
  onAnswer,
  onToggle,
  report,
}: {
  paper: Paper
  number: number
  question: PaperQuestion
  chosen: number | null
  onAnswer: (answer: number | null) => void
  onToggle: (option: number) => void
  report: ReactNode
}) {
  const id = useId()
  const setId = useId()
  const describedBy = question.set && setId
  const heading = useCatchFocus()
  return (
    <div>
      <LanguageSwitch className="mb-4" />
      <SetNote paper={paper} question={question} id={setId} />
      <QuestionLanguages question={question}>
        {isRich(question.text) ? (
          // Tables and figures may not stand in a heading.
          <>
            <h2 ref={heading} tabIndex={-1} aria-describedby={describedBy} className="sr-only">
              {`Question ${number}`}
            </h2>
            <QuestionText id={id} text={question.text} className={textLook} />
          </>
        ) : (
          <h2
            id={id}
            ref={heading}
            tabIndex={-1}
            aria-describedby={describedBy}
            className={`${textLook} [text-wrap:wrap]`}
          >
            <QuestionText as="span" text={question.text} />
          </h2>
        )}
        <QuestionPicture image={question.image} number={number} eager />
        <div className="mt-6">
          <AnswerInput
            labelledBy={id}
            question={question}
            answer={chosen}
            onAnswer={onAnswer}
            onToggle={onToggle}
          />
        </div>
      </QuestionLanguages>
      {report}
    </div>
  )
}
