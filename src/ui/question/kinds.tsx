import type { ComponentType } from 'react'
import type { KindName, NamedKind } from '@/domain/question/kinds'
import type { QuestionOutcome } from '@/domain/question/scoring'
import { NumberAnswer } from './number-answer'
import { type AnswerProps, OptionList } from './option-list'
import { ReviewedNumber, ReviewedOptions } from './reviewed-answers'

interface KindView {
  readonly Answer: ComponentType<AnswerProps>
  /** What was answered beside what is right. */
  readonly Review: ComponentType<{ outcome: QuestionOutcome }>
  /** What the instructions of a test with such questions say of them. */
  readonly rule?: string
}

/** How each kind of question is answered and reviewed on the screen (docs/decisions/068). */
export const kindViews: Readonly<Record<KindName, KindView>> = {
  single: { Answer: OptionList, Review: ReviewedOptions },
  several: {
    Answer: OptionList,
    Review: ReviewedOptions,
    rule: 'Where the options have square boxes, one or more are right: choose all that are.',
  },
  numeric: {
    Answer: NumberAnswer,
    Review: ReviewedNumber,
    rule: 'Where a number is asked for, type it, or press it on the keypad on the screen.',
  },
  match: {
    Answer: OptionList,
    Review: ReviewedOptions,
    rule: 'Where two lists are to be matched, each option is a code: A-2 means that A goes with 2.',
  },
}

export const kindViewOf = ({ kind }: { kind?: NamedKind }): KindView => kindViews[kind ?? 'single']
