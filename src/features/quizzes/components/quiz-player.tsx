import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/ui/button'
import { useSecondsLeft } from '../hooks/use-seconds-left'
import { type Attempt, type AttemptEvent, answeredCount } from '../model/attempt'
import type { Quiz } from '../quiz-schema'
import { QuizClock } from './quiz-clock'
import { QuizProgress } from './quiz-progress'
import { QuizQuestion } from './quiz-question'

function PlayerActions({
  place,
  total,
  answered,
  send,
}: {
  place: number
  total: number
  answered: number
  send: (event: AttemptEvent) => void
}) {
  const isLast = place === total - 1
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled={place === 0} onClick={() => send({ type: 'go', place: place - 1 })}>
        <ChevronLeft size={18} aria-hidden />
        Previous
      </Button>
      <Button
        look={isLast ? 'outline' : 'primary'}
        disabled={isLast}
        className="max-sm:flex-1"
        onClick={() => send({ type: 'go', place: place + 1 })}
      >
        Next
        <ChevronRight size={18} aria-hidden />
      </Button>
      <Button
        look={isLast ? 'primary' : 'outline'}
        disabled={answered === 0}
        className="max-sm:w-full sm:ml-auto"
        onClick={() => send({ type: 'submit', now: Date.now() })}
      >
        Submit ({answered})
      </Button>
    </div>
  )
}

/** Timer, progress, one question at a time, Previous, Next and Submit (spec section 2, quiz player). */
export function QuizPlayer({
  quiz,
  attempt,
  send,
}: {
  quiz: Quiz
  attempt: Attempt
  send: (event: AttemptEvent) => void
}) {
  const seconds = useSecondsLeft(attempt.endsAt, () => send({ type: 'time-up' }))
  const total = quiz.questions.length
  // The quiz may have lost questions since the attempt began.
  const place = Math.min(attempt.place, total - 1)
  const question = quiz.questions[place]
  const answered = answeredCount(attempt)
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 text-xl sm:text-2xl">{quiz.title}</h1>
        <QuizClock seconds={seconds} />
      </header>
      <QuizProgress place={place} answered={answered} total={total} />
      <div className="my-7">
        {question && (
          <QuizQuestion
            key={question.id}
            question={question}
            chosen={attempt.answers[question.id] ?? null}
            onChoose={(option) => send({ type: 'choose', questionId: question.id, option })}
          />
        )}
      </div>
      <PlayerActions place={place} total={total} answered={answered} send={send} />
    </>
  )
}
