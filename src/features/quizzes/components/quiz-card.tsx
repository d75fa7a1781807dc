import { CircleHelp, Clock } from 'lucide-react'
import { paths } from '@/config/paths'
import { formatQuizTime } from '@/domain/durations'
import { ButtonLink } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { ItemCard } from '@/ui/item-card'
import { screenMinutes } from '../model/quiz-time'
import type { QuizSummary } from '../quiz-schema'

/** Category tag, title, description, time, 'N Qs', Start Quiz and Preview (spec section 2, quiz list). */
export function QuizCard({ quiz }: { quiz: QuizSummary }) {
  return (
    <ItemCard heading={quiz.title}>
      {quiz.category && (
        <div className="-order-1 mb-1">
          <Chip tone="info">{quiz.category}</Chip>
        </div>
      )}
      {quiz.description && (
        <p className="line-clamp-3 text-[15px] whitespace-pre-line text-muted">{quiz.description}</p>
      )}
      <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-2 text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <Clock size={16} aria-hidden />
          {formatQuizTime(screenMinutes(quiz))}
        </span>
        <span className="flex items-center gap-1.5">
          <CircleHelp size={16} aria-hidden />
          {quiz.questionCount} Qs
        </span>
      </p>
      <div className="mt-2 flex gap-3">
        <ButtonLink to={paths.quiz(quiz.id)} className="flex-1" aria-label={`Start Quiz: ${quiz.title}`}>
          Start Quiz
        </ButtonLink>
        <ButtonLink to={paths.quizPreview(quiz.id)} look="quiet" aria-label={`Preview: ${quiz.title}`}>
          Preview
        </ButtonLink>
      </div>
    </ItemCard>
  )
}
