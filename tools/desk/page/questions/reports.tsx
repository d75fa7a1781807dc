import { useId, useState } from 'react'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { TextAreaField } from '@/ui/form/field'
import { EmptyPanel } from '@/ui/panels'
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

function ReportedQuestion({ reported }: { reported: Reported }) {
  const [isAnswering, setAnswering] = useState(false)
  const { testKey, testTitle, questionId, questionText, reports } = reported
  const waiting = reports.filter(({ status }) => status === 'received').length
  return (
    <li>
      <Card className="p-5 wrap-anywhere">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{testTitle}</p>
          {waiting > 0 ? (
            <Chip tone="warning">{waiting === 1 ? '1 waits' : `${waiting} wait`}</Chip>
          ) : (
            <Chip tone="success">Answered</Chip>
          )}
        </div>
        <p className="mt-2 font-medium">{questionText}</p>
        <ul className="mt-3 grid gap-2">
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

/** Reported questions; those that wait come first. */
export function Reports() {
  const read = useRead('questionReports', {})
  const isWaiting = ({ reports }: Reported) => reports.some(({ status }) => status === 'received')
  return (
    <ShownRead
      read={read}
      what="the reports"
      renderData={(all) =>
        all.length === 0 ? (
          <EmptyPanel title="No question was reported" />
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
