import { type ReactNode, useId } from 'react'
import type { Paper, PaperQuestion } from '@/domain/paper'
import { t } from '@/language/text'
import { AnswerInput } from '@/ui/question/answer-input'
import type { OptionStrikes } from '@/ui/question/option-list'
import { QuestionPicture } from '@/ui/question/question-picture'
import { SetNote, WithSet } from '@/ui/question/question-set'
import { QuestionLanguages, QuestionText } from '@/ui/question/question-text'
import { useReadingStart } from '../hooks/use-reading-start'

/** One question with its options; `bar` is above it, `tools` stand below the options, `report` under all. */
export function QuestionView({
  paper,
  question,
  index,
  chosen,
  size,
  bar,
  onAnswer,
  onToggle,
  strikes,
  tools,
  report,
}: {
  paper: Paper
  question: PaperQuestion
  index: number
  chosen: number | null
  /** Percent of the usual size of the text. */
  size: number
  bar: ReactNode
  onAnswer: (answer: number | null) => void
  onToggle: (option: number) => void
  strikes: OptionStrikes
  tools: ReactNode
  report: ReactNode
}) {
  const start = useReadingStart<HTMLHeadingElement>(index)
  const textId = useId()
  const setId = useId()
  const number = index + 1
  return (
    <main className="flex min-h-0 flex-col @max-[20rem]:overflow-y-auto">
      {bar}
      <WithSet paper={paper} question={question} frame="screen" size={size}>
        {/* Relative: the heading that only screen readers hear is placed in it, and the focus there scrolls to the top. */}
        <div className="relative min-h-0 min-w-0 flex-1 overflow-y-auto px-4 py-3 @max-[20rem]:flex-none @max-[20rem]:overflow-visible @max-[20rem]:px-2 @max-[20rem]:py-1 sm:px-6 lg:py-4">
          <div className="max-w-[880px]">
            <h2
              // A new element for each question: focus() does not scroll to an element that has the focus already.
              key={index}
              ref={start}
              tabIndex={-1}
              aria-describedby={question.set && setId}
              className="scroll-mt-8 font-sans text-detail tracking-normal text-muted max-lg:sr-only lg:mb-2"
            >
              {t('Question {number}', { number })}
            </h2>
            <SetNote paper={paper} question={question} id={setId} />
            <div style={{ fontSize: `${size}%` }}>
              <QuestionLanguages question={question}>
                <QuestionText
                  id={textId}
                  text={question.text}
                  className="mb-6 text-[1.0625em] leading-[1.65] lg:text-[1.125em]"
                />
                <div className="-mt-4 mb-6 empty:hidden">
                  <QuestionPicture image={question.image} number={number} />
                </div>
                <AnswerInput
                  key={index}
                  labelledBy={textId}
                  question={question}
                  answer={chosen}
                  onAnswer={onAnswer}
                  onToggle={onToggle}
                  strikes={strikes}
                />
              </QuestionLanguages>
            </div>
            {tools}
            {report}
          </div>
        </div>
      </WithSet>
    </main>
  )
}
