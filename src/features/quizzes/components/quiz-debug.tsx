import { readLimits } from '@/config/limits'
import type { QuizSummary } from '@/content/quizzes/schema'

/** Why the list does not show a quiz, in words for the debug panel; null when it does (spec section 4, visibility). */
export function hiddenBecause(quiz: QuizSummary, category: string | null): string | null {
  if (!quiz.isActive) return 'isActive is false'
  if (quiz.questionCount === 0) return 'it has no question that can be used'
  if (category !== null && quiz.category !== category) return `category is ${quiz.category ?? 'missing'}`
  return null
}

/** Tells developers why quizzes are missing from the list: an empty list shows it while the debug flag is on. English only. */
export function QuizDebug({
  quizzes,
  category,
}: {
  quizzes: readonly QuizSummary[]
  category: string | null
}) {
  const hidden = quizzes.flatMap((quiz) => {
    const reason = hiddenBecause(quiz, category)
    return reason === null ? [] : [{ quiz, reason }]
  })
  const rows = [
    [
      'Asked for',
      `quizzes where published is true, limit ${readLimits.quizzes}; category ${category ?? 'any'}`,
    ],
    ['Came back, readable', String(quizzes.length)],
    ['Hidden', String(hidden.length)],
  ] as const
  return (
    <details className="mx-auto mt-8 max-w-lg rounded-control border border-line px-4 text-sm text-muted">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">Debug information</summary>
      <dl className="grid gap-2 pb-4">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6">
            <dt>{label}</dt>
            <dd className="text-right text-text">{value}</dd>
          </div>
        ))}
      </dl>
      {hidden.length > 0 && (
        <ul aria-label="Hidden quizzes" className="grid gap-1.5 border-t border-line py-4">
          {hidden.map(({ quiz, reason }) => (
            <li key={quiz.id} className="flex justify-between gap-6">
              <span className="min-w-0">{quiz.title}</span>
              <span className="text-right">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
