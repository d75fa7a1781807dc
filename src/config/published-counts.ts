import { t } from '@/language/text'
import { projectId } from './env'
import counted from './published-counts.json'

/** A number with what it counts. */
interface Figure {
  figure: string
  label: string
}

/** `npm run content -- counts` writes it (docs/decisions/038). */
export interface PublishedCounts {
  /** The project that was counted. */
  project: string
  /** The day on which it was: `2026-01-31`. */
  asOf: string
  mockTests: number
  quizzes: number
  seriesTests: number
  articles: number
}

/** What each number counts; the number itself stands above. */
const labels = [
  ['mockTests', (count: number) => t('{count, plural, one {mock test} other {mock tests}}', { count })],
  ['quizzes', (count: number) => t('{count, plural, one {quiz} other {quizzes}}', { count })],
  [
    'seriesTests',
    (count: number) => t('{count, plural, one {test in our series} other {tests in our series}}', { count }),
  ],
  [
    'articles',
    (count: number) => t('{count, plural, one {current affair} other {current affairs}}', { count }),
  ],
] as const

/**
 * What is published, counted and not claimed. Nothing is said of what there is none of, and nothing at all when the counts
 * are of another project.
 * @param writeDate writes the day of the count
 */
export function publishedFigures(
  writeDate: (date: Date) => string,
  counts: PublishedCounts = counted,
  project: string | null = projectId(),
): { figures: Figure[]; note: string | null } {
  const figures = labels.flatMap(([name, label]) =>
    counts[name] > 0 ? [{ figure: String(counts[name]), label: label(counts[name]) }] : [],
  )
  if (counts.project !== project || figures.length === 0) return { figures: [], note: null }
  return { figures, note: t('Counted on {date}.', { date: writeDate(new Date(counts.asOf)) }) }
}
