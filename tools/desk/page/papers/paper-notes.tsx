import { useState } from 'react'
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Modal } from '@/ui/dialog/modal'
import { formatMoment } from '../format'
import { stateNames, stateTones } from '../forms/content-state'
import { opensLater, type PaperState } from './paper-state'
import { ProblemList } from './problem-list'
import { type CheckedProblem, shownProblems } from './shown-problems'
import type { SaveState } from './use-save'

/** Where there is no storage on this device, leaving loses the changes. */
export function LeavingLosesChanges() {
  const { asks, stay, leave } = useLeaveGuard(true, '/papers')
  return (
    <>
      <p role="alert" className="mt-4 rounded-control border border-warning-line bg-warning-tint px-4 py-2">
        This browser stores nothing, so unsaved changes are lost when you leave. Save a draft.
      </p>
      {asks && (
        <Modal title="Leave without saving?" onClose={stay}>
          <p className="text-muted">Your changes would be lost.</p>
          <div className="mt-6 flex justify-end gap-3">
            <Button onClick={leave}>Leave</Button>
            <Button look="primary" onClick={stay}>
              Stay
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}

export function StateChip({
  paper: { state, isChanged },
  keeping,
}: {
  paper: PaperState
  keeping: 'kept' | 'pending' | 'refused'
}) {
  return (
    <>
      <Chip tone={stateTones[state ?? 'draft']}>{state === null ? 'Not saved' : stateNames[state]}</Chip>
      {isChanged && (
        <Chip tone="warning">
          {keeping === 'kept' ? 'Unsaved changes, kept on this device' : 'Unsaved changes'}
        </Chip>
      )}
    </>
  )
}

/** Unsaved changes of an earlier window are back. */
export function RestoredNote({ from, onDrop }: { from: string; onDrop: () => void }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-control border border-info-line bg-info-tint px-4 py-2">
      <p role="status" className="min-w-0 flex-1 text-info">
        Unsaved changes of {formatMoment(from)} restored.
      </p>
      <Button look="quiet" onClick={onDrop}>
        Drop them
      </Button>
      <Button look="quiet" onClick={() => setShown(false)}>
        Hide
      </Button>
    </div>
  )
}

/** What the last save came to, until the next change. */
export function SavedNote({ paper, savedAs }: { paper: PaperState; savedAs: SaveState | null }) {
  const texts = {
    draft: 'Saved. Students do not see it.',
    published: opensLater(paper)
      ? 'Scheduled. Students can open it from its moment on.'
      : 'Published. Students see it in the app; the pages for search engines have it after the next publish.',
  }
  return (
    <p role="status" className="mt-3 text-success empty:hidden">
      {!paper.isChanged && savedAs && texts[savedAs]}
    </p>
  )
}

/** Why the desk has not saved a paper, each with its question. */
export function RefusedNote({ paper, refused }: { paper: PaperState; refused: readonly CheckedProblem[] }) {
  const uids = paper.questions.map(({ uid }) => uid)
  const errors = shownProblems(paper, refused, uids)
    .filter(({ severity, fault }) => severity === 'error' && fault === null)
    .slice(0, 10)
  if (refused.length === 0) return null
  return (
    <div role="alert" className="mt-3 rounded-card border border-error-line bg-error-tint p-5">
      <p className="font-semibold">The paper was not saved</p>
      <ProblemList
        problems={errors.map((problem) => ({
          ...problem,
          field: problem.uid === null ? problem.field : `Question ${uids.indexOf(problem.uid) + 1}`,
        }))}
      />
    </div>
  )
}
