import { Ban, Check, CircleDashed, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Fraction, showFraction } from '@/domain/fraction'
import type { QuestionEdit } from '@/domain/paper'
import { keyText } from '@/domain/question/kinds'
import type { AnswerOutcome } from '@/domain/question/marking'
import type { Question } from '@/domain/question/question'
import type { QuestionOutcome } from '@/domain/question/scoring'
import type { CorrectedKey } from '@/domain/sitting/results'
import { locale } from '@/language/languages'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { Card } from '../card'
import { Chip, type ChipTone } from '../chip'
import { kindViews } from './kinds'
import { QuestionPicture } from './question-picture'
import { QuestionLanguages, QuestionText } from './question-text'

/** Each outcome of a question in a word, with its look. */
export const outcomeBadges: Record<AnswerOutcome, { text: string; tone: ChipTone; icon: typeof Check }> = {
  correct: { text: t('Correct'), tone: 'success', icon: Check },
  wrong: { text: t('Wrong'), tone: 'error', icon: X },
  unanswered: { text: t('Not Answered'), tone: 'plain', icon: Minus },
  partial: { text: t('Partly Correct'), tone: 'warning', icon: CircleDashed },
  dropped: { text: t('Does Not Count'), tone: 'plain', icon: Ban },
}

const editNotes: Record<QuestionEdit, string> = {
  text: t('This question has been edited since your attempt. Your result stays.'),
  options: t('The options have been edited since your attempt, so you see only letters. Your result stays.'),
  key: t(
    'The answer key has been corrected since your attempt. Your attempt was scored with the key shown here.',
  ),
  gone: t('This question is no longer in the test. Your result stays.'),
}

/** An outcome as a review shows it; of an attempt from another day, with what was edited in the question since. */
export type ReviewOutcome = QuestionOutcome & {
  question: Question & { edited?: QuestionEdit }
  /** What this question gave; null without a marking scheme. */
  marks?: Fraction | null
  corrected?: CorrectedKey
}

/**
 * One question of a review: badge, options with the right one and the chosen wrong one marked, explanation.
 * @param number its place in the paper, from 1.
 * @param aside more chips beside the badge, such as its marks.
 * @param foot stands at the end, for what can be done with the question.
 */
export function ReviewedQuestion({
  number,
  outcome,
  aside,
  foot,
}: {
  number: number
  outcome: ReviewOutcome
  aside?: ReactNode
  foot?: ReactNode
}) {
  const { question } = outcome
  const { text, tone, icon: Icon } = outcomeBadges[outcome.outcome]
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-2.5">
        <h3 className="font-sans text-base tracking-normal">{t('Question {number}', { number })}</h3>
        <Chip tone={tone}>
          <Icon size={14} aria-hidden />
          {text}
        </Chip>
        {aside}
      </div>
      {question.edited && <p className="mt-3 text-sm text-warning">{editNotes[question.edited]}</p>}
      {outcome.corrected && <CorrectionOfKey outcome={outcome} corrected={outcome.corrected} />}
      {/*
       * Five hundred questions cost no more than the few that are in sight. What is skipped so is no part of the
       * accessibility tree either; the heading above it is, so that a screen reader can go from question to question.
       */}
      <div className="mt-3 [contain-intrinsic-height:auto_340px] [content-visibility:auto]">
        <QuestionLanguages question={question}>
          <QuestionText text={question.text} className="text-reading" />
          <QuestionPicture image={question.image} number={number} />
          <ReviewedAnswer outcome={outcome} />
        </QuestionLanguages>
      </div>
      {foot}
    </Card>
  )
}

/** What was answered beside what is right, and why. */
export function ReviewedAnswer({ outcome }: { outcome: ReviewOutcome }) {
  const { question } = outcome
  const { Review } = kindViews[question.kind ?? 'single']
  return (
    <>
      <Review outcome={outcome} />
      {question.explanation && (
        <QuestionText
          text={question.explanation}
          lead={
            // Of the page's language within a text of another one.
            <strong lang={locale} className="font-semibold text-text">
              {t('Explanation:')}{' '}
            </strong>
          }
          className="mt-4 border-l-2 border-line pl-4 text-detail text-muted"
        />
      )}
    </>
  )
}

/** When the key of the question was corrected, from what to what, why, and what that did to its marks. */
function CorrectionOfKey({
  outcome: { question, marks },
  corrected: { was, at, reason, marksBefore },
}: {
  outcome: ReviewOutcome
  corrected: CorrectedKey
}) {
  const change = `${keyText(question, was)} → ${keyText(question, question.correctAnswer)}`
  const [before, after] = [marksBefore, marks].map((given) => given && showFraction(given))
  return (
    <p className="mt-3 text-sm text-warning">
      {t('Key corrected on {date}: {change}. Reason: {reason}', {
        date: formatMediumDate(new Date(at)),
        change,
        reason,
      })}
      {before &&
        after &&
        before !== after &&
        ` ${t('Your marks for it: {before} → {after}.', { before, after })}`}
    </p>
  )
}
