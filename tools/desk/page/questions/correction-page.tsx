import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { keyText } from '@/domain/question/kinds'
import { toggleOption } from '@/domain/question/kinds/several'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { showAlert } from '@/ui/dialog/alert-store'
import { TextAreaField } from '@/ui/form/field'
import { AnswerInput } from '@/ui/question/answer-input'
import { QuestionText } from '@/ui/question/question-text'
import { indiaDay } from '../../../content/india-moment'
import type { InputOf, OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { ShownRead } from '../shown-read'
import { useChange, useRead } from '../use-action'
import { useNavigateFromHere } from '../use-navigate-from-here'
import { testAddress } from './addresses'

type Question = OutputOf<'readTest'>['questions'][number]
type Change = InputOf<'correct'>['change']

/** Characters of a reason (src/content/corrections). */
const longestReason = 300

const ways = [
  ['key', 'Another answer is right'],
  ['also', 'One more answer is right'],
  ['full-marks', 'Everybody gets full marks'],
  ['drop', 'The question does not count'],
] as const

function changeOf(by: Change['by'], question: Question, answer: number | null): Change | null {
  if (by === 'full-marks' || by === 'drop') return { by }
  return answer === null ? null : { by, text: keyText(question, answer) }
}

function Decision({ by, onChoose }: { by: Change['by']; onChoose: (by: Change['by']) => void }) {
  const name = useId()
  return (
    <fieldset className="mt-6 grid gap-1">
      <legend className="mb-2 font-semibold">Decision</legend>
      {ways.map(([value, label]) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            className="size-5 accent-primary"
            checked={by === value}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function CorrectionForm({ named, question }: { named: string; question: Question }) {
  const [by, setBy] = useState<Change['by']>('key')
  const [answer, setAnswer] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const show = useChange('showCorrection')
  const correct = useChange('correct')
  const navigate = useNavigateFromHere()
  const textId = useId()
  const asksAnswer = by === 'key' || by === 'also'

  async function submit() {
    const change = changeOf(by, question, answer)
    if (!change) return setProblem('Choose the right answer.')
    if (reason.trim() === '') return setProblem('Write a reason: students read why their marks have changed.')
    setProblem(null)
    const wanted = { test: named, question: question.id, change, reason }
    try {
      const { keyBefore, keyAfter, copies } = await show.mutateAsync(wanted)
      const days = copies.map((path) => indiaDay(path.slice(path.indexOf('/') + 1))).join(', ')
      const daily = days && ` The daily quiz of ${days} asks this question too, and changes with it.`
      const isSure = await showAlert(
        `The key changes from ${keyBefore} to ${keyAfter}. Everybody who answered the question gets the corrected marks, and reads your reason.${daily}`,
        ['Cancel', 'Correct the key'],
      )
      if (!isSure) return
      await correct.mutateAsync(wanted)
      await navigate(testAddress(named), { state: 'corrected' })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Card className="p-5">
        <QuestionText id={textId} text={question.text} className="font-medium" />
        <p className="mt-3 text-muted">Key until now: {keyText(question, question.correctAnswer)}</p>
        <Decision by={by} onChoose={setBy} />
        {asksAnswer && (
          <div className="mt-6">
            <p className="mb-3 font-semibold">
              {by === 'also' ? 'Answer that is right too' : 'Right answer'}
            </p>
            <AnswerInput
              labelledBy={textId}
              question={question}
              answer={answer}
              onAnswer={setAnswer}
              onToggle={(option) => setAnswer(toggleOption(answer, option))}
            />
          </div>
        )}
        <div className="mt-6">
          <TextAreaField
            label="Reason"
            hint={`Students read it with their changed marks. At most ${longestReason} characters.`}
            maxLength={longestReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        {problem && (
          <p role="alert" className="mt-4 text-error">
            {problem}
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={show.isPending || correct.isPending}>
            {correct.isPending ? 'Correcting …' : 'Correct the key'}
          </Button>
          <ButtonLink to={testAddress(named)}>Cancel</ButtonLink>
        </div>
        {correct.isPending && <p className="mt-3 text-sm text-muted">{correct.lines.at(-1)}</p>}
      </Card>
    </form>
  )
}

/** Corrects the key of one question, with the reason that students read. */
export function CorrectionPage() {
  const [search] = useSearchParams()
  const named = search.get('test') ?? ''
  const id = search.get('question')
  const read = useRead('readTest', { test: named })
  return (
    <DeskPage title="Correct a key">
      <ShownRead
        read={read}
        what="the test"
        renderData={({ title, questions }) => {
          const index = questions.findIndex((question) => question.id === id)
          const question = questions[index]
          return question ? (
            <>
              <p className="mt-1 text-muted wrap-anywhere">
                {title}, question {index + 1} of {questions.length}
              </p>
              <CorrectionForm named={named} question={question} />
            </>
          ) : (
            <p role="alert" className="mt-6">
              This test has no such question. Its id may have been changed.
            </p>
          )
        }}
      />
    </DeskPage>
  )
}
