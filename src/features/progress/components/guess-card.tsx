import { showFraction } from '@/domain/fraction'
import type { Analysis } from '@/domain/learning/analysis'
import { practiceNames } from '@/domain/practice-title'
import { t } from '@/language/text'
import { evenText, gainText } from '../model/figure-words'
import { FigureCard } from './figure-card'

/** What quick answers came to, where wrong ones cost marks; nothing where they do not. */
export function GuessCard({ analysis: { guesses, attempts } }: { analysis: Analysis }) {
  if (attempts.every(({ negative }) => negative === null)) return null
  if (guesses.answers === 0) {
    return (
      <FigureCard
        title={t('Guessing')}
        says={t('No answer took less than a quarter of the target time, so nothing looks like a guess.')}
      />
    )
  }
  const { answers, right, marks, ifSkipped, refs, scheme } = guesses
  const rows = [
    [t('Answers in less than a quarter of the target time'), answers],
    [t('Correct'), right],
    [t('Marks from these answers'), showFraction(marks)],
    [t('Marks if you had skipped them'), showFraction(ifSkipped)],
  ] as const
  return (
    <FigureCard
      title={t('Guessing')}
      says={[gainText(guesses), evenText(scheme)].filter(Boolean).join(' ')}
      practice={{ title: practiceNames.quick, refs, secondsEach: null }}
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{t('Marks from quick answers')}</caption>
        <tbody className="tabular-nums">
          {rows.map(([label, value]) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 font-normal text-muted">
                {label}
              </th>
              <td className="py-2 text-right whitespace-nowrap">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureCard>
  )
}
