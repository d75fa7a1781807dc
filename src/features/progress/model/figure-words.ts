import { addFractions, type Fraction, fraction } from '@/domain/fraction'
import type { Analysis, AttemptFigures, Guesses } from '@/domain/learning/analysis'
import { type Marking, markingLabel, marksText } from '@/domain/question/marking'
import { t } from '@/language/text'

/** Seconds for a question where no test says how many there are. */
const usualSeconds = 60

/** Seconds that the latest test with a limit gives for a question. */
export const secondsEachOf = ({ attempts }: Analysis): number =>
  attempts.find(({ targetEach }) => targetEach !== null)?.targetEach ?? usualSeconds

const negated = ({ numerator, denominator }: Fraction) => fraction(-numerator, denominator)

/** `1⅔ marks`, of marks that were taken away. */
export const lostText = (marks: Fraction): string => marksText(negated(marks))

/** Marks as a number, for a drawing only. */
export const sizeOf = ({ numerator, denominator }: Fraction): number => Math.abs(numerator) / denominator

/** What guesses came to beyond leaving the questions open; negative where leaving them open was better. */
const gainOf = ({ marks, ifSkipped }: Pick<Guesses, 'marks' | 'ifSkipped'>): Fraction =>
  addFractions(marks, negated(ifSkipped))

export function gainText(guesses: Pick<Guesses, 'marks' | 'ifSkipped'>): string {
  const gain = gainOf(guesses)
  if (gain.numerator === 0) return t('Quick answers neither gained nor lost marks.')
  return gain.numerator > 0
    ? t('Quick answers gained {marks}.', { marks: marksText(gain) })
    : t('Quick answers cost {marks}.', { marks: lostText(gain) })
}

/**
 * The share of guesses that has to be right before guessing gains marks: 1/4 under +1 / −⅓. Null for a scheme under
 * which no share does.
 */
export function evenShare({ correct, wrong, unanswered }: Marking): Fraction | null {
  const risk = addFractions(unanswered, negated(wrong))
  const stake = addFractions(correct, negated(wrong))
  if (stake.numerator <= 0 || risk.numerator < 0) return null
  const share = fraction(risk.numerator * stake.denominator, risk.denominator * stake.numerator)
  return share.numerator < share.denominator ? share : null
}

/** `With +1 / −⅓, guessing gains marks when more than 1 in 4 guesses are correct.`; null without one scheme. */
export function evenText(scheme: Marking | null): string | null {
  const share = scheme && evenShare(scheme)
  if (!scheme || !share) return null
  const { numerator, denominator } = share
  return t(
    'With {marking}, guessing gains marks when more than {numerator} in {denominator} guesses are correct.',
    {
      marking: markingLabel(scheme),
      numerator,
      denominator,
    },
  )
}

/** `12 of 20, 60%`; null where none was answered. */
export function rightText({
  right,
  answered,
  accuracy,
}: Pick<AttemptFigures, 'right' | 'answered' | 'accuracy'>) {
  return accuracy === null ? null : t('{right} of {answered}, {accuracy}%', { right, answered, accuracy })
}

/** `Practise this one`, `Practise these 7`, `Practise the latest 50`. */
export function practiseLabel(count: number, most: number): string {
  if (count > most) return t('Practise the latest {most}', { most })
  return t('{count, plural, one {Practise this one} other {Practise these #}}', { count })
}
