import { useState } from 'react'
import { paths } from '@/config/paths'
import { toggleOption } from '@/domain/answer'
import type { Paper } from '@/domain/paper'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import {
  answering,
  countAnswered,
  type RunningSitting,
  type SittingAction,
} from '@/domain/sitting/sitting-state'
import { type Keeping, type SittingClock, TakeOverNotice } from '@/features/attempts'
import { ReportQuestion, useReporting } from '@/features/reports'
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard'
import { LeaveDialog } from '@/ui/dialog/leave-dialog'
import { WithSet } from '@/ui/question/question-set'
import { useQuizKeys } from '../hooks/use-quiz-keys'
import { useUnloadWarning } from '../hooks/use-unload-warning'
import { PlayerActions } from './player-actions'
import { QuizClock } from './quiz-clock'
import { QuizProgress } from './quiz-progress'
import { QuizQuestion } from './quiz-question'
import { SubmitQuizDialog } from './submit-quiz-dialog'

/** Timer, progress, one question at a time, Previous, Next and Submit (spec section 2, quiz player). */
export function QuizPlayer({
  testKey,
  paper,
  sitting,
  keeping,
  clock,
  act,
  onTakeOver,
}: {
  testKey: string
  paper: Paper
  sitting: RunningSitting
  keeping: Keeping
  clock: SittingClock
  act: (action: SittingAction) => void
  /** Goes on with what another device has begun, of which the account has told late; null when none is known. */
  onTakeOver: (() => void) | null
}) {
  const [confirms, setConfirms] = useState(false)
  const reporting = useReporting({ key: testKey, title: paper.title }, { asks: false })
  const guard = useLeaveGuard(true, paths.contentQuizzes)
  const answered = countAnswered(sitting.questions)
  const isKept = keeping.status !== 'refused'
  useUnloadWarning(!isKept && answered > 0)

  const { current: place, questions } = sitting
  const total = questions.length
  const question = paper.questions[place]
  const firstOpen = questions.findIndex(({ option }) => option === null)

  const submit = () => act({ type: 'submit' })
  const askOrSubmit = () => {
    if (answered === 0) return
    if (firstOpen < 0) submit()
    else setConfirms(true)
  }
  const chosen = questions[place]?.option ?? null
  const answer = (option: number | null) => act(answering(question?.kind, chosen, option))
  useQuizKeys(question?.options.length ?? 0, (command) => {
    if (command.type === 'choose')
      answer(question?.kind === 'several' ? toggleOption(chosen, command.option) : command.option)
    if (command.type === 'previous') act({ type: 'step', by: -1 })
    if (command.type === 'next' || (command.type === 'onward' && place < total - 1))
      act({ type: 'step', by: 1 })
    if (command.type === 'onward' && place === total - 1) askOrSubmit()
  })

  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 text-xl sm:text-2xl">{paper.title}</h1>
        <QuizClock sitting={sitting} clock={clock} onEnd={() => act({ type: 'tick' })} />
      </header>
      {onTakeOver && answered === 0 && (
        <TakeOverNotice what="quiz" onTakeOver={onTakeOver} className="mb-5 p-4" />
      )}
      <QuizProgress place={place} answered={answered} total={total} keeping={keeping} />
      <div className="my-7">
        {question && (
          <WithSet paper={paper} question={question} frame="page">
            <QuizQuestion
              key={question.id}
              paper={paper}
              number={place + 1}
              question={question}
              chosen={chosen}
              onAnswer={answer}
              report={
                <ReportQuestion
                  reporting={reporting}
                  questionId={question.id}
                  text={question.text}
                  className="mt-4"
                />
              }
            />
          </WithSet>
        )}
      </div>
      <PlayerActions
        place={place}
        total={total}
        answered={answered}
        onStep={(by) => act({ type: 'step', by })}
        onSubmit={askOrSubmit}
      />
      {confirms && (
        <SubmitQuizDialog
          unanswered={total - answered}
          total={total}
          onSubmit={submit}
          onGoToUnanswered={() => {
            act({ type: 'go', to: firstOpen })
            setConfirms(false)
          }}
          onClose={() => setConfirms(false)}
        />
      )}
      {guard.asks && (
        <LeaveDialog
          what="Quiz"
          answered={answered}
          hasClock={!hasNoLimit(sitting)}
          isKept={isKept}
          onLeave={guard.leave}
          onStay={guard.stay}
        />
      )}
    </>
  )
}
