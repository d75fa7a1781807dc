import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestResults } from '@/domain/sitting/results'
import { isTest, kindOf, type TestPlaces } from '@/domain/sitting/test-ref'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import type { Attempt } from '@/own/attempts/attempt'
import { useReporting } from '@/own/reports/use-reporting'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { useLoadedPaper } from '@/ui/question/load-paper'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { Tabs } from '@/ui/tabs'
import { Cutoffs } from './cutoffs'
import type { LiveParts } from './live-parts'
import { NextSteps } from './next-steps'
import { notesOf, resultHeadings } from './result-words'
import { Review, type ReviewedQuestions } from './review'
import { ScoreCard, scoreText } from './score-card'
import { ScoreLine } from './score-line'
import { Summary } from './summary'
import { TimePerQuestion } from './time-per-question'
import { useStanding } from './use-ranks'

const tabs = [
  { name: 'summary', text: t('Summary') },
  { name: 'questions', text: t('Questions') },
  { name: 'time', text: t('Time') },
] as const

/** The open tab, which the address names (`?tab=questions`), and the way to open one: Back leads to the one before. */
function useTab() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const open = tabs.find(({ name }) => name === search.get('tab'))?.name ?? 'summary'
  const show = (name: typeof open) => {
    if (name === open) return
    search.set('tab', name)
    // Back leaves the review, and no more than that.
    setSearch(search, { preventScrollReset: true, replace: name !== 'questions', state })
  }
  return { open, show }
}

/** Another tab shows from the top of the page, whose card only one of them has, and the row of tabs stays on the screen. */
function useTabInSight(open: string) {
  const shown = useRef(open)
  useLayoutEffect(() => {
    if (shown.current === open) return
    shown.current = open
    window.scrollTo(0, 0)
    if (document.activeElement?.getAttribute('role') === 'tab')
      document.activeElement.scrollIntoView({ block: 'nearest' })
  }, [open])
}

/**
 * The result of an attempt (spec section 2, quiz results and test results): its score and what to do next, then its figures,
 * the answer review and the times as tabs. Above the review and the times the score is one line.
 * @param first the student's first results of the test, where they are others than these
 * @param more figures of the test for its details, each with its label
 * @param again begins the test again
 * @param practise begins a practice of some of its questions
 * @param heading where reading starts
 */
export function Result({
  owner,
  attempt,
  results,
  places,
  first = null,
  more = [],
  again,
  practise,
  live,
  heading,
}: {
  owner: string
  attempt: Attempt
  results: TestResults
  places: TestPlaces
  first?: TestResults | null
  more?: ReadonlyArray<readonly [string, string]>
  again: ReactNode
  practise: ReactNode
  live?: LiveParts | undefined
  heading?: Ref<HTMLHeadingElement>
}) {
  const { testKey, paper } = attempt
  const { title, questions } = results
  useLoadedPaper(paper)
  const reporting = useReporting({ key: testKey, title }, { asks: true })
  const [filter, setFilter] = useState<ReviewedQuestions>('all')
  const { open, show } = useTab()
  useTabInSight(open)
  const name = resultHeadings[kindOf(attempt)]
  const standing = useStanding(attempt, results)
  return (
    <>
      <PageTitle title={`${name}: ${title}`} />
      <NoIndex />
      <ButtonLink to={places.back} look="quiet" className="-mt-3 mb-1 -ml-4 sm:-ml-5">
        <ArrowLeft size={18} aria-hidden />
        {places.backLabel}
      </ButtonLink>
      <h1 ref={heading} tabIndex={-1} className="text-xl sm:text-page-wide">
        {name}
      </h1>
      <p lang={languageOf(title)} className="mt-1 text-muted">
        {title}
      </p>
      {open === 'summary' ? (
        <ScoreCard
          results={results}
          standing={standing}
          notes={notesOf(attempt, results)}
          marksNote={
            isTest(attempt) &&
            attempt.scope === 'all' &&
            paper.cutoffs !== undefined && <Cutoffs stored={paper.cutoffs} />
          }
        >
          <NextSteps attempt={attempt} results={results} />
        </ScoreCard>
      ) : (
        <ScoreLine results={results} />
      )}
      <Tabs label={name} tabs={tabs} open={open} onOpen={show}>
        {open === 'summary' && (
          <Summary
            attempt={attempt}
            results={results}
            path={places.test}
            more={first ? [[t('Your first score of this test'), scoreText(first)], ...more] : more}
            standing={standing}
            live={live}
          >
            {practise}
          </Summary>
        )}
        {open === 'questions' && (
          <div className="max-w-3xl">
            <PaperLanguages paper={paper} owner={owner}>
              <Review
                paper={paper}
                questions={questions}
                filter={filter}
                onFilter={setFilter}
                testKey={testKey}
                reporting={reporting}
              />
            </PaperLanguages>
          </div>
        )}
        {open === 'time' && <TimePerQuestion attempt={attempt} results={results} />}
      </Tabs>
      <div className="mt-10 flex flex-wrap gap-3 max-sm:*:grow">
        {again}
        {isTest(attempt) ? (
          <ButtonLink to={paths.testSeries}>{t('All Test Series')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.home}>{t('Go Home')}</ButtonLink>
        )}
      </div>
    </>
  )
}
