import { useCallback, useRef, useState } from 'react'
import type { Paper } from '@/domain/paper'
import { chosenOptions, pressOf } from '@/domain/question/kinds'
import { refIn } from '@/domain/question/ref'
import type { ExtraTime } from '@/domain/sitting/extra-time'
import { hasNoLimit, reachable, sectionAfter } from '@/domain/sitting/sitting-sections'
import { countAnswered, type RunningSitting, type SittingAction } from '@/domain/sitting/sitting-state'
import { StarQuestion } from '@/features/learning'
import { ReportQuestion } from '@/features/reports'
import type { SaveState, SittingClock, useStrikes } from '@/features/sitting'
import { t } from '@/language/text'
import { useReporting } from '@/own/reports/use-reporting'
import { LeaveGuard } from '@/ui/dialog/leave-guard'
import { PageTitle } from '@/ui/page-title'
import { useClockHidden } from '@/ui/question/clock-toggle'
import { CalculatorButton, CalculatorTool } from '../calculator/calculator-tool'
import { useExamKeys } from '../hooks/use-exam-keys'
import { enterFullscreen, fullscreenExists, useFullscreen } from '../hooks/use-fullscreen'
import type { ExamCommand } from '../model/exam-keys'
import { AnswerAnnouncer } from './answer-announcer'
import { AnswerBar, ClearResponse } from './answer-bar'
import { ExamDialog } from './dialogs/exam-dialog'
import type { ExamDialogName } from './dialogs/exam-dialog-props'
import { QuestionBar } from './question-bar'
import { QuestionView } from './question-view'
import { SectionTabs } from './section-tabs'
import { SidePanel } from './side-panel'
import { TestHeader } from './test-header'
import { useTextSize } from './text-size'
import { TimeAnnouncer } from './time-announcer'
import { NoTimeLimit, Timer, TimeToggle } from './timer'

/** Which dialog is open. It closes when its section ends, so that nothing is confirmed for the next section. */
function useDialog(section: number | null) {
  const [dialog, setDialog] = useState<{ name: ExamDialogName; section: number | null } | null>(null)
  const set = (name: ExamDialogName | null) => setDialog(name && { name, section })
  return [dialog?.section === section ? dialog.name : null, set] as const
}

