import { Flag } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { markingLabel } from '@/domain/marking'
import type { PaperQuestion } from '@/domain/paper'
import { Chip } from '@/ui/chip'
import { AnswerInput } from '@/ui/question/answer-input'
import type { Strikes } from '@/ui/question/option-list'
import { QuestionPicture } from '@/ui/question/question-picture'
import { QuestionText } from '@/ui/question/question-text'
import { useReadingStart } from '../hooks/use-reading-start'
import type { TextSize } from '../hooks/use-text-size'
import { TextSizeButtons } from './text-size-buttons'

/** One question with its options; `tools` stand below them, `report` under all. */
export function QuestionView({
  question,
  index,
  chosen,
  marked,
  textSize,
  onAnswer,
  strikes,
  tools,
  report,
}: {
  question: PaperQuestion
  index: number
  chosen: number | null
  marked: boolean
  textSize: TextSize
  onAnswer: (answer: number | null) => void
  strikes: Strikes
  tools: ReactNode
  report: ReactNode
}) {
  const start = useReadingStart<HTMLHeadingElement>(index)
  const textId = useId()
  const number = index + 1
  return (
    <main className="overflow-y-auto px-4 py-4 sm:px-6 lg:px-10 lg:py-7">
      <div className="max-w-[760px]">
        <div className="flex items-start justify-between gap-3">
          <div className="flex min-h-11 flex-wrap items-center gap-2">
            <h2 ref={start} tabIndex={-1} className="scroll-mt-8 font-sans tracking-normal">
              <Chip>
                <span className="sr-only">Question </span>
                {number}
              </Chip>
            </h2>
            {question.topic && <Chip>{question.topic}</Chip>}
            {question.scheme && (
              <Chip tone="gold" className="tabular-nums">
                <span className="sr-only">Marks, right and wrong: </span>
                {markingLabel(question.scheme)}
              </Chip>
            )}
            {marked && (
              <Chip className="border-marked-line bg-marked-tint text-marked">
                <Flag size={13} aria-hidden />
                Marked for review
              </Chip>
            )}
          </div>
          <TextSizeButtons size={textSize} />
        </div>
        <div className="mt-4" style={{ fontSize: `${textSize.percent}%` }}>
          <QuestionText
            id={textId}
            text={question.text}
            className="mb-6 text-[1.0625em] leading-[1.65] lg:text-[1.125em]"
          />
          <QuestionPicture image={question.image} number={number} />
          <AnswerInput
            key={index}
            labelledBy={textId}
            question={question}
            answer={chosen}
            onAnswer={onAnswer}
            strikes={strikes}
          />
        </div>
        {tools}
        {report}
      </div>
    </main>
  )
}
