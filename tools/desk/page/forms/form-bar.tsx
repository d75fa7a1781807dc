import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { showAlert } from '@/ui/dialog/alert-store'
import { askToDrop, askToTakeOff } from '../ask'
import { formatMoment } from '../format'
import { stateNames, stateTones } from './content-state'
import { asSentence, type useForm } from './use-form'

type Form = Pick<
  ReturnType<typeof useForm>,
  | 'isChanged'
  | 'isRestored'
  | 'outcome'
  | 'savedAs'
  | 'isBusy'
  | 'error'
  | 'problems'
  | 'saveAs'
  | 'check'
  | 'keepMine'
  | 'keepTheirs'
  | 'hasAside'
  | 'takeAside'
  | 'dropAside'
  | 'drop'
>

const alertClass = 'rounded-card border border-error-line bg-error-tint p-5 wrap-anywhere'

/** Somebody else has saved it since it was opened. */
function ChangedMeanwhile({ form }: { form: Form }) {
  const answer = form.outcome?.answer
  if (answer?.status !== 'changed') return null
  const { by } = answer
  return (
    <div role="alert" className={alertClass}>
      <h2 className="text-lg">Somebody else has changed this</h2>
      <p className="mt-1">
        {by ? `${by.operator}, ${formatMoment(by.at)}: ${by.what}.` : 'It was changed since you opened it.'}{' '}
        Your changes are not saved; they are still in this form.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={form.isBusy} onClick={() => void form.keepTheirs()}>
          Show theirs, put mine aside
        </Button>
        <Button disabled={form.isBusy} onClick={() => void form.keepMine()}>
          Save mine over theirs
        </Button>
      </div>
      <p className="mt-3 text-sm text-muted">
        Your version then stays on this device until you drop it. You can bring theirs back under History.
      </p>
    </div>
  )
}

/** A version of this operator that gave way to a colleague's. */
function PutAside({ form }: { form: Form }) {
  if (!form.hasAside) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border border-info-line bg-info-tint px-4 py-2">
      <p role="status" className="min-w-0 flex-1 basis-60 text-info">
        Your other version is kept on this device.
      </p>
      <Button look="quiet" disabled={form.isBusy} onClick={form.takeAside}>
        Show my version
      </Button>
      <Button look="quiet" disabled={form.isBusy} onClick={form.dropAside}>
        Drop my version
      </Button>
    </div>
  )
}

/** What the last save or check has said. */
function FormOutcome({
  form,
  opensAt,
  isShownBeside,
}: {
  form: Form
  opensAt: string | null
  isShownBeside: (field: string) => boolean
}) {
  const { outcome, problems } = form
  const rest = problems.filter(({ field }) => field === null || !isShownBeside(field))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return (
    <>
      <ChangedMeanwhile form={form} />
      <PutAside form={form} />
      {form.error && (
        <p role="alert" className={alertClass}>
          {form.error}
        </p>
      )}
      {outcome?.answer.status === 'refused' && errors > 0 && (
        <p role="alert" className={alertClass}>
          {`Not saved: ${errors === 1 ? 'one thing has' : `${errors} things have`} to be mended first.`}
        </p>
      )}
      {form.savedAs && (
        <p role="status" className="rounded-card border border-line bg-raised p-5">
          {form.savedAs === 'published'
            ? opensAt === null
              ? 'Published. Students see it.'
              : `Scheduled. Students see it from ${formatMoment(opensAt)} on.`
            : 'Saved as a draft. Students do not see it.'}
          {form.isChanged && ' What you typed meanwhile is not saved yet.'}
        </p>
      )}
      {rest.length > 0 && (
        <ul className="list-disc rounded-card border border-line bg-surface py-4 pr-5 pl-9 text-detail">
          {rest.map(({ severity, field, message }) => (
            <li key={`${field} ${message}`} className="wrap-anywhere">
              {severity === 'error' ? 'Error: ' : 'Note: '}
              {asSentence(message)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** `categories/appsc: students will see …` without the path. */
const sentenceOf = (shown: string) => asSentence(shown.replace(/^\S+: /, ''))

/** What a student will see, from a check that writes nothing. */
export function AsShown({ form, children }: { form: Form; children: ReactNode }) {
  const answer = form.outcome?.answer
  const shown = answer && 'saved' in answer ? answer.saved.shown : []
  return (
    <section aria-labelledby="as-shown" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="as-shown" className="text-lg">
          As a student sees it
        </h2>
        <Button disabled={form.isBusy} onClick={() => void form.check()}>
          Check without saving
        </Button>
      </div>
      {shown.length > 0 && (
        <ul className="mt-3 list-disc pl-5">
          {shown.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentenceOf(sentence)}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

interface Saved {
  form: Form
  /** As it is stored. */
  isPublished: boolean
  /** The moment to come from which students see it; null: at once. */
  opensAt?: string | null
  isUploading?: boolean
  /** Asked before the first publication; null publishes without a question. */
  publishQuestion?: string | null
}

/** The two ways to save. */
export function FormActions({
  form,
  isPublished,
  opensAt = null,
  isUploading = false,
  publishQuestion = null,
  title,
}: Saved & { title: string }) {
  const takeOff = async () => {
    if (await askToTakeOff(title)) await form.saveAs(false)
  }
  const drop = async () => {
    if (await askToDrop()) form.drop()
  }
  const publish = async () => {
    const isAsked = publishQuestion !== null && !isPublished
    if (!isAsked || (await showAlert(publishQuestion, ['Cancel', 'Publish']))) await form.saveAs(true)
  }
  const cannot = form.isBusy || isUploading
  const isAsStored = isPublished && !form.isChanged
  return (
    <>
      {form.isChanged && (
        <Button look="quiet" disabled={cannot} onClick={() => void drop()}>
          Drop changes
        </Button>
      )}
      <Button disabled={cannot} onClick={() => void (isPublished ? takeOff() : form.saveAs(false))}>
        {isPublished ? 'Take off the site' : 'Save draft'}
      </Button>
      <Button look={isAsStored ? 'outline' : 'primary'} disabled={cannot} onClick={() => void publish()}>
        {opensAt !== null ? 'Schedule' : isPublished ? 'Save changes' : 'Publish'}
      </Button>
    </>
  )
}

/** Whether it is published and saved, and what came of the last save. */
export function FormBar({
  form,
  isPublished,
  opensAt = null,
  isUploading = false,
  isShownBeside,
}: Saved & { isShownBeside: (field: string) => boolean }) {
  const state = !isPublished ? 'draft' : opensAt === null ? 'published' : 'scheduled'
  const work = form.isBusy ? 'Working …' : isUploading ? 'Files are being uploaded …' : null
  return (
    <div className="mt-3 mb-6 grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-2.5 text-muted">
        <Chip tone={stateTones[state]}>{stateNames[state]}</Chip>
        {form.isChanged && <Chip tone="warning">Unsaved changes, kept on this device</Chip>}
        {work}
      </p>
      {form.isRestored && (
        <p role="status" className="text-detail">
          Your unsaved changes were restored.
        </p>
      )}
      <FormOutcome form={form} opensAt={opensAt} isShownBeside={isShownBeside} />
    </div>
  )
}
