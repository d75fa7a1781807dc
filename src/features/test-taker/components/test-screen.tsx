import { useState } from 'react'
import { PageTitle } from '@/ui/page-title'
import { useExamKeys } from '../hooks/use-exam-keys'
import { enterFullscreen, fullscreenExists, useFullscreen } from '../hooks/use-fullscreen'
import type { Keeping } from '../model/attempt-keeper'
import type { ExamCommand } from '../model/exam-keys'
import type { Paper } from '../model/paper'
import type { RunningSession, SessionAction } from '../model/session-state'
import { AnswerBar, QuestionTools } from './answer-bar'
import { FullscreenPrompt } from './fullscreen-prompt'
import { PaletteSheet } from './palette-sheet'
import { QuestionView } from './question-view'
import { SidePanel } from './side-panel'
import { SubmitDialog } from './submit-dialog'
import { TestHeader } from './test-header'
import { Timer } from './timer'

/** The exam screen while the test runs (spec section 2, test taker). */
export function TestScreen({
  paper,
  session,
  keeping,
  act,
}: {
  paper: Paper
  session: RunningSession
  keeping: Keeping
  act: (action: SessionAction) => void
}) {
  const [dialog, setDialog] = useState<'none' | 'palette' | 'submit'>('none')
  const fullscreen = useFullscreen()
  const { current, questions, deadline } = session
  const question = paper.questions[current]
  const state = questions[current]
  const optionCount = question?.options.length ?? 0
  const close = () => setDialog('none')
  const askToSubmit = () => setDialog('submit')
  const goTo = (to: number) => act({ type: 'go', to })
  const saveAndNext = () => {
    act({ type: 'save-and-next' })
    if (current === questions.length - 1) askToSubmit()
  }

  useExamKeys(optionCount, (command: ExamCommand) => {
    if (command.type === 'choose') act(command)
    if (command.type === 'previous') goTo(current - 1)
    if (command.type === 'next') goTo(current + 1)
    if (command.type === 'save-and-next') saveAndNext()
  })

  const timer = (className: string) => (
    <Timer deadline={deadline} onEnd={() => act({ type: 'tick' })} className={className} />
  )
  return (
    <div className="whole-screen flex flex-col">
      <PageTitle title={paper.title} />
      <TestHeader
        title={paper.title}
        session={session}
        keeping={keeping}
        timer={timer('text-xl lg:text-[22px]')}
        onEnterFullscreen={
          fullscreenExists() && !fullscreen.active ? () => void enterFullscreen() : undefined
        }
        onSubmit={askToSubmit}
      />
      <div className="grid min-h-0 flex-1 lg:grid-cols-[1fr_336px]">
        {question && (
          <QuestionView
            question={question}
            index={current}
            chosen={state?.option ?? null}
            marked={state?.marked ?? false}
            onChoose={(option) => act({ type: 'choose', option })}
            tools={<QuestionTools session={session} act={act} className="mt-6 flex lg:hidden" />}
          />
        )}
        <SidePanel session={session} onGo={goTo} />
      </div>
      <AnswerBar
        session={session}
        act={act}
        onNext={saveAndNext}
        onOpenPalette={() => setDialog('palette')}
      />
      {dialog === 'palette' && (
        <PaletteSheet
          session={session}
          onGo={(to) => {
            goTo(to)
            close()
          }}
          onSubmit={askToSubmit}
          onClose={close}
        />
      )}
      {dialog === 'submit' && (
        <SubmitDialog
          session={session}
          timer={timer('text-text')}
          onSubmit={() => act({ type: 'submit' })}
          onClose={close}
        />
      )}
      {fullscreen.left && dialog === 'none' && <FullscreenPrompt onDismiss={fullscreen.dismiss} />}
    </div>
  )
}
