import { useEffect, useState } from 'react'
import { type DeckEntry, daysToLeave } from '@/domain/learning/mistake-book'
import type { Paper } from '@/domain/paper'
import type { QuestionRef } from '@/domain/question/ref'
import { ReportQuestion } from '@/features/reports'
import { t } from '@/language/text'
import { useCards, useChangeCard } from '@/own/cards/query'
import { useReporting } from '@/own/reports/use-reporting'
import { Button } from '@/ui/button'
import { ErrorPanel } from '@/ui/panels'
import { AnsweredBar } from '@/ui/question/answered-bar'
import { useLoadedPaper } from '@/ui/question/load-paper'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { type StudyAnswer, StudyQuestion } from '@/ui/question/study-question'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { isBookEntry } from '../model/book-rows'
import { ReasonChoice } from './reason-choice'
import { StarQuestion } from './star-question'

/** What came of a session so far. */
export interface SessionResult {
  readonly known: number
  readonly again: number
}

/** `revision` keeps what is answered; `weakest` changes nothing. */
export type SessionKind = 'revision' | 'weakest'

const isKnown = ({ outcome }: StudyAnswer) => outcome === 'correct' || outcome === 'dropped'

/** What a right answer means for the list of mistakes; null for a question that is not in it. */
function wayOut(entry: DeckEntry | undefined): string | null {
  if (!entry || !isBookEntry(entry) || !entry.inBook) return null
  return entry.rightDays + 1 >= daysToLeave
    ? t('Correct on 2 different days: cleared from your mistakes.')
    : t('Correct on 1 day. Answer it correctly on another day to clear it.')
}

function Asked({
  owner,
  kind,
  paper,
  entries,
  onEnd,
}: {
  owner: string
  kind: SessionKind
  paper: Paper
  entries: ReadonlyMap<QuestionRef, DeckEntry>
  onEnd: (result: SessionResult) => void
}) {
  const { addReview } = useChangeCard()
  const cards = useCards(owner)
  const [place, setPlace] = useState(0)
  const [result, setResult] = useState<SessionResult>({ known: 0, again: 0 })
  /** Of the question on the screen, once it is answered. */
  const [given, setGiven] = useState<StudyAnswer | null>(null)
  const question = paper.questions[place]
  const entry = question && entries.get(question.id)
  const reporting = useReporting(
    { key: 'study/revision', title: entry?.title ?? paper.title },
    { asks: false },
  )
  const loaded = useLoadedPaper(paper)
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  const total = paper.questions.length
  const answered = result.known + result.again

  if (loaded.status === 'failed') {
    return <ErrorPanel title={t('Failed to load these questions')} onRetry={loaded.retry} />
  }
  if (loaded.status === 'loading') {
    return (
      <LoadingRegion label={t('Loading questions')}>
        <Skeleton className="h-80 rounded-card" />
      </LoadingRegion>
    )
  }
  if (!question) return null

  const check = (answer: StudyAnswer) => {
    setGiven(answer)
    // Before anything else can happen: a page that is closed now goes on with the next one.
    if (kind === 'revision')
      addReview(question.id, {
        result: isKnown(answer) ? 'good' : 'again',
        ...(answer.answer === null ? {} : { answer: answer.answer }),
      })
    setResult((before) => ({
      known: before.known + (isKnown(answer) ? 1 : 0),
      again: before.again + (isKnown(answer) ? 0 : 1),
    }))
  }
  const next = () => {
    if (place + 1 >= total) onEnd(result)
    setPlace(place + 1)
    setGiven(null)
    // The last explanation may have been long: each question is read from its beginning.
    window.scrollTo({ top: 0 })
  }
  const isWrong = given !== null && !isKnown(given)
  const way = given && !isWrong && kind === 'revision' ? wayOut(entry) : null
  return (
    <>
      <header className="mb-7">
        <div className="flex items-center justify-between gap-4">
          <h1 className="text-xl sm:text-2xl">
            {kind === 'revision' ? t('Revision') : t('Weakest questions')}
          </h1>
          <Button look="quiet" className="-mr-3 px-3! sm:-mr-4" onClick={() => onEnd(result)}>
            {kind === 'revision' ? t('Stop for now') : t('End')}
          </Button>
        </div>
        <p className="mt-1 mb-2 text-detail text-muted tabular-nums">
          {kind === 'revision'
            ? t('{number} of {total}', { number: place + 1, total })
            : t('{number} of {total}. Your revision schedule stays the same.', { number: place + 1, total })}
        </p>
        <AnsweredBar answered={answered} total={total} />
      </header>
      <StudyQuestion
        paper={paper}
        question={question}
        number={place + 1}
        onCheck={check}
        onNext={next}
        nextLabel={place + 1 >= total ? t('Finish') : t('Next question')}
        foot={
          <>
            {isWrong && (
              <ReasonChoice question={question.id} card={cards?.get(question.id)} className="mt-6" />
            )}
            {way && <p className="mt-5 text-detail text-muted">{way}</p>}
            <div className="mt-4 flex flex-wrap items-center gap-x-5">
              <StarQuestion question={question.id} />
              <ReportQuestion reporting={reporting} questionId={question.id} text={question.text} />
            </div>
          </>
        }
      />
    </>
  )
}

/** Questions one after the other, each with its answer at once. What is answered is kept at once. */
export function RevisionSession(props: {
  owner: string
  kind: SessionKind
  paper: Paper
  entries: ReadonlyMap<QuestionRef, DeckEntry>
  onEnd: (result: SessionResult) => void
}) {
  const { owner, paper } = props
  return (
    <PaperLanguages paper={paper} owner={owner}>
      <Asked {...props} />
    </PaperLanguages>
  )
}
