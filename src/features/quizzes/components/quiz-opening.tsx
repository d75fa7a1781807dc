import { useEffect, useEffectEvent, useRef } from 'react'
import { paths } from '@/config/paths'
import type { Paper } from '@/domain/paper'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { ItemHead } from '@/ui/item/item-head'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { useQuestionKeys } from '@/ui/question/use-question-keys'
import { PlayerActions } from './player-actions'
import { PlayerScreen } from './player-screen'
import { TimeLeft } from './quiz-clock'
import { QuizProgress } from './quiz-progress'

/** The option that was pressed before the code was here, which the browser alone has shown. */
const pressedIn = (element: Element | null) =>
  [...(element?.querySelectorAll('input') ?? [])].findIndex(({ checked }) => checked)

/**
 * The first question while the attempt is being opened: it can be read and answered, and not left. Its clock stands. In the
 * HTML of a page it is what a visitor sees first (docs/decisions/075).
 */
export function QuizOpening({
  quizId,
  paper,
  answer,
  onAnswer,
}: {
  quizId: string
  paper: Paper
  /** Of its first question, so far. */
  answer: number | null
  onAnswer: (option: number) => void
}) {
  const screen = useRef<HTMLDivElement>(null)
  const [question] = paper.questions
  const total = paper.questions.length
  const take = useEffectEvent(onAnswer)
  useEffect(() => {
    const pressed = pressedIn(screen.current)
    if (pressed >= 0) take(pressed)
  }, [])
  useQuestionKeys(question?.options.length ?? 0, (command) => {
    if (command.type === 'choose') onAnswer(command.option)
  })
  return (
    <div ref={screen} className="quiz-opening">
      <ItemHead
        kind="quiz"
        title={paper.title}
        description={null}
        path={paths.quizPreview(quizId)}
        image={null}
        under={[{ name: t('Quizzes'), path: paths.contentQuizzes }]}
        data={null}
      />
      <PaperLanguages paper={paper} owner={visitor}>
        <PlayerScreen
          paper={paper}
          number={1}
          question={question}
          clock={
            paper.minutes === 0 ? (
              <p className="text-sm text-muted">{t('No time limit')}</p>
            ) : (
              <div className="flex items-center gap-1">
                {/* The room of what hides the clock. */}
                <span className="size-11" />
                <TimeLeft seconds={paper.minutes * 60} />
              </div>
            )
          }
          progress={<QuizProgress place={null} answered={0} total={total} keeping={{ status: 'unsaved' }} />}
          answer={answer}
          onAnswer={(option) => option !== null && onAnswer(option)}
          onToggle={onAnswer}
          under={null}
          actions={
            <fieldset disabled className="contents">
              <PlayerActions place={0} total={total} answered={0} onStep={noStep} onSubmit={noStep} />
            </fieldset>
          }
        />
      </PaperLanguages>
    </div>
  )
}

/** Nothing leads on before the attempt is stored. */
const noStep = () => undefined
