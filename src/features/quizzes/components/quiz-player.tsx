import { type ComponentType, useState } from 'react'
import type { Paper } from '@/domain/paper'
import { pressOf } from '@/domain/question/kinds'
import { refIn } from '@/domain/question/ref'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import { countAnswered, type RunningSitting, type SittingAction } from '@/domain/sitting/sitting-state'
import { placesOf, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { StarQuestion } from '@/features/learning'
import { ReportQuestion } from '@/features/reports'
import { type SaveState, type SittingClock, TakeOverNotice } from '@/features/sitting'
import { useReporting } from '@/own/reports/use-reporting'
import { LeaveGuard } from '@/ui/dialog/leave-guard'
import { useQuestionKeys } from '@/ui/question/use-question-keys'
import { useUnloadWarning } from '../hooks/use-unload-warning'
import { PlayerActions } from './player-actions'
import { PlayerScreen } from './player-screen'
import { QuizClock } from './quiz-clock'
import { QuizProgress } from './quiz-progress'
import { SubmitQuizDialog } from './submit-quiz-dialog'

/** What a player shows of a running attempt, and how it changes it. */
export interface PlayerProps {
  test: TestRef
  paper: Paper
  sitting: RunningSitting
  keeping: SaveState
  clock: SittingClock
  act: (action: SittingAction) => void
  /** Continues an attempt of another device, which the account reported late; null when there is none. */
  onTakeOver: (() => void) | null
}
export type ShortTestPlayer = ComponentType<PlayerProps>

/** Timer, progress, one question at a time, Previous, Next and Submit (spec section 2, quiz player). */
export function QuizPlayer({ test, paper, sitting, keeping, clock, act, onTakeOver }: PlayerProps) {
  const what = 'practiceId' in test ? 'Practice' : 'Quiz'
  const [confirms, setConfirms] = useState(false)
  const reporting = useReporting({ key: testKey(test), title: paper.title }, { asks: false })
  const answered = countAnswered(sitting.questions)
  const isKept = keeping.status !== 'refused'
  const hasClock = !hasNoLimit(sitting)
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
  useQuestionKeys(question?.options.length ?? 0, (command) => {
    if (command.type === 'choose') act({ type: pressOf(question ?? {}), option: command.option })
    if (command.type === 'previous') act({ type: 'step', by: -1 })
    if (command.type === 'next' || (command.type === 'onward' && place < total - 1))
      act({ type: 'step', by: 1 })
    if (command.type === 'onward' && place === total - 1) askOrSubmit()
  })

  return (
    <>
      <PlayerScreen
        paper={paper}
        number={place + 1}
        question={question}
        clock={<QuizClock sitting={sitting} clock={clock} onEnd={() => act({ type: 'tick' })} />}
        progress={
          <>
            {onTakeOver && answered === 0 && <TakeOverNotice onTakeOver={onTakeOver} className="mb-5 p-4" />}
            <QuizProgress place={place} answered={answered} total={total} keeping={keeping} />
          </>
        }
        answer={questions[place]?.option ?? null}
        onAnswer={(option) => act(option === null ? { type: 'clear' } : { type: 'choose', option })}
        onToggle={(option) => act({ type: 'toggle', option })}
        under={
          question && (
            <>
              <StarQuestion question={refIn(testKey(test), question.id)} />
              <ReportQuestion reporting={reporting} questionId={question.id} text={question.text} />
            </>
          )
        }
        actions={
          <PlayerActions
            place={place}
            total={total}
            answered={answered}
            onStep={(by) => act({ type: 'step', by })}
            onSubmit={askOrSubmit}
          />
        }
      />
      {confirms && (
        <SubmitQuizDialog
          what={what}
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
      <LeaveGuard
        what={what}
        elsewhere={placesOf(test).back}
        answered={answered}
        hasClock={hasClock}
        isKept={isKept}
      />
    </>
  )
}
