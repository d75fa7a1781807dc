import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { counted } from '@/domain/counted'
import { formatPace } from '@/domain/durations'
import { fraction } from '@/domain/fraction'
import { practiceFrom } from '@/domain/practice-paper'
import { marksText } from '@/domain/question/marking'
import { type Advice, type AdvisedQuestion, adviceOf } from '@/domain/sitting/advice'
import type { QuestionResult, TestResults } from '@/domain/sitting/results'
import { planOf } from '@/domain/sitting/sitting-sections'
import { InstallCard } from '@/features/install'
import { visitor } from '@/lib/device/visitor'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { useOwner } from '@/session'
import { Card } from '@/ui/card'
import type { Attempt } from './model/attempt'
import { kindOf } from './model/test-ref'
import { newOwnTest } from './own-tests'
import { TimePerQuestion } from './time-per-question'

interface Asked extends AdvisedQuestion {
  readonly result: QuestionResult
}

type Line = Advice<Asked>

const askedOf = (result: QuestionResult): Asked => ({
  result,
  outcome: result.outcome,
  seconds: result.seconds,
  shown: result.shown,
  scheme: result.question.scheme,
  topic: result.question.topic,
  free: result.question.correctAnswer === 'full-marks',
})

/** What is needed of the attempt. */
interface Finished extends Pick<Attempt, 'id' | 'testKey' | 'paper'> {
  readonly extra?: Attempt['extra'] | undefined
}

/** The time that an attempt was given, in milliseconds; null without a limit. */
function givenTo({ paper, extra }: Finished): number | null {
  return paper.minutes > 0 ? planOf(paper, extra).milliseconds : null
}

function costOf(lost: Extract<Line, { kind: 'quick' }>['lost']): string {
  return lost ? ` cost ${marksText(fraction(-lost.numerator, lost.denominator))}` : ''
}

function openText({ questions, secondsEach }: Extract<Line, { kind: 'open' }>): string {
  const skipped = questions.filter(({ shown }) => shown).length
  const hidden = questions.length - skipped
  const told = [skipped > 0 && `${skipped} not answered`, hidden > 0 && `${hidden} not visited`]
  const practise = questions.length === 1 ? 'practise it' : 'practise them'
  const what = secondsEach === null ? practise : `aim at ${formatPace(secondsEach)} a question`
  return `${told.filter(Boolean).join(', ')}: ${what}`
}

function textOf(line: Line): string {
  switch (line.kind) {
    case 'mistakes':
      return line.questions.length === 1
        ? 'Go through your one mistake'
        : `Go through your ${line.questions.length} mistakes`
    case 'quick':
      return `${counted(line.questions.length, 'quick wrong answer')}${costOf(line.lost)}: read the question twice`
    case 'open':
      return openText(line)
    case 'topic':
      return `Practise ${line.topic}: ${line.right} of ${line.asked} right`
    case 'next':
      return 'This went well. Next: a full test'
  }
}

const rowClass =
  'flex min-h-12 w-full items-center justify-between gap-3 px-5 py-3 sm:px-6 text-left transition-colors hover:bg-raised'

function RowText({ children }: { children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <ChevronRight size={18} aria-hidden className="flex-none text-muted" />
    </>
  )
}

/** The questions of a line once more, by the clock where the test has one for those that were left. */
function usePractise({ testKey, paper }: Finished) {
  const navigate = useNavigate()
  return (line: Extract<Line, { kind: 'quick' | 'open' }>) => {
    const isOpen = line.kind === 'open'
    const own = practiceFrom(paper, {
      title: `${isOpen ? 'Unanswered' : 'Quick wrong answers'}: ${paper.title}`,
      minutes: isOpen ? Math.ceil(((line.secondsEach ?? 0) * line.questions.length) / 60) : 0,
      questions: line.questions.map(({ result }) => result.question),
      testKey,
    })
    if (own.questions.length > 0) void navigate(newOwnTest('practice', own))
  }
}

function Row({ line, attempt, onMistakes }: { line: Line; attempt: Finished; onMistakes: () => void }) {
  const practise = usePractise(attempt)
  const text = <RowText>{textOf(line)}</RowText>
  switch (line.kind) {
    case 'mistakes':
      return (
        <button type="button" className={rowClass} onClick={onMistakes}>
          {text}
        </button>
      )
    case 'quick':
    case 'open':
      return (
        <button type="button" className={rowClass} onClick={() => practise(line)}>
          {text}
        </button>
      )
    case 'topic':
      return (
        <Link
          to={paths.practiceOf({ topics: [line.topic], source: 'mistakes', count: 10 })}
          className={rowClass}
        >
          {text}
        </Link>
      )
    case 'next':
      return (
        <Link to={paths.contentMockTest} className={rowClass}>
          {text}
        </Link>
      )
  }
}

/** Without a network: where the result is, and where it goes. It stays: what is below it does not move a second time. */
function OfflineNote() {
  const isVisitor = useOwner() === visitor
  const isOffline = useNetworkState().status === 'offline'
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  if (!wasOffline || isVisitor) return null
  return (
    <p className="mt-5 text-muted">
      {isOffline
        ? 'Kept on this device. Your account gets it when the network is back.'
        : 'Kept on this device. The network is back: your account gets it now.'}
    </p>
  )
}

/**
 * What a result calls for, in three lines at most, how long each of its questions took, and after a first result whether to
 * install the app.
 * @param onMistakes shows the wrong answers of the review
 */
export function NextSteps({
  attempt,
  results,
  onMistakes,
}: {
  attempt: Finished
  results: TestResults
  onMistakes: () => void
}) {
  const id = useId()
  const given = givenTo(attempt)
  // In study mode a student ends when they like: a question that was not reached was not left out.
  const questions =
    kindOf(attempt) === 'Study' ? results.questions.filter(({ shown }) => shown) : results.questions
  const advice = adviceOf(questions.map(askedOf), given)
  return (
    <>
      <OfflineNote />
      {advice.length > 0 && (
        <Card className="mt-5 overflow-hidden">
          <section aria-labelledby={id}>
            <h2 id={id} className="px-5 pt-5 pb-2 text-xl sm:px-6">
              What to do next
            </h2>
            <ol className="divide-y divide-line">
              {advice.map((line) => (
                <li key={line.kind}>
                  <Row line={line} attempt={attempt} onMistakes={onMistakes} />
                </li>
              ))}
            </ol>
          </section>
        </Card>
      )}
      {questions.length > 0 && (
        <TimePerQuestion
          questions={questions}
          target={given === null ? null : Math.round(given / 1000 / questions.length)}
        />
      )}
      <InstallCard attemptId={attempt.id} />
    </>
  )
}
