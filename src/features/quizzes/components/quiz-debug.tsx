import type { ListedQuiz } from '@/content/quizzes/schema'

/** Why the list does not show a quiz, in words for the debug panel; null when it does (spec section 4, visibility). */
export function hiddenBecause(quiz: ListedQuiz, category: string | null): string | null {
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
  quizzes: readonly ListedQuiz[]
  category: string | null
}) {
  const hidden = quizzes.flatMap((quiz) => {
    const reason = hiddenBecause(quiz, category)
    return reason === null ? [] : [{ quiz, reason }]
  })
  const lines = [
    `${quizzes.length} published quizzes could be read, ${hidden.length} of them are hidden; category ${category ?? 'any'}.`,
    ...hidden.map(({ quiz, reason }) => `${quiz.title}: ${reason}`),
  ]
  return (
    <details className="mx-auto mt-8 max-w-lg rounded-control border border-line px-4 text-sm text-muted">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">Debug information</summary>
      <p className="pb-4 whitespace-pre-line">{lines.join('\n')}</p>
    </details>
  )
}
