import { type ReactNode, type Ref, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { ReviewedQuestions } from '@/domain/sitting/result-parts'
import type { TestResults } from '@/domain/sitting/results'
import { isTest, kindOf, type TestPlaces } from '@/domain/sitting/test-ref'
import type { ResultSuggestion } from '@/domain/study/after-result'
import { visitor } from '@/lib/device/visitor'
import type { Attempt } from '@/own/attempts/attempt'
import { useReporting } from '@/own/reports/use-reporting'
import { Button, ButtonLink } from '@/ui/button'
import { ShareButton } from '@/ui/item/share-button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { useLoadedPaper } from '@/ui/question/load-paper'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { TimePerQuestion } from './behind-result'
import { notesOf, resultWords } from './result-words'
import { Review } from './review'
import { ScoreCard, scoreText } from './score-card'
import { Summary } from './summary'
import { useNextSteps } from './use-next-steps'

/** The one thing to do next. */
function NextButton({
  suggestion: { title, minutes, to },
  onPress,
}: {
  suggestion: ResultSuggestion
  onPress: () => void
}) {
  const label = minutes === undefined ? title : `${title} · ${minutes} min`
  const className = 'mt-6 max-sm:w-full'
  return to === undefined ? (
    <Button look="primary" className={className} onClick={onPress}>
      {label}
    </Button>
  ) : (
    <ButtonLink to={to} look="primary" className={className}>
      {label}
    </ButtonLink>
  )
}

/** Tells a visitor where the result is, and what keeps it. */
function VisitorNote() {
  const { pathname, search } = useLocation()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3">
      <p className="text-sm text-muted">This result is on this device only. A free account keeps it.</p>
      <ButtonLink
        to={paths.register}
        state={{ from: pathname + search }}
        look="quiet"
        className="-ml-4 sm:-ml-5"
      >
        Create free account
      </ButtonLink>
    </div>
  )
}

const tabNames = ['summary', 'questions', 'time'] as const
const tabTexts = { summary: 'Summary', questions: 'Questions', time: 'Time' } as const

/** The open tab, which the address names (`?tab=questions`), and the way to open one: Back leads to the one before. */
function useTab(hasTime: boolean) {
  const [search, setSearch] = useSearchParams()
  const names = tabNames.filter((name) => name !== 'time' || hasTime)
  const open = names.find((name) => name === search.get('tab')) ?? 'summary'
  const show = (name: (typeof tabNames)[number]) => {
    if (name === open) return
    search.set('tab', name)
    setSearch(search, { preventScrollReset: true })
  }
  return { tabs: names.map((name) => ({ name, text: tabTexts[name] })), open, show }
}

/**
 * The result of an attempt (spec section 2, quiz results and test results): its score and the one thing to do next, the
 * other ways on, then what it came to, the answer review and the times as tabs.
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
  more,
  again,
  practise,
  heading,
}: {
  owner: string
  attempt: Attempt
  results: TestResults
  places: TestPlaces
  more: ReadonlyArray<readonly [string, string]>
  again: ReactNode
  practise: ReactNode
  heading?: Ref<HTMLHeadingElement>
}) {
  const { testKey, paper } = attempt
  const { title, score, questions } = results
  useLoadedPaper(paper)
  const reporting = useReporting({ key: testKey, title }, { asks: true })
  const [filter, setFilter] = useState<ReviewedQuestions>('all')
  const [readings, setReadings] = useState(0)
  const { first, others, onPress, timed, target } = useNextSteps(attempt, results, () => {
    setFilter(score.wrong > 0 ? 'wrong' : 'partial')
    setReadings(readings + 1)
    show('questions')
  })
  const { tabs, open, show } = useTab(timed.length > 0)
  const kind = kindOf(attempt)
  const words = resultWords[kind]
  return (
    <>
      <PageTitle title={`${words.heading}: ${title}`} />
      <NoIndex />
      <h1 ref={heading} tabIndex={-1} className="text-xl">
        {words.heading}
      </h1>
      <p className="mt-1 text-muted">{title}</p>
      <ScoreCard results={results} notes={notesOf(attempt, results)}>
        {first && <NextButton suggestion={first} onPress={() => onPress(first)} />}
      </ScoreCard>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
        {again}
        <ButtonLink to={places.back}>{places.backLabel}</ButtonLink>
        {isTest(attempt) ? (
          <ButtonLink to={paths.testSeries}>All Test Series</ButtonLink>
        ) : (
          <ButtonLink to={paths.home}>Go Home</ButtonLink>
        )}
        {kind !== 'Practice' && kind !== 'Study' && (
          <ShareButton
            title={title}
            text={`My result in ${title}: ${scoreText(results)}`}
            path={places.test}
          />
        )}
      </div>
      {owner === visitor && <VisitorNote />}
      <Tabs
        label={words.heading}
        tabs={tabs}
        open={open}
        onOpen={(name) => {
          setReadings(0)
          show(name)
        }}
      >
        {open === 'summary' && (
          <Summary attempt={attempt} results={results} suggestions={others} onPress={onPress} more={more}>
            {practise}
          </Summary>
        )}
        {open === 'questions' && (
          <PaperLanguages paper={paper} owner={owner}>
            <Review
              paper={paper}
              questions={questions}
              filter={filter}
              onFilter={setFilter}
              readings={readings}
              testKey={testKey}
              reporting={reporting}
            />
          </PaperLanguages>
        )}
        {open === 'time' && (
          <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
            <TimePerQuestion questions={timed} target={target} />
          </Suspense>
        )}
      </Tabs>
    </>
  )
}
