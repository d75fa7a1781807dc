import { Flag } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { markingLabel } from '@/domain/marking'
import type { PaperQuestion } from '@/domain/paper'
import { languageOf } from '@/domain/text-language'
import { Chip } from '@/ui/chip'
import { OptionList } from '@/ui/question/option-list'
import { QuestionPicture } from '@/ui/question/question-picture'
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
  onChoose,
  tools,
  report,
}: {
  question: PaperQuestion
  index: number
  chosen: number | null
  marked: boolean
  textSize: TextSize
  onChoose: (option: number) => void
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
          <p
            id={textId}
            lang={languageOf(question.text)}
            className="mb-6 text-[1.0625em] leading-[1.65] whitespace-pre-line lg:text-[1.125em]"
          >
            {question.text}
          </p>
          <QuestionPicture image={question.image} number={number} />
          <OptionList
            key={index}
            labelledBy={textId}
            options={question.options}
            chosen={chosen}
            onChoose={onChoose}
          />
        </div>
        {tools}
        {report}
      </div>
    </main>
  )
}
