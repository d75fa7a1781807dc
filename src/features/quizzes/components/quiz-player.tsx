import { useState } from 'react'
import { paths } from '@/config/paths'
import type { Quiz } from '@/content/quizzes/schema'
import { answeredCount, answersByPlace, type QuizAttempt, type QuizEvent } from '@/domain/quiz-attempt'
import type { Keeping } from '@/lib/device-keeper'
import { useLeaveGuard } from '@/lib/use-leave-guard'
import { LeaveDialog } from '@/ui/leave-dialog'
import { useQuizKeys } from '../hooks/use-quiz-keys'
import { useSecondsLeft } from '../hooks/use-seconds-left'
import { useUnloadWarning } from '../hooks/use-unload-warning'
import { PlayerActions } from './player-actions'
import { QuizClock } from './quiz-clock'
import { QuizProgress } from './quiz-progress'
import { QuizQuestion } from './quiz-question'
import { SubmitQuizDialog } from './submit-quiz-dialog'

/** Timer, progress, one question at a time, Previous, Next and Submit (spec section 2, quiz player). */
export function QuizPlayer({
  quiz,
  attempt,
  keeping,
  send,
}: {
  quiz: Quiz
  attempt: QuizAttempt
  keeping: Keeping
  send: (event: QuizEvent) => void
}) {
  const [confirms, setConfirms] = useState(false)
  const guard = useLeaveGuard(true, paths.contentQuizzes)
  useUnloadWarning(keeping === 'refused' && answeredCount(attempt) > 0)
  const seconds = useSecondsLeft(attempt.endsAt, () => send({ type: 'time-up' }))

  const total = quiz.questions.length
  // The quiz may have lost questions since the attempt began.
  const place = Math.min(attempt.place, total - 1)
  const question = quiz.questions[place]
  const answers = answersByPlace(attempt, quiz.questions)
  const answered = answers.size
  const firstOpen = quiz.questions.findIndex((_, index) => !answers.has(index))

  const go = (to: number) => send({ type: 'go', place: to })
  const submit = () => send({ type: 'submit', now: Date.now() })
  const askOrSubmit = () => {
    if (answered === 0) return
    if (firstOpen < 0) submit()
    else setConfirms(true)
  }
  useQuizKeys(question?.options.length ?? 0, (command) => {
    if (command.type === 'choose' && question) send({ ...command, questionId: question.id })
    if (command.type === 'previous') go(place - 1)
    if (command.type === 'next' || (command.type === 'onward' && place < total - 1)) go(place + 1)
    if (command.type === 'onward' && place === total - 1) askOrSubmit()
  })

  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 text-xl sm:text-2xl">{quiz.title}</h1>
        <QuizClock seconds={seconds} />
      </header>
      <QuizProgress place={place} answered={answered} total={total} keeping={keeping} />
      <div className="my-7">
        {question && (
          <QuizQuestion
            key={question.id}
            number={place + 1}
            question={question}
            chosen={answers.get(place) ?? null}
            onChoose={(option) => send({ type: 'choose', questionId: question.id, option })}
          />
        )}
      </div>
      <PlayerActions place={place} total={total} answered={answered} onGo={go} onSubmit={askOrSubmit} />
      {confirms && (
        <SubmitQuizDialog
          unanswered={total - answered}
          total={total}
          onSubmit={submit}
          onGoToUnanswered={() => {
            go(firstOpen)
            setConfirms(false)
          }}
          onClose={() => setConfirms(false)}
        />
      )}
      {guard.asks && (
        <LeaveDialog
          what="Quiz"
          answered={answered}
          hasClock={attempt.endsAt !== null}
          isKept={keeping !== 'refused'}
          onLeave={guard.leave}
          onStay={guard.stay}
        />
      )}
    </>
  )
}
