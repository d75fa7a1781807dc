import { kindViews } from './kinds'
import type { AnswerProps } from './option-list'

/** Where a question is answered, whatever its kind. Controlled. */
export function AnswerInput(props: AnswerProps) {
  const { Answer } = kindViews[props.question.kind ?? 'single']
  return (
    <div className="@container">
      <Answer {...props} />
    </div>
  )
}
