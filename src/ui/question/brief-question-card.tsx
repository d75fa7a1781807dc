import { type ReactNode, type Ref, useId } from 'react'
import type { BriefQuestion } from '@/domain/question/brief-question'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Button } from '../button'
import { Skeleton } from '../skeleton'
import { BriefOption } from './brief-option'

/**
 * A card with one question, which a visitor can answer too. It needs the same space while it loads.
 * @param question null while it loads
 * @param lead above the question: what it is about
 */
export function BriefQuestionCard({
  ref,
  lead,
  question,
  chosen,
  isChecked,
  onChoose,
  onCheck,
  note,
  next,
}: {
  ref?: Ref<HTMLDivElement>
  lead: string
  question: BriefQuestion | null
  /** Zero-based place of the chosen option. */
  chosen: number | null
  isChecked: boolean
  onChoose: (option: number) => void
  onCheck: () => void
  /** Below the explanation. */
  note?: ReactNode
  /** Replaces "Check answer" once the answer has been checked. */
  next: ReactNode
}) {
  const name = useId()
  const verdictOf = (option: number) => {
    if (!isChecked) return null
    if (option === question?.correct) return 'correct'
    return option === chosen ? 'wrong' : null
  }
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="rounded-card border border-line border-t-primary/40 bg-surface p-5 sm:p-6"
    >
      <fieldset disabled={isChecked} aria-busy={question === null}>
        <p className="mb-3 text-meta text-muted">
          {[lead, question && languageNote(question.text)].filter(Boolean).join(' · ')}
        </p>
        <legend className="contents">
          {/* As many lines as the longest question takes: the options do not move. */}
          <span
            lang={question ? languageOf(question.text) : undefined}
            className="mb-4 block min-h-[4.125em] text-lead leading-snug font-semibold sm:min-h-[2.75em]"
          >
            {question?.text ?? (
              <span aria-hidden className="block h-6 w-4/5 animate-pulse rounded-lg bg-raised" />
            )}
          </span>
        </legend>
        {[0, 1, 2, 3].map((option) =>
          question ? (
            <BriefOption
              key={`${question.text} ${option}`}
              name={name}
              letter={'ABCD'.charAt(option)}
              text={question.options[option] ?? ''}
              chosen={chosen === option}
              verdict={verdictOf(option)}
              onChoose={() => onChoose(option)}
            />
          ) : (
            <Skeleton key={option} className="mt-2.5 h-13 rounded-control" />
          ),
        )}
      </fieldset>
      <div className="mt-5 flex min-h-11 flex-wrap items-center justify-end gap-4">
        {isChecked && question && (
          <Answer question={question} right={chosen === question.correct} note={note} />
        )}
        {isChecked ? (
          next
        ) : (
          <Button look="primary" disabled={chosen === null || question === null} onClick={onCheck}>
            {t('Check answer')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The verdict, and why. */
function Answer({ question, right, note }: { question: BriefQuestion; right: boolean; note: ReactNode }) {
  return (
    <div role="status" className="text-detail text-muted">
      <p>
        <strong className={right ? 'text-success' : 'text-error'}>
          {right ? t('Correct.') : t('Not this one.')}
        </strong>{' '}
        <span lang={languageOf(question.explanation ?? '')}>{question.explanation}</span>
      </p>
      {note}
    </div>
  )
}
