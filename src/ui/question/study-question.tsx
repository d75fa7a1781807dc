import { Check, ChevronRight, CircleDashed, Minus, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Paper, PaperQuestion } from '@/domain/paper'
import { keyText, kindOf, pressOf, rightOptions } from '@/domain/question/kinds'
import { toggleOption } from '@/domain/question/kinds/several'
import type { AnswerOutcome } from '@/domain/question/marking'
import { type QuestionOutcome, scoreAnswers } from '@/domain/question/scoring'
import { t } from '@/language/text'
import { Button } from '../button'
import { classNames } from '../class-names'
import { AnswerInput } from './answer-input'
import { QuestionHead } from './question-head'
import { WithSet } from './question-set'
import { ReviewedAnswer } from './reviewed-question'
import { useQuestionKeys } from './use-question-keys'

/** What a student answered to one question before they saw what is right. */
export interface StudyAnswer {
  /** As in `domain/question/answer.ts`; null for "I don't know". */
  readonly answer: number | null
  readonly outcome: AnswerOutcome
}

interface Asked {
  /** The question is one of it. Sets, languages and numbers are its. */
  paper: Paper
  question: PaperQuestion
  /** Its place, from 1, as the screen counts. */
  number: number
  /** What was answered before, when the question is shown again; absent: it is still to be answered. */
  answered?: { readonly answer: number | null } | undefined
  /** Called once, when what is right comes up. */
  onCheck: (given: StudyAnswer) => void
  onNext: () => void
  /** Of the button that goes on. */
  nextLabel?: string
  /** Stands beside the question, such as a star. */
  aside?: ReactNode
  /** Stands under the question, such as the button that reports it. */
  foot?: ReactNode
}

function outcomeOf(
  question: PaperQuestion,
  answer: number | null,
): QuestionOutcome<PaperQuestion> | undefined {
  return scoreAnswers([question], new Map(answer === null ? [] : [[0, answer]])).outcomes[0]
}

/** What is right, as a sentence; empty where every answer is. */
function rightAnswer(question: PaperQuestion): string {
  const { correctAnswer: key } = question
  if (key === 'full-marks') return t('It gives full marks for any answer.')
  if (key === 'dropped') return t('It does not count.')
  const several = kindOf(question).hasSeveral && rightOptions(question).length > 1
  const answer = keyText(question, key)
  return several
    ? t('The right answers are {answer}.', { answer })
    : t('The right answer is {answer}.', { answer })
}

const verdicts: Record<AnswerOutcome, { word: string; look: string; icon: typeof Check }> = {
  correct: { word: t('Correct.'), look: 'text-success', icon: Check },
  wrong: { word: t('Not this one.'), look: 'text-error', icon: X },
  partial: { word: t('Partly correct.'), look: 'text-warning', icon: CircleDashed },
  unanswered: { word: '', look: 'text-muted', icon: Minus },
  dropped: { word: '', look: 'text-muted', icon: Minus },
}

/** Right or wrong in a word, and what is right where it was not answered so. */
function Verdict({ outcome: { outcome, question, chosen } }: { outcome: QuestionOutcome<PaperQuestion> }) {
  const { word, look, icon: Icon } = verdicts[outcome]
  const isPlain = outcome === 'correct' && typeof question.correctAnswer !== 'string' && chosen !== null
  return (
    <p className="flex items-center gap-2 text-detail">
      <Icon size={18} aria-hidden className={classNames('flex-none', look)} />
      <span>
        {word && <strong className={classNames('font-semibold', look)}>{word} </strong>}
        {!isPlain && rightAnswer(question)}
      </span>
    </p>
  )
}

function Asking({
  paper,
  question,
  number,
  answered,
  onCheck,
  onNext,
  nextLabel = t('Next question'),
  aside,
  foot,
}: Asked) {
  const [answer, setAnswer] = useState(answered?.answer ?? null)
  const [isChecked, setChecked] = useState(answered !== undefined)
  const [wasAsked] = useState(!isChecked)
  const next = useRef<HTMLButtonElement>(null)
  const review = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const form = useId()
  const outcome = isChecked ? outcomeOf(question, answer) : undefined

  // What had the focus is gone with the options; reading goes on from the verdict with one key.
  useEffect(() => {
    if (!isChecked || !wasAsked) return
    next.current?.focus({ preventScroll: true })
    // On a small phone the bar can cover what is right.
    const right = review.current?.querySelector('[data-right]')
    if (!right || !bar.current) return
    const { top, bottom, height } = right.getBoundingClientRect()
    // The header is 70 px high.
    const isCovered = top < 70 || bottom > bar.current.getBoundingClientRect().top
    if (height > 0 && isCovered) right.scrollIntoView({ block: 'center' })
  }, [isChecked, wasAsked])

  const check = (given: number | null) => {
    if (isChecked) return
    setAnswer(given)
    setChecked(true)
    onCheck({ answer: given, outcome: outcomeOf(question, given)?.outcome ?? 'unanswered' })
  }
  const toggle = (option: number) => setAnswer((before) => toggleOption(before, option))
  const press = { choose: setAnswer, toggle }
  useQuestionKeys(isChecked ? 0 : question.options.length, (command) => {
    if (command.type === 'choose' && !isChecked) press[pressOf(question)](command.option)
    if (command.type === 'onward' && isChecked) onNext()
    else if (command.type === 'onward' && answer !== null) check(answer)
  })

  return (
    <div className="min-w-0">
      {aside && <div className="mb-2 flex justify-end">{aside}</div>}
      <QuestionHead paper={paper} number={number} question={question}>
        {(labelId) =>
          outcome ? (
            <div ref={review} className="mt-2">
              <ReviewedAnswer outcome={outcome} />
            </div>
          ) : (
            <form
              id={form}
              className="mt-6"
              onSubmit={(event) => {
                event.preventDefault()
                if (answer !== null) check(answer)
              }}
            >
              <AnswerInput
                labelledBy={labelId}
                question={question}
                answer={answer}
                onAnswer={setAnswer}
                onToggle={toggle}
              />
            </form>
          )
        }
      </QuestionHead>
      {foot}
      <div
        ref={bar}
        className="foot-bar sticky bottom-foot -mx-4 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-t border-line bg-background px-4 py-3 sm:mx-0 sm:px-0"
      >
        <div role="status" className="min-w-0">
          {outcome && <Verdict outcome={outcome} />}
        </div>
        {outcome ? (
          <Button
            ref={next}
            look="primary"
            className="ml-auto"
            // The second press of a double press on "Check answer", and a key held down, must not skip the reason.
            onClick={(event) => event.detail < 2 && onNext()}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
          >
            {nextLabel}
            <ChevronRight size={18} aria-hidden />
          </Button>
        ) : (
          <div className="flex flex-1 justify-end gap-2 *:whitespace-nowrap max-sm:*:px-3!">
            <Button look="quiet" onClick={() => check(null)}>
              {t('I don’t know')}
            </Button>
            <Button type="submit" form={form} look="primary" disabled={answer === null}>
              {t('Check answer')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * One question of study mode or revision: it is answered, then says at once what is right and why, then goes on. A letter
 * or a digit chooses, Enter checks, and Enter again goes on. Stands inside `PaperLanguages`, with a paper that has loaded
 * (`useLoadedPaper`).
 */
export function StudyQuestion(asked: Asked) {
  const { paper, question } = asked
  return (
    <WithSet paper={paper} question={question} frame="page">
      <Asking key={question.id} {...asked} />
    </WithSet>
  )
}
