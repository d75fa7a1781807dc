import { Flag } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { categoryName } from '@/domain/category-name'
import type { Paper, PaperQuestion } from '@/domain/paper'
import { markingLabel } from '@/domain/question/marking'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { Chip } from '@/ui/chip'
import { AnswerInput } from '@/ui/question/answer-input'
import type { OptionStrikes } from '@/ui/question/option-list'
import { QuestionPicture } from '@/ui/question/question-picture'
import { SetNote, WithSet } from '@/ui/question/question-set'
import { QuestionLanguages, QuestionText } from '@/ui/question/question-text'
import { LanguageSwitch } from '@/ui/question/reading-languages'
import { useReadingStart } from '../hooks/use-reading-start'
import { type TextSize, TextSizeButtons } from './text-size'

/** For what only a screen reader says. */
const hidden = <span className="sr-only" />

/** One question with its options; `tools` stand below them, `report` under all. */
export function QuestionView({
  paper,
  question,
  index,
  chosen,
  marked,
  textSize,
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
  marked: boolean
  textSize: TextSize
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
    <main className="grid min-h-0">
      <WithSet paper={paper} question={question} frame="screen" size={textSize.percent}>
        <div className="min-h-0 min-w-0 flex-1 overflow-y-auto px-4 py-3 @max-[20rem]:flex-none @max-[20rem]:overflow-visible @max-[20rem]:px-2 @max-[20rem]:py-1 sm:px-6 lg:px-10 lg:py-7">
          <div>
            <div className="flex flex-wrap items-start justify-between gap-2 @max-[20rem]:gap-0">
              <div className="flex min-h-11 flex-wrap items-center gap-2">
                <h2
                  // A new element for each question: focus() does not scroll to an element that has the focus already.
                  key={index}
                  ref={start}
                  tabIndex={-1}
                  aria-describedby={question.set && setId}
                  className="scroll-mt-8 font-sans tracking-normal"
                >
                  <Chip>
                    <Trans message="<s>Question</s> {number}" parts={{ s: hidden }} values={{ number }} />
                  </Chip>
                </h2>
                <SetNote paper={paper} question={question} id={setId} />
                {question.topic && <Chip className="max-sm:hidden">{categoryName(question.topic)}</Chip>}
                {question.scheme && (
                  <Chip tone="gold" className="tabular-nums">
                    <Trans
                      message="<s>Marks, correct and wrong:</s> {marks}"
                      parts={{ s: hidden }}
                      values={{ marks: markingLabel(question.scheme) }}
                    />
                  </Chip>
                )}
                {marked && (
                  <Chip className="border-marked-line bg-marked-tint text-marked">
                    <Flag size={13} aria-hidden />
                    <span className="max-sm:sr-only">{t('Marked for review')}</span>
                  </Chip>
                )}
              </div>
              <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
                <LanguageSwitch />
                <TextSizeButtons size={textSize} />
              </div>
            </div>
            <div className="mt-4" style={{ fontSize: `${textSize.percent}%` }}>
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
