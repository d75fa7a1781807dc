import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { counted } from '@/domain/counted'
import { practiceFrom } from '@/domain/practice-paper'
import { extraTimeNote } from '@/domain/sitting/extra-time'
import type { TestResults } from '@/domain/sitting/results'
import { countDone, placesOf, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { CorrectionNote, NextSteps } from '@/features/sitting'
import { type Attempt, setOwnPaper } from '@/own/attempts'
import { useReporting } from '@/own/reports/use-reporting'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { LanguageSwitch } from '@/ui/question/reading-languages'
import { ReviewFilter } from '@/ui/question/review-filter'
import { useQuizProgress } from '../hooks/use-quiz-progress'
import { wordsOf } from '../model/short-test-words'
import { AnswerReview, type ReviewChoice } from './answer-review'
import { PractiseButtons } from './practise-buttons'
import { ResultSummary } from './result-summary'

/** For the heading of a screen that takes the place of another one: the page goes to its top, reading starts here. */
function useStartReading() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}

const nothing: Partial<Record<ReviewChoice, string>> = {
  wrong: 'No wrong answers.',
  unanswered: 'Every question was answered.',
}

/** Ring, label, correct count, time taken, the ways on and the answer review (spec section 2, quiz results). */
export function QuizResults({
  test,
  attempt: { id, paper, sitting, scope, extra },
  results,
}: {
  test: TestRef
  attempt: Pick<Attempt, 'id' | 'paper' | 'sitting' | 'scope' | 'extra'>
  results: TestResults
}) {
  const key = testKey(test)
  const places = placesOf(test)
  const words = wordsOf(test)
  const navigate = useNavigate()
  const { best } = useQuizProgress()(key)
  const heading = useStartReading()
  const reporting = useReporting({ key, title: results.title }, { asks: true })
  const [choice, setChoice] = useState<ReviewChoice>('all')
  const { total: all, correct, wrong, unanswered } = results.score
  const counts = { all, correct, wrong, unanswered }
  const done = countDone({ testKey: key }, sitting.questions)
  const review = useRef<HTMLHeadingElement>(null)
  const showMistakes = () => {
    setChoice(wrong > 0 ? 'wrong' : 'all')
    review.current?.scrollIntoView()
    review.current?.focus({ preventScroll: true })
  }
  const retake = () => {
    // Only this attempt has the questions of the student's own practice.
    if ('practiceId' in test) {
      const { title, minutes, questions } = paper
      setOwnPaper(test.practiceId, practiceFrom(paper, { title, minutes, questions, testKey: key }))
    }
    void navigate(places.test, { replace: true })
  }
  return (
    <>
      <PageTitle title={`${words.results}: ${results.title}`} />
      <NoIndex />
      <h1 ref={heading} tabIndex={-1} className="text-item sm:text-4xl">
        {words.results}
      </h1>
      <p className="mt-2 text-muted">{results.title}</p>
      {scope === 'untimed' && (
        <p className="mt-1 text-muted">
          Practised without a time limit. It does not count in your scores and best results.
        </p>
      )}
      {test.kind === 'study' && done < all && (
        <p className="mt-1 text-muted">
          {`You came to ${done} of ${counted(all, 'question')}. The others count as not answered, and are not in your mistake book.`}
        </p>
      )}
      {extra && <p className="mt-1 text-muted">{`${extraTimeNote(extra)}.`}</p>}
      {results.timedOut && (
        <p className="mt-1 text-warning">
          {`The time ran out, and the ${words.what.toLowerCase()} was submitted with what was answered.`}
        </p>
      )}
      {results.correction && (
        <CorrectionNote
          correction={results.correction}
          score={{ percentage: results.score.percentage, marks: results.marks }}
          className="mt-2"
        />
      )}
      {results.isEdited && (
        <p className="mt-1 text-sm text-muted">
          {`This ${words.what.toLowerCase()} has been edited since your attempt. Your score stays.`}
        </p>
      )}
      <ResultSummary
        results={results}
        places={places}
        best={scope === 'untimed' ? best : Math.max(best ?? 0, results.score.percentage)}
        again={words.again}
        onRetake={retake}
      >
        {scope === 'untimed' && (
          <ButtonLink to={paths.untimed(places.test)}>Practise again without a clock</ButtonLink>
        )}
        <PractiseButtons test={test} paper={paper} results={results} />
      </ResultSummary>
      <NextSteps attempt={{ id, testKey: key, paper, extra }} results={results} onMistakes={showMistakes} />
      <div className="mt-10 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={review} tabIndex={-1} className="scroll-mt-24 text-xl">
          Answer Review
        </h2>
        <ReviewFilter
          legend="Show questions"
          choices={[
            { choice: 'all', label: 'All', count: counts.all },
            { choice: 'wrong', label: 'Wrong', count: counts.wrong },
            { choice: 'unanswered', label: 'Not answered', count: counts.unanswered },
          ]}
          chosen={choice}
          onChoose={setChoice}
        />
      </div>
      <LanguageSwitch className="mb-4" />
      <p role="status" className="text-muted">
        {counts[choice] === 0 && nothing[choice]}
      </p>
      <AnswerReview
        paper={paper}
        outcomes={results.questions}
        choice={choice}
        testKey={key}
        reporting={reporting}
      />
    </>
  )
}
