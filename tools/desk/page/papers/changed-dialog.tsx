import { useState } from 'react'
import { Button, ButtonLink } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { call } from '../call'
import { formatMoment } from '../format'
import { openedPaper, type PaperState, titleOf } from './paper-state'
import type { Saved } from './use-save'

type Changed = Extract<Saved, { status: 'changed' }>

/** Questions and fields in which two states of a paper differ, in words. */
function differences(mine: PaperState, theirs: PaperState): string[] {
  const names = new Set([...Object.keys(mine.fields), ...Object.keys(theirs.fields)])
  const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  const fields = [...names].filter(
    (name) =>
      !['updatedAt', 'totalQuestions'].includes(name) && isOther(mine.fields[name], theirs.fields[name]),
  )
  const longest = Math.max(mine.questions.length, theirs.questions.length)
  const questions = Array.from({ length: longest }, (_, index) => index).filter((index) =>
    isOther(mine.questions[index]?.value, theirs.questions[index]?.value),
  )
  return [
    ...(mine.questions.length === theirs.questions.length
      ? []
      : [`Yours has ${mine.questions.length} questions, theirs has ${theirs.questions.length}.`]),
    ...fields.map((name) => `Different: ${name}`),
    ...questions.slice(0, 20).map((index) => `Different: question ${index + 1}`),
    ...(questions.length > 20 ? [`And ${questions.length - 20} more questions.`] : []),
  ]
}

/** Somebody has saved the paper since it was opened: the operator decides what becomes of the two. */
export function ChangedDialog({
  changed,
  paper,
  onKeepMine,
  onKeepTheirs,
  onClose,
}: {
  changed: Changed
  paper: PaperState
  /** @param versions of theirs, which are replaced and stay in the history */
  onKeepMine: (versions: PaperState['versions']) => void
  onKeepTheirs: (theirs: PaperState) => void
  onClose: () => void
}) {
  const [theirs, setTheirs] = useState<PaperState | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { by } = changed
  const id = paper.id ?? paper.newId ?? ''
  /** Theirs may have changed once more meanwhile. */
  const withTheirs = async (use: (theirs: PaperState) => void) => {
    try {
      const stored = await call('openPaper', { collection: paper.collection, id })
      use(openedPaper(paper.collection, id, stored))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Modal title="Somebody else has changed this paper" size="detail" onClose={onClose}>
      <p>
        {by
          ? `${by.operator} changed “${titleOf(paper)}” on ${formatMoment(by.at)}: ${by.what}.`
          : `“${titleOf(paper)}” was changed since you opened it.`}{' '}
        Your changes are not saved; they are still on this page.
      </p>
      {theirs && (
        <ul className="mt-4 list-disc pl-5 text-detail text-muted">
          {differences(paper, theirs).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="mt-4 text-error">
          {problem}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => void withTheirs(setTheirs)}>See what differs</Button>
        <ButtonLink to={`/papers/${paper.collection}/${id}?stored`}>Look at theirs</ButtonLink>
        <Button onClick={() => void withTheirs(onKeepTheirs)}>Keep theirs</Button>
        <Button look="primary" onClick={() => void withTheirs(({ versions }) => onKeepMine(versions))}>
          Keep mine
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">
        Keep theirs: your version becomes a new unsaved paper. Keep mine: you can bring theirs back under
        History.
      </p>
    </Modal>
  )
}
