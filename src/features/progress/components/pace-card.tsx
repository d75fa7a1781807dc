import { categoryName } from '@/domain/category-name'
import type { Analysis, TopicFigures } from '@/domain/learning/analysis'
import { practiceNames } from '@/domain/practice-title'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { ShareBar } from '@/ui/chart/share-bar'
import { secondsEachOf } from '../model/figure-words'
import { FigureCard } from './figure-card'

/** Topics that are told, the most answers first. */
const mostTopics = 5

const paces = {
  slow: {
    title: t('Correct but slow'),
    column: t('Slow correct answers'),
    caption: t('Slow correct answers by topic'),
    tone: 'warning',
    refsOf: ({ slowRight }: Analysis) => slowRight,
    answersOf: ({ slowRight }: TopicFigures) => slowRight,
    none: t('No correct answer took more than one and a half times the target time.'),
    says: (count: number) =>
      t(
        '{count, plural, one {# correct answer} other {# correct answers}} took more than one and a half times the target time. Practise with a timer to get quicker.',
        { count },
      ),
  },
  fast: {
    title: t('Wrong and quick'),
    column: t('Quick wrong answers'),
    caption: t('Quick wrong answers by topic'),
    tone: 'error',
    refsOf: ({ fastWrong }: Analysis) => fastWrong,
    answersOf: ({ fastWrong }: TopicFigures) => fastWrong,
    none: t('No wrong answer took less than half the target time.'),
    says: (count: number) =>
      t(
        '{count, plural, one {# wrong answer} other {# wrong answers}} took less than half the target time. Practise without a timer, and read each question twice.',
        { count },
      ),
  },
} as const

/** Answers that were slow and right, or quick and wrong, by topic; the practice of the slow ones has a clock. */
export function PaceCard({ analysis, pace }: { analysis: Analysis; pace: keyof typeof paces }) {
  const { title, column, caption, tone, refsOf, answersOf, none, says } = paces[pace]
  const refs = refsOf(analysis)
  const topics = analysis.topics
    .filter((topic) => answersOf(topic) > 0)
    .sort((a, b) => answersOf(b) - answersOf(a))
    .slice(0, mostTopics)
  const most = Math.max(1, ...topics.map(answersOf))
  const secondsEach = pace === 'slow' ? secondsEachOf(analysis) : null
  return (
    <FigureCard
      title={title}
      says={refs.length === 0 ? none : says(refs.length)}
      practice={{ title: practiceNames[pace], refs, secondsEach }}
    >
      {topics.length > 0 && (
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('Topic')}</th>
              <th scope="col">{column}</th>
            </tr>
          </thead>
          <tbody>
            {topics.map((topic) => (
              <tr key={topic.topic}>
                <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
                  <span lang={languageOf(categoryName(topic.topic))}>{categoryName(topic.topic)}</span>
                  <ShareBar share={answersOf(topic) / most} tone={tone} className="mt-1.5" />
                </th>
                <td className="w-8 py-2 text-right align-bottom leading-none tabular-nums">
                  {answersOf(topic)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FigureCard>
  )
}
