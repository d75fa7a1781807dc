import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Question } from '@/domain/question'
import { Chip } from '@/ui/chip'
import { useReadingStart } from '../hooks/use-reading-start'
import { OptionList } from './option-list'
import { QuestionPicture } from './question-picture'

/** One question with its options; `tools` stand below them. */
export function QuestionView({
  question,
  index,
  chosen,
  marked,
  onChoose,
  tools,
}: {
  question: Question
  index: number
  chosen: number | null
  marked: boolean
  onChoose: (option: number) => void
  tools: ReactNode
}) {
  const start = useReadingStart<HTMLHeadingElement>(index)
  const number = index + 1
  return (
    <main className="overflow-y-auto px-4 py-5 sm:px-6 lg:px-10 lg:py-8">
      <div className="max-w-[760px]">
        <div className="flex flex-wrap items-center gap-2.5">
          <h2 ref={start} tabIndex={-1} className="scroll-mt-8 font-sans tracking-normal">
            <Chip>
              <span className="sr-only">Question </span>
              {number}
            </Chip>
          </h2>
          {question.topic && <Chip>{question.topic}</Chip>}
          {marked && (
            <Chip className="border-marked-line bg-marked-tint text-marked">
              <Flag size={13} aria-hidden />
              Marked for review
            </Chip>
          )}
        </div>
        <fieldset className="mt-5">
          <legend className="text-[17px] leading-[1.65] whitespace-pre-line lg:text-lg">
            {question.text}
          </legend>
          <QuestionPicture image={question.image} number={number} />
          <OptionList
            name={`question-${index}`}
            options={question.options}
            chosen={chosen}
            onChoose={onChoose}
          />
        </fieldset>
        {tools}
      </div>
    </main>
  )
}
