import type { ReactNode } from 'react'
import type { Paper, PaperQuestion } from '@/domain/paper'
import { AnswerInput } from '@/ui/question/answer-input'
import { QuestionHead } from '@/ui/question/question-head'

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
  return (
    <div>
      <QuestionHead paper={paper} number={number} question={question}>
        {(labelId) => (
          <div className="mt-6">
            <AnswerInput
              labelledBy={labelId}
              question={question}
              answer={chosen}
              onAnswer={onAnswer}
              onToggle={onToggle}
            />
          </div>
        )}
      </QuestionHead>
      {report}
    </div>
  )
}
