import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Paper, PaperQuestion } from '@/domain/paper'
import { isRich } from '@/domain/rich-text'
import { t } from '@/language/text'
import { QuestionPicture } from './question-picture'
import { SetNote } from './question-set'
import { QuestionLanguages, QuestionText } from './question-text'
import { LanguageSwitch } from './reading-languages'

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

/**
 * One question as it is asked: the choice of language, its text as the heading, its picture, then what it is answered
 * with.
 * @param number its place in the paper, from 1
 * @param children gets the id of the element with the question's text
 */
export function QuestionHead({
  paper,
  number,
  question,
  children,
}: {
  paper: Paper
  number: number
  question: PaperQuestion
  children: (labelId: string) => ReactNode
}) {
  const id = useId()
  const setId = useId()
  const describedBy = question.set && setId
  const heading = useCatchFocus()
  return (
    <>
      <LanguageSwitch className="mb-4" />
      <SetNote paper={paper} question={question} id={setId} />
      <QuestionLanguages question={question}>
        {isRich(question.text) ? (
          // Tables and figures may not stand in a heading.
          <>
            <h2 ref={heading} tabIndex={-1} aria-describedby={describedBy} className="sr-only">
              {t('Question {number}', { number })}
            </h2>
            <QuestionText id={id} text={question.text} className={textLook} />
          </>
        ) : (
          <h2
            id={id}
            ref={heading}
            tabIndex={-1}
            aria-describedby={describedBy}
            className={`${textLook} text-wrap`}
          >
            <QuestionText as="span" text={question.text} />
          </h2>
        )}
        <QuestionPicture image={question.image} number={number} eager />
        {children(id)}
      </QuestionLanguages>
    </>
  )
}
