import { useId, useState } from 'react'
import { keyText } from '@/domain/question/kinds'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { TextAreaField } from '@/ui/form/field'
import { EmptyPanel } from '@/ui/panels'
import { QuestionPicture } from '@/ui/question/question-picture'
import { QuestionLanguages, QuestionText } from '@/ui/question/question-text'
import { ReviewedAnswer } from '@/ui/question/reviewed-question'
import type { OutputOf } from '../call'
import { formatMoment } from '../format'
import { ShownRead } from '../shown-read'
import { useChange, useRead } from '../use-action'
import { correctionAddress } from './addresses'

type Reported = OutputOf<'questionReports'>[number]

/** The answer that students read, and the decision. */
function AnswerForm({ reported, onDone }: { reported: Reported; onDone: () => void }) {
  const [text, setText] = useState('')
  const [status, setStatus] = useState<'corrected' | 'no-change'>('no-change')
  const answer = useChange('answerReports')
  const name = useId()
  return (
    <form
      className="mt-4 grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        const { testKey: test, questionId: question } = reported
        answer.mutate({ test, question, status, answer: text.trim() || null }, { onSuccess: onDone })
      }}
    >
      <fieldset className="flex flex-wrap gap-5">
        <legend className="mb-2 text-sm font-medium">Decision</legend>
        {(
          [
            ['no-change', 'The question is right'],
            ['corrected', 'It was wrong and is corrected'],
          ] as const
        ).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              className="size-5 accent-primary"
              checked={status === value}
              onChange={() => setStatus(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label="Answer"
        hint="Everybody who reported the question reads it. At most 1,000 characters."
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {answer.error && (
        <p role="alert" className="text-error">
          {answer.error.message}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" look="primary" disabled={answer.isPending}>
          {answer.isPending ? 'Sending …' : 'Send answer'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}

/** The question as students see it, with its key marked; its stored text where the test no longer has it. */
function QuestionWithKey({ reported }: { reported: Reported }) {
  const read = useRead('readTest', { test: reported.testKey })
  const questions = read.data?.questions ?? []
  const index = questions.findIndex(({ id }) => id === reported.questionId)
  const question = questions[index]
  if (!question)
    return (
      <>
        <p className="mt-2 font-medium">{reported.questionText}</p>
        {!read.isPending && (
          <p className="mt-2 text-sm text-warning">
            {read.error?.message ?? 'This question is no longer in the test.'}
          </p>
        )}
      </>
    )
  return (
    <QuestionLanguages question={question}>
      <p className="mt-2 text-sm font-medium">
        Question {index + 1} of {questions.length}
      </p>
      <QuestionText text={question.text} className="mt-2 text-reading" />
      <QuestionPicture image={question.image} number={index + 1} />
      <div className="mt-3">
        <ReviewedAnswer outcome={{ question, chosen: null, outcome: 'unanswered' }} />
      </div>
      <p className="mt-3 text-sm text-muted">Key: {keyText(question, question.correctAnswer)}</p>
    </QuestionLanguages>
  )
}

function ReportedQuestion({ reported }: { reported: Reported }) {
  const [isAnswering, setAnswering] = useState(false)
  const { testKey, testTitle, packageTitle, questionId, reports } = reported
  const waiting = reports.filter(({ status }) => status === 'received').length
  return (
    <li>
      <Card className="p-5 wrap-anywhere">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{[testTitle, packageTitle].filter(Boolean).join(' · ')}</p>
          {waiting > 0 ? (
            <Chip tone="warning">
              {waiting === 1 ? '1 report to answer' : `${waiting} reports to answer`}
            </Chip>
          ) : (
            <Chip tone="success">Answered</Chip>
          )}
        </div>
        <QuestionWithKey reported={reported} />
        <p className="mt-4 text-sm font-medium">What students say</p>
        <ul className="mt-1 grid gap-2">
          {reports.map(({ at, reason, text, answer }) => (
            <li key={at}>
              <span className="font-medium">{reason}</span>
              {text && <>: {text}</>}
              <span className="text-sm text-muted"> · {formatMoment(at)}</span>
              {answer && <p className="text-sm text-muted">Answered: {answer}</p>}
            </li>
          ))}
        </ul>
        {isAnswering ? (
          <AnswerForm reported={reported} onDone={() => setAnswering(false)} />
        ) : (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look={waiting > 0 ? 'primary' : 'outline'} onClick={() => setAnswering(true)}>
              {waiting > 0 ? 'Answer' : 'Answer again'}
            </Button>
            <ButtonLink to={correctionAddress(testKey, questionId)}>Correct the key</ButtonLink>
          </div>
        )}
      </Card>
    </li>
  )
}

/** Reported questions; those without an answer come first. */
export function Reports() {
  const read = useRead('questionReports', {})
  const isWaiting = ({ reports }: Reported) => reports.some(({ status }) => status === 'received')
  return (
    <ShownRead
      read={read}
      what="the reports"
      renderData={(all) =>
        all.length === 0 ? (
          <EmptyPanel title="No reports yet" />
        ) : (
          <ul className="grid gap-3">
            {[...all.filter(isWaiting), ...all.filter((one) => !isWaiting(one))].map((reported) => (
              <ReportedQuestion key={`${reported.testKey} ${reported.questionId}`} reported={reported} />
            ))}
          </ul>
        )
      }
    />
  )
}
