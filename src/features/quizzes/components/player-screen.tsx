import type { ReactNode } from 'react'
import type { Paper, PaperQuestion } from '@/domain/paper'
import { practiceTitleText } from '@/domain/practice-title'
import { languageOf } from '@/domain/text-language'
import { AnswerInput } from '@/ui/question/answer-input'
import type { AnswerProps } from '@/ui/question/option-list'
import { QuestionHead } from '@/ui/question/question-head'
import { WithSet } from '@/ui/question/question-set'

/** What the player shows and where; the first question of a quiz looks the same before it can be left. */
export function PlayerScreen({
  paper,
  number,
  question,
  clock,
  progress,
  under,
  actions,
  ...answering
}: {
  paper: Paper
  /** The question's place in the paper, from 1. */
  number: number
  question: PaperQuestion | undefined
  clock: ReactNode
  progress: ReactNode
  /** Below the question. */
  under: ReactNode
  actions: ReactNode
} & Pick<AnswerProps, 'answer' | 'onAnswer' | 'onToggle'>) {
  const title = practiceTitleText(paper.title)
  // On a phone its buttons are at the foot of the screen, however short the question is.
  return (
    <div className="flex flex-col max-sm:min-h-dvh">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 lang={languageOf(title)} className="flex-1 text-xl sm:text-2xl">
          {title}
        </h1>
        {clock}
      </header>
      {progress}
      <div className="my-7">
        {question && (
          <WithSet paper={paper} question={question} frame="page">
            <div key={question.id}>
              <QuestionHead paper={paper} number={number} question={question}>
                {(labelId) => (
                  <div className="mt-6">
                    <AnswerInput labelledBy={labelId} question={question} {...answering} />
                  </div>
                )}
              </QuestionHead>
              <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-5">{under}</div>
            </div>
          </WithSet>
        )}
      </div>
      {actions}
    </div>
  )
}
