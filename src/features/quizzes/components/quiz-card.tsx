import { BadgeCheck, CircleHelp, Clock } from 'lucide-react'
import { paths } from '@/config/paths'
import type { ListedQuiz } from '@/content/quizzes/schema'
import { categoryName } from '@/domain/category-name'
import { formatQuizTime } from '@/domain/durations'
import { pastExamFacts } from '@/domain/past-exam'
import { screenMinutes } from '@/domain/quiz-time'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { ItemCard, MetaLine } from '@/ui/list/item-card'
import type { QuizProgress } from '../model/quiz-progress'

/**
 * Category tag, title, description, time, 'N Qs', Start Quiz and Preview (spec section 2, quiz list), the best score
 * and the answers of an unfinished attempt.
 */
export function QuizCard({ quiz, progress }: { quiz: ListedQuiz; progress: QuizProgress }) {
  const { best, unfinished } = progress
  const start = unfinished ? t('Continue Quiz') : t('Start Quiz')
  return (
    <ItemCard heading={<span lang={languageOf(quiz.title)}>{quiz.title}</span>}>
      <div className="-order-1 mb-1 flex flex-wrap gap-2 empty:hidden">
        {quiz.category && <Chip tone="info">{categoryName(quiz.category)}</Chip>}
        <span className="self-center text-sm text-muted empty:hidden">
          <MetaLine facts={[...pastExamFacts(quiz.source), languageNote(quiz.title, quiz.languages)]} />
        </span>
        {unfinished && (
          <Chip tone="warning">
            {t('{answered} of {total} answered', { answered: unfinished.answered, total: unfinished.total })}
          </Chip>
        )}
      </div>
      {quiz.description && (
        <p
          lang={languageOf(quiz.description)}
          className="line-clamp-3 text-detail whitespace-pre-line text-muted"
        >
          {quiz.description}
        </p>
      )}
      <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-2 text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <Clock size={16} aria-hidden />
          {formatQuizTime(screenMinutes(quiz))}
        </span>
        <span className="flex items-center gap-1.5">
          <CircleHelp size={16} aria-hidden />
          {t('{count, plural, one {# Q} other {# Qs}}', { count: quiz.questionCount })}
        </span>
        {best !== null && (
          <span className="flex items-center gap-1.5 font-semibold text-text">
            <BadgeCheck size={16} aria-hidden />
            {t('Best {best}%', { best })}
          </span>
        )}
      </p>
      <div className="mt-2 flex gap-3">
        <ButtonLink to={paths.quiz(quiz.id)} className="flex-1" aria-label={`${start}: ${quiz.title}`}>
          {start}
        </ButtonLink>
        <ButtonLink
          to={paths.quizPreview(quiz.id)}
          look="quiet"
          aria-label={t('Preview: {title}', { title: quiz.title })}
        >
          {t('Preview')}
        </ButtonLink>
      </div>
    </ItemCard>
  )
}