/** The exam screen while the test runs (spec section 2, test taker). */
export function TestScreen({
  testKey,
  paper,
  extra,
  sitting,
  owner,
  strikes,
  keeping,
  synced,
  clock,
  act,
  elsewhere,
}: {
  testKey: string
  paper: Paper
  extra: ExtraTime
  sitting: RunningSitting
  owner: string
  strikes: ReturnType<typeof useStrikes>
  keeping: SaveState
  /** The student's account has everything that the screen shows. */
  synced: boolean
  clock: SittingClock
  act: (action: SittingAction) => void
  /** Where Back leads when no page comes before this one. */
  elsewhere: string
}) {
  const [timeRequests, setTimeRequests] = useState(0)
  const textSize = useTextSize()
  const [isClockHidden, toggleClock] = useClockHidden()
  const reporting = useReporting({ key: testKey, title: paper.title }, { asks: false })
  const { current, questions, open } = sitting
  const [dialog, setDialog] = useDialog(open?.section ?? null)
  const hasClock = !hasNoLimit(sitting)
  const inFullscreen = useFullscreen(() => {
    if (!hasClock) return
    act({ type: 'exit' })
    if (!dialog) setDialog('fullscreen')
  })
  // Memoised, so that the palette's cells do not render again.
  const goTo = useCallback((to: number) => act({ type: 'go', to }), [act])
  const question = paper.questions[current]
  const state = questions[current]
  const chosen = state?.option ?? null
  const answer = (option: number | null) => {
    act(option === null ? { type: 'clear' } : { type: 'choose', option })
    strikes.restore(current, chosenOptions(question ?? {}, option))
  }
  const toggle = (option: number) => {
    act({ type: 'toggle', option })
    strikes.restore(current, [option])
  }
  const press = { choose: answer, toggle }
  const strike = (option: number) => {
    if (!chosenOptions(question ?? {}, chosen).includes(option)) strikes.toggle(current, option)
  }
  const [hasCalculator, setCalculator] = useState(false)
  const calculatorButton = useRef<HTMLButtonElement>(null)
  const toggleCalculator = () => setCalculator((isOpen) => !isOpen)
  const deadline = open?.deadline ?? sitting.deadline
  const close = () => setDialog(null)
  const saveAndNext = () => {
    act({ type: 'save-and-next' })
    if (current === reachable(sitting)[1]) setDialog(sectionAfter(sitting) ? 'section' : 'submit')
  }

  useExamKeys(question?.options.length ?? 0, (command: ExamCommand) => {
    if (command.type === 'mark-and-next' || command.type === 'clear') act(command)
    if (command.type === 'choose') press[pressOf(question ?? {})](command.option)
    if (command.type === 'strike') strike(command.option)
    if (command.type === 'calculator' && paper.calculator) toggleCalculator()
    if (command.type === 'previous') act({ type: 'step', by: -1 })
    if (command.type === 'next') act({ type: 'step', by: 1 })
    if (command.type === 'save-and-next') saveAndNext()
    if (command.type === 'open') setDialog(command.dialog)
    if (command.type === 'say-time') setTimeRequests((times) => times + 1)
    if (command.type === 'text-size') textSize.change(command.by)
  })

  const timer = hasClock && (
    <Timer
      // A new deadline starts a new countdown.
      key={deadline}
      deadline={deadline}
      clock={clock}
      label={open ? t('Time left in this section') : t('Time left')}
      isHidden={isClockHidden}
      onEnd={() => act({ type: 'tick' })}
    />
  )
  return (
    <div className="whole-screen may-scroll @container flex flex-col">
      <PageTitle title={paper.title} />
      <TestHeader
        title={paper.title}
        sitting={sitting}
        keeping={keeping}
        synced={synced}
        timer={timer || <NoTimeLimit back={elsewhere} />}
        onSubmit={() => setDialog('submit')}
      />
      {hasClock ? (
        <TimeAnnouncer key={deadline} deadline={deadline} clock={clock} requests={timeRequests} />
      ) : (
        <p role="status" className="sr-only">
          {timeRequests > 0 && t('No time limit.')}
        </p>
      )}
      <AnswerAnnouncer question={question} chosen={chosen} />
      {paper.sections.length > 0 && <SectionTabs sitting={sitting} sections={paper.sections} onGo={goTo} />}
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_auto]">
        {question && (
          <QuestionView
            paper={paper}
            question={question}
            index={current}
            chosen={chosen}
            size={textSize.percent}
            bar={
              <QuestionBar
                question={question}
                marked={state?.marked ?? false}
                textSize={textSize}
                owner={owner}
                calculator={
                  paper.calculator && (
                    <CalculatorButton
                      ref={calculatorButton}
                      isOpen={hasCalculator}
                      onPress={toggleCalculator}
                    />
                  )
                }
                timeToggle={
                  hasClock && (
                    <TimeToggle
                      key={deadline}
                      deadline={deadline}
                      clock={clock}
                      isHidden={isClockHidden}
                      onToggle={toggleClock}
                    />
                  )
                }
                onEnterFullscreen={
                  fullscreenExists() && !inFullscreen ? () => void enterFullscreen() : undefined
                }
                onShowKeys={() => setDialog('keys')}
              />
            }
            onAnswer={answer}
            onToggle={toggle}
            strikes={{ struck: strikes.struckIn(current), onStrike: strike }}
            tools={<ClearResponse sitting={sitting} act={act} className="mt-6 lg:hidden" />}
            report={
              <div key={question.id} className="mt-5 flex flex-wrap items-center gap-x-5">
                <StarQuestion question={refIn(testKey, question.id)} />
                <ReportQuestion reporting={reporting} questionId={question.id} text={question.text} />
              </div>
            }
          />
        )}
        <SidePanel sitting={sitting} sections={paper.sections} onGo={goTo} onOpen={setDialog} />
      </div>
      {paper.calculator && (
        <CalculatorTool
          kind={paper.calculator}
          isOpen={hasCalculator}
          onClose={() => {
            setCalculator(false)
            calculatorButton.current?.focus()
          }}
        />
      )}
      <AnswerBar
        sitting={sitting}
        act={act}
        onNext={saveAndNext}
        onOpenPalette={() => setDialog('palette')}
      />
      <LeaveGuard
        what="Test"
        elsewhere={elsewhere}
        answered={countAnswered(questions)}
        hasClock={hasClock}
        isKept={keeping.status !== 'refused'}
      />
      {dialog && (
        <ExamDialog
          key={dialog}
          name={dialog}
          paper={paper}
          extra={extra}
          sitting={sitting}
          timer={timer}
          onGo={(to) => {
            goTo(to)
            close()
          }}
          onOpen={setDialog}
          onSubmit={() => act({ type: 'submit' })}
          onSubmitSection={() => {
            act({ type: 'submit-section' })
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
