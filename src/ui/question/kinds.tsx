import type { ComponentType } from 'react'
import type { KindName } from '@/domain/question/kinds'
import type { QuestionOutcome } from '@/domain/question/scoring'
import { NumberAnswer } from './number-answer'
import { type AnswerProps, OptionList } from './option-list'
import { ReviewedNumber, ReviewedOptions } from './reviewed-answers'

interface KindView {
  readonly Answer: ComponentType<AnswerProps>
  /** What was answered beside what is right. */
  readonly Review: ComponentType<{ outcome: QuestionOutcome }>
}

/** How each kind of question is answered and reviewed on the screen (docs/decisions/068). */
export const kindViews: Readonly<Record<KindName, KindView>> = {
  single: { Answer: OptionList, Review: ReviewedOptions },
  several: { Answer: OptionList, Review: ReviewedOptions },
  numeric: { Answer: NumberAnswer, Review: ReviewedNumber },
  match: { Answer: OptionList, Review: ReviewedOptions },
}
