import type { Quiz } from '@/content/quizzes/schema'
import { languageOf } from '@/domain/text-language'

/** How many topics the preview names; more would be a list to read, not an idea of the quiz. */
const topicsShown = 8

/** What the quiz covers: its own words, and the topics of its questions. */
export function QuizCoverage({ quiz }: { quiz: Quiz }) {
  const topics = [...new Set(quiz.questions.flatMap(({ topic }) => topic ?? []))]
  const named = topics.slice(0, topicsShown).join(', ')
  const rest = topics.length - topicsShown
  return (
    <div className="mt-3 grid gap-2 text-muted">
      {quiz.description && (
        <p lang={languageOf(quiz.description)} className="whitespace-pre-line">
          {quiz.description}
        </p>
      )}
      {named && (
        <p>
          Covers {named}
          {rest > 0 && ` and ${rest} more`}.
        </p>
      )}
    </div>
  )
}
