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

const labels = [
  ['mockTests', 'mock test', 'mock tests'],
  ['quizzes', 'quiz', 'quizzes'],
  ['seriesTests', 'test in our series', 'tests in our series'],
  ['articles', 'current affair', 'current affairs'],
] as const

/**
 * What is published, counted and not claimed. Nothing is said of what there is none of, and nothing at all when the counts
 * are of another project.
 */
export function publishedFigures(
  counts: PublishedCounts = counted,
  project: string | null = projectId(),
): { figures: Figure[]; note: string | null } {
  const figures = labels.flatMap(([name, one, many]) =>
    counts[name] > 0 ? [{ figure: String(counts[name]), label: counts[name] === 1 ? one : many }] : [],
  )
  if (counts.project !== project || figures.length === 0) return { figures: [], note: null }
  return { figures, note: t('Counted on {value}.', { value: counts.asOf.split('-').reverse().join('/') }) }
}
