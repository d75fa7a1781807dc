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
      <div className="-order-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-meta text-muted empty:hidden">
        {quiz.category && <Chip tone="info">{categoryName(quiz.category)}</Chip>}
        {unfinished && (
          <Chip tone="warning">
            {t('{answered} of {total} answered', { answered: unfinished.answered, total: unfinished.total })}
          </Chip>
        )}
        <MetaLine
          facts={[
            ...pastExamFacts(quiz.source),
            languageNote(quiz.title, quiz.languages),
            best !== null && t('Best {best}%', { best }),
          ]}
        />
      </div>
      {quiz.description && (
        <p
          lang={languageOf(quiz.description)}
          className="line-clamp-2 text-detail whitespace-pre-line text-muted sm:line-clamp-3"
        >
          {quiz.description}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2">
        <span className="text-meta text-muted">
          <MetaLine
            facts={[
              formatQuizTime(screenMinutes(quiz)),
              t('{count, plural, one {# Q} other {# Qs}}', { count: quiz.questionCount }),
            ]}
          />
        </span>
        <div className="ml-auto flex gap-1">
          <ButtonLink
            to={paths.quizPreview(quiz.id)}
            look="quiet"
            className="px-3!"
            aria-label={t('Preview: {title}', { title: quiz.title })}
          >
            {t('Preview')}
          </ButtonLink>
          <ButtonLink to={paths.quiz(quiz.id)} aria-label={`${start}: ${quiz.title}`}>
            {start}
          </ButtonLink>
        </div>
      </div>
    </ItemCard>
  )
}
