import { getEnv } from '@/config/env'
import type { QuizSummary } from '../quiz-schema'

/** What the list was made of, for whoever wonders where a quiz is; only while the debug flag is on. */
export function QuizDebug({
  quizzes,
  category,
}: {
  quizzes: readonly QuizSummary[]
  category: string | null
}) {
  if (!getEnv().VITE_APP_DEBUG) return null
  const count = (hidden: (quiz: QuizSummary) => boolean) => quizzes.filter(hidden).length
  const rows = [
    ['Asked for', `quizzes where published is true, category ${category ?? 'any'}`],
    ['Came back', String(quizzes.length)],
    ['Hidden: isActive is false', String(count((quiz) => !quiz.isActive))],
    ['Of another category', String(count((quiz) => category !== null && quiz.category !== category))],
  ] as const
  return (
    <details className="mx-auto max-w-lg rounded-control border border-line px-4 text-sm text-muted">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">Debug information</summary>
      <dl className="grid gap-2 pb-4">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6">
            <dt>{label}</dt>
            <dd className="text-right text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
