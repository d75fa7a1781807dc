import { ArrowLeft } from 'lucide-react'
import { paths } from '@/config/paths'
import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import type { Paper } from '@/domain/paper'
import { scoreAnswers } from '@/domain/question/scoring'
import { testKey } from '@/domain/sitting/test-ref'
import { languageOf } from '@/domain/text-language'
import { ReviewList } from '@/features/results'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { LanguageSwitch, PaperLanguages } from '@/ui/question/reading-languages'

/** The questions of a past day with their answers, for who did not take it. */
export function AnswersOfDay({ owner, day, paper }: { owner: string; day: IndiaDay; paper: Paper }) {
  const key = testKey({ kind: 'daily', day: writeIndiaDay(day) })
  const { outcomes } = scoreAnswers(paper.questions, new Map())
  return (
    <PaperLanguages paper={paper} owner={owner}>
      <PageTitle title={t('Answers: {title}', { title: paper.title })} />
      <NoIndex />
      <ButtonLink to={paths.daily} look="quiet" className="-ml-4 sm:-ml-5">
        <ArrowLeft size={18} aria-hidden />
        {t('Back to daily quiz')}
      </ButtonLink>
      <h1 className="mt-3 mb-6 text-item sm:text-4xl" lang={languageOf(paper.title)}>
        {paper.title}
      </h1>
      <h2 className="mb-4 text-xl">{t('Answers')}</h2>
      <LanguageSwitch className="mb-4" />
      <ReviewList
        paper={paper}
        outcomes={outcomes.map((outcome, index) => ({ ...outcome, number: index + 1 }))}
        testKey={key}
        reporting={null}
      />
    </PaperLanguages>
  )
}
