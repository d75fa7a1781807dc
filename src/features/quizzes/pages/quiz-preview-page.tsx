import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { screenDifficulty } from '@/config/limits'
import { paths } from '@/config/paths'
import { siteUrl } from '@/config/site'
import { paperOfQuiz } from '@/content/papers/papers'
import type { Quiz } from '@/content/quizzes/schema'
import { categoryName } from '@/domain/category-name'
import { formatQuizTime } from '@/domain/durations'
import { pastExamFacts } from '@/domain/past-exam'
import { screenMinutes } from '@/domain/quiz-time'
import { formatClock } from '@/domain/sitting/extra-time'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import { type TestRef, testKey } from '@/domain/sitting/test-ref'
import { languageNote, languageOf } from '@/domain/text-language'
import { DownloadPaper } from '@/features/offline'
import { ExtraTimeLine, UntimedChoice, useExtraTime } from '@/features/sitting'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/device-store'
import { useOwner } from '@/session'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { ItemHead } from '@/ui/item/item-head'
import { MetaLine } from '@/ui/list/item-card'
import { MoreOptions } from '@/ui/more-options'
import { LanguageSwitch, PaperLanguages } from '@/ui/question/reading-languages'
import { LoadedQuiz } from '../components/loaded-quiz'
import { StudyButton } from '../components/practise-buttons'
import { SampleQuestions } from '../components/sample-questions'
import { useQuizProgress } from '../hooks/use-quiz-progress'
import { quizIdOf } from '../kept-quiz'
import { quizData } from '../model/quiz-data'

/** How many topics the preview names; more would be a list to read, not an idea of the quiz. */
const topicsShown = 8

const difficulties: Readonly<Record<string, string>> = {
  beginner: t('Beginner'),
  easy: t('Easy'),
  medium: t('Medium'),
  hard: t('Hard'),
}

/** The words of a quiz that have no translation stand as they are. */
const difficultyText = (stored: string) => difficulties[stored.toLowerCase()] ?? stored

/** `Covers Rivers, Dams and 2 more.`; empty for questions without topics. */
function coveredBy(quiz: Quiz): string {
  const all = [...new Set(quiz.questions.flatMap(({ topic }) => topic ?? []))]
  const topics = all.slice(0, topicsShown).join(', ')
  const rest = all.length - topicsShown
  if (topics === '') return ''
  return rest > 0
    ? t('Covers {topics} and {count} more.', { topics, count: rest })
    : t('Covers {topics}.', { topics })
}

/** What the quiz covers: its own words, and the topics of its questions. */
function QuizCoverage({ quiz }: { quiz: Quiz }) {
  const covered = coveredBy(quiz)
  return (
    <div className="mt-3 grid gap-2 text-muted">
      {quiz.description && (
        <p lang={languageOf(quiz.description)} className="whitespace-pre-line">
          {quiz.description}
        </p>
      )}
      {covered && <p>{covered}</p>}
    </div>
  )
}

function QuizPreview({ quiz }: { quiz: Quiz }) {
  const test: TestRef = { kind: 'quiz', quizId: quiz.id }
  const { best, unfinished } = useQuizProgress()(testKey(test))
  const owner = useOwner() ?? visitor
  const extra = useExtraTime(owner) ?? 'none'
  const minutes = screenMinutes(quiz)
  const time = minutes === null || extra === 'none' ? formatQuizTime(minutes) : formatClock(minutes, extra)
  const paper = useMemo(() => paperOfQuiz(quiz), [quiz])
  const facts = [
    [t('Questions'), String(quiz.questions.length)],
    [t('Time'), time],
    [t('Difficulty'), difficultyText(quiz.difficulty ?? screenDifficulty)],
    [t('Best score'), best === null ? t('None yet') : `${best}%`],
  ] as const
  return (
    <>
      <ItemHead
        kind="quiz"
        title={quiz.title}
        description={quiz.description ?? coveredBy(quiz)}
        path={paths.quizPreview(quiz.id)}
        image={quiz.imageUrl}
        under={[{ name: t('Quizzes'), path: paths.contentQuizzes }]}
        data={quizData(quiz, siteUrl)}
      />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[1fr_340px] lg:items-start">
        <div>
          <ButtonLink to={paths.contentQuizzes} look="quiet" className="-ml-4 sm:-ml-5">
            <ArrowLeft size={18} aria-hidden />
            {t('Back to Quizzes')}
          </ButtonLink>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            {quiz.category && <Chip tone="info">{categoryName(quiz.category)}</Chip>}
            <span className="text-sm text-muted empty:hidden">
              <MetaLine facts={[...pastExamFacts(quiz.source), languageNote(quiz.title, quiz.languages)]} />
            </span>
          </div>
          <h1 lang={languageOf(quiz.title)} className="mt-3 text-item sm:text-4xl">
            {quiz.title}
          </h1>
          <QuizCoverage quiz={quiz} />
          <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
            {facts.map(([label, value]) => (
              <div key={label} className="bg-surface px-4 py-4 sm:px-6">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="text-lg font-semibold first-letter:uppercase">{value}</dd>
              </div>
            ))}
          </dl>
          {unfinished && (
            <p className="mt-6 text-warning">
              {t('You have answered {answered} of {total, plural, one {# question} other {# questions}}.', {
                answered: unfinished.answered,
                total: unfinished.total,
              })}
              {!hasNoLimit(unfinished) && ` ${t('The timer is running.')}`}
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
            <ButtonLink to={paths.quiz(quiz.id)} look="primary">
              {unfinished ? t('Continue Quiz') : t('Start Quiz')}
            </ButtonLink>
            <StudyButton test={test} paper={paper} label={t('Study this quiz')} />
          </div>
          {minutes === null ? (
            <DownloadPaper testRef={test} paper={paper} className="mt-4" />
          ) : (
            <MoreOptions className="mt-3">
              <ExtraTimeLine minutes={minutes} className="mt-2" />
              <UntimedChoice test={test} className="mt-3" />
              <DownloadPaper testRef={test} paper={paper} className="mt-4" />
            </MoreOptions>
          )}
        </div>
        <Card className="p-5 sm:p-6">
          <PaperLanguages key={owner} paper={paper} owner={owner}>
            <LanguageSwitch className="mb-4" />
            <SampleQuestions paper={paper} />
          </PaperLanguages>
        </Card>
      </div>
    </>
  )
}

/** /quiz/{id}/preview: what awaits the student before the clock starts. */
export function QuizPreviewPage() {
  const quizId = quizIdOf(useParams())
  return (
    <div className="page-column py-5 sm:py-7">
      <LoadedQuiz id={quizId}>{(quiz) => <QuizPreview quiz={quiz} />}</LoadedQuiz>
    </div>
  )
}
