import { useState } from 'react'
import type { Paper } from '@/domain/paper'
import { practiceTitleText } from '@/domain/practice-title'
import { refIn } from '@/domain/question/ref'
import type { QuestionState } from '@/domain/sitting/sitting-state'
import { testKey } from '@/domain/sitting/test-ref'
import { StarQuestion } from '@/features/learning'
import type { PlayerProps } from '@/features/quizzes'
import { QuizProgress, useUnloadWarning } from '@/features/quizzes'
import { ReportQuestion } from '@/features/reports'
import { usePlaces } from '@/features/sitting'
import { t } from '@/language/text'
import { useReporting } from '@/own/reports/use-reporting'
import { Button } from '@/ui/button'
import { StudyQuestion } from '@/ui/question/study-question'
import { FinishDialog } from './finish-dialog'

/** Whether what is right has been shown: it was answered, or given up. */
const isShown = ({ option, marked }: QuestionState) => option !== null || marked

/** The question to go on with after the one at `place`; -1 when all have been shown. */
function nextOpen(questions: readonly QuestionState[], place: number): number {
  const after = questions.findIndex((state, index) => index > place && !isShown(state))
  return after >= 0 ? after : questions.findIndex((state, index) => index !== place && !isShown(state))
}

/**
 * Study mode: each question says at once what is right and why. It has no clock; leaving it is a pause, and it can be
 * finished at any time.
 */
export function StudyPlayer({ test, paper, sitting, keeping, act }: PlayerProps) {
  const [confirms, setConfirms] = useState(false)
  const { back } = usePlaces(test)
  const reporting = useReporting({ key: testKey(test), title: paper.title }, { asks: false })
  const { current: place, questions } = sitting
  const shown = questions.filter(isShown).length
  useUnloadWarning(keeping.status === 'refused' && shown > 0)
  const question: Paper['questions'][number] | undefined = paper.questions[place]
  const state = questions[place]
  const next = nextOpen(questions, place)
  const left = questions.length - shown
  const finish = () => act({ type: 'finish' })
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 text-xl sm:text-2xl">{practiceTitleText(paper.title)}</h1>
        <Button onClick={() => (left === 0 ? finish() : setConfirms(true))}>{t('Finish')}</Button>
      </header>
      <QuizProgress counts="done" place={place} answered={shown} total={questions.length} keeping={keeping} />
      <div className="mt-7">
        {question && state && (
          <StudyQuestion
            paper={paper}
            question={question}
            number={place + 1}
            answered={isShown(state) ? { answer: state.option } : undefined}
            onCheck={({ answer }) =>
              act(answer === null ? { type: 'give-up' } : { type: 'choose', option: answer })
            }
            onNext={() => (next < 0 ? finish() : act({ type: 'go', to: next }))}
            nextLabel={next < 0 ? t('See results') : t('Next question')}
            foot={
              <div className="mt-4 flex flex-wrap items-center gap-x-5">
                <StarQuestion question={refIn(testKey(test), question.id)} />
                <ReportQuestion reporting={reporting} questionId={question.id} text={question.text} />
              </div>
            }
          />
        )}
      </div>
      {confirms && (
        <FinishDialog
          left={left}
          total={questions.length}
          back={back}
          onFinish={finish}
          onClose={() => setConfirms(false)}
        />
      )}
    </>
  )
}
