import type { Question } from '@/domain/question/question'
import { NumberAnswer } from './number-answer'
import { OptionList, type Strikes } from './option-list'

/**
 * Where a question is answered, whatever its kind. Controlled.
 * @param labelledBy id of the element with the question's text.
 * @param answer as in `domain/question/answer.ts`; null when there is none.
 */
export function AnswerInput({
  labelledBy,
  question: { kind, options },
  answer,
  onAnswer,
  onToggle,
  strikes,
}: {
  labelledBy: string
  question: Pick<Question, 'kind' | 'options'>
  answer: number | null
  onAnswer: (answer: number | null) => void
  /** Where several options may be right: one of them in or out. */
  onToggle: (option: number) => void
  strikes?: Strikes | undefined
}) {
  if (kind === 'numeric') return <NumberAnswer labelledBy={labelledBy} answer={answer} onAnswer={onAnswer} />
  return (
    <div className="@container">
      <OptionList
        labelledBy={labelledBy}
        kind={kind}
        options={options}
        chosen={answer}
        onChoose={onAnswer}
        onToggle={onToggle}
        strikes={strikes}
      />
    </div>
  )
}
