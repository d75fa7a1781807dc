import { type FormEvent, useId, useRef, useState } from 'react'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { toAppError } from '@/lib/app-error'
import { type ReportedQuestion, reasons, reportForm, reportLimits } from '@/own/reports/report'
import { reportQuestion } from '@/own/reports/use-reporting'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { TextAreaField } from '@/ui/form/field'
import { Spinner } from '@/ui/spinner'

type Faults = Partial<Record<'reason' | 'text', string>>

/** The first message of each field that is wrong; null where the form can be sent. */
function check(form: HTMLFormElement) {
  const parsed = reportForm.safeParse(Object.fromEntries(new FormData(form)))
  if (parsed.success) return { values: parsed.data, faults: null }
  const faults: Faults = {}
  for (const { path, message } of parsed.error.issues) {
    if (path[0] === 'reason' || path[0] === 'text') faults[path[0]] ??= message
  }
  return { values: null, faults }
}

function Reasons({ error, onChoose }: { error: string | undefined; onChoose: () => void }) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} aria-required aria-describedby={error && `${id}-error`}>
      <p id={id} className="mb-1.5 text-sm font-medium">
        {t('What is wrong?')}
      </p>
      {Object.entries(reasons).map(([reason, words]) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
          <input
            type="radio"
            name="reason"
            value={reason}
            onChange={onChoose}
            className="size-5 flex-none cursor-pointer appearance-none rounded-full border-2 border-muted bg-background transition-colors checked:border-6 checked:border-primary hover:border-text checked:hover:border-secondary forced-colors:appearance-auto"
          />
          {words}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** Asks what is wrong with a question. The form needs no library: the exam would load it for two fields (docs/decisions/007). */
export function ReportDialog({
  owner,
  question,
  onClose,
}: {
  owner: string
  question: ReportedQuestion
  onClose: () => void
}) {
  const [faults, setFaults] = useState<Faults>({})
  const [length, setLength] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // A second press comes before the button shows that it is busy.
  const sending = useRef(false)

  const send = async (form: HTMLFormElement) => {
    const { values, faults: found } = check(form)
    setFaults(found ?? {})
    setProblem(null)
    if (!values) return form.querySelector<HTMLElement>(found.reason ? 'input' : 'textarea')?.focus()
    setBusy(true)
    try {
      await reportQuestion(owner, {
        ...question,
        ...values,
        createdAt: Date.now(),
        status: 'waiting',
        answer: null,
      })
      onClose()
    } catch (error) {
      setProblem(toAppError(error).message)
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    void send(event.currentTarget).finally(() => {
      sending.current = false
    })
  }

  return (
    <Modal title={t('Report this question')} onClose={onClose} topOn={problem ?? ''}>
      <p
        lang={languageOf(question.questionText)}
        className="-mt-2 mb-4 line-clamp-2 border-l-2 border-line pl-3 text-sm text-muted"
      >
        {question.questionText}
      </p>
      {problem !== null && (
        <p
          role="alert"
          className="mb-4 rounded-control border border-error-line bg-error-tint px-4 py-3 text-detail"
        >
          <Trans
            message={'<b>Your report was not sent.</b> {problem} Everything you typed is still here.'}
            values={{ problem }}
            parts={{ b: <strong className="text-error" /> }}
          />
        </p>
      )}
      <form noValidate aria-busy={busy} onSubmit={onSubmit}>
        <Reasons error={faults.reason} onChoose={() => setFaults(({ text }) => (text ? { text } : {}))} />
        <div className="mt-3">
          <TextAreaField
            label={t('Tell us more (optional)')}
            name="text"
            rows={3}
            className="min-h-24!"
            error={faults.text}
            hint={
              <span className={length > reportLimits.text ? 'text-error tabular-nums' : 'tabular-nums'}>
                {t('{length} of {most} characters', { length, most: reportLimits.text })}
              </span>
            }
            onChange={({ currentTarget }) => {
              setLength(currentTarget.value.trim().length)
              setFaults(({ reason }) => (reason ? { reason } : {}))
            }}
          />
        </div>
        <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
          <Button className="max-sm:w-full" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" look="primary" aria-disabled={busy} className="max-sm:w-full">
            {busy && <Spinner />}
            {busy ? t('Sending...') : t('Send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
