import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { showAlert } from '@/ui/dialog/alert-store'
import { Modal } from '@/ui/dialog/modal'
import { Tabs } from '@/ui/tabs'
import { DeskPage } from '../desk-page'
import { formatMoment } from '../format'
import { ChangedDialog } from './changed-dialog'
import { DetailsForm } from './details-form'
import { asNewPaper, collectionNames, type PaperState, setFields, titleOf } from './paper-state'
import { ProblemList } from './problem-list'
import { QuestionList } from './question-list'
import { ReadMore } from './read-more'
import { gapsIn, shownProblems } from './shown-problems'
import { tryAddress } from './try-paper'
import { useChecks } from './use-checks'
import { dropChanges, handOver, type LoadedPaper, usePaperState } from './use-paper'
import { type SaveState, useSave } from './use-save'

/** Why a paper is not saved; null when it may be. */
function whyNotSaved(paper: PaperState, as: SaveState, errors: number): string | null {
  const open = paper.questions.findIndex(({ form }) => form !== null)
  if (open >= 0) return `The form of question ${open + 1} is open. Press Done or Cancel there first.`
  if (as === 'draft') return null
  const gaps = gapsIn(paper).length
  if (gaps > 0)
    return `${gaps === 1 ? '1 question' : `${gaps} questions`} of the file could not be read. Write or leave out each of them first.`
  return errors > 0
    ? 'A paper with errors is not published. Each is beside its question, or under Test.'
    : null
}

/** Where there is no storage on this device, leaving loses the changes. */
function LeavingLosesChanges() {
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

function StateChip({
  paper: { state, isChanged },
  keeping,
}: {
  paper: PaperState
  keeping: 'kept' | 'pending' | 'refused'
}) {
  return (
    <>
      <Chip tone={state === 'published' ? 'success' : 'plain'}>
        {state === 'published' ? 'Published' : state === 'draft' ? 'Draft' : 'Not saved'}
      </Chip>
      {isChanged && (
        <Chip tone="warning">
          {keeping === 'kept' ? 'Unsaved changes, kept on this device' : 'Unsaved changes'}
        </Chip>
      )}
    </>
  )
}

/** Edits one paper. What is changed is kept on this device until it is saved. */
export function PaperEditor({ loaded }: { loaded: LoadedPaper }) {
  const { paper, edit, settle, keeping } = usePaperState(loaded.paper)
  const checks = useChecks(paper)
  const { problems, isFresh } = checks
  const { save, outcome, isSaving, error: saveError, forget } = useSave(settle)
  const [tab, setTab] = useState<'questions' | 'details'>(
    paper.questions.length + paper.faults.length > 0 ? 'questions' : 'details',
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isNoted, setNoted] = useState(loaded.restoredFrom !== null)
  const navigate = useNavigate()
  const { state: arrival } = useLocation()
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const title = titleOf(paper)
  const saved = outcome?.saved

  const trySave = (as: SaveState, versions = paper.versions) => {
    const why = whyNotSaved(paper, as, isFresh ? errors : 0)
    setRefusal(why)
    forget()
    if (why === null) void save(paper, as, versions)
  }
  const takeOff = async () => {
    const question = `Take “${title}” off the site? Students do not see it until you publish it again.`
    if (await showAlert(question, ['Cancel', 'Take off'])) trySave('draft')
  }
  const drop = async () => {
    if (!(await showAlert('Drop your unsaved changes? They cannot be brought back.', ['Keep them', 'Drop'])))
      return
    settle({ ...paper, isChanged: false })
    await dropChanges(paper.key)
    if (paper.id === null) await navigate('/papers')
    else location.reload()
  }
  const keepTheirs = async (theirs: PaperState) => {
    await handOver(asNewPaper(paper))
    await dropChanges(paper.key)
    forget()
    settle(theirs)
  }
  const openTry = async () => {
    await handOver(paper)
    await navigate(tryAddress(paper.key))
  }
  const refused = saved?.status === 'refused' ? saved.problems : []
  const uids = paper.questions.map(({ uid }) => uid)
  const savedAs: unknown =
    outcome?.saved.status === 'saved' ? outcome.as : (arrival as { savedAs?: unknown } | null)?.savedAs

  return (
    <DeskPage
      title={title}
      actions={
        <>
          <Button disabled={paper.questions.length === 0} onClick={() => void openTry()}>
            Try it
          </Button>
          {paper.state === 'published' ? (
            <Button disabled={isSaving} onClick={() => void takeOff()}>
              Take off the site
            </Button>
          ) : (
            <Button disabled={isSaving} onClick={() => trySave('draft')}>
              {isSaving ? 'Saving …' : 'Save draft'}
            </Button>
          )}
          <Button look="primary" disabled={isSaving} onClick={() => trySave('published')}>
            {paper.state === 'published' ? 'Save and publish' : 'Publish'}
          </Button>
        </>
      }
    >
      <p className="mt-2 flex flex-wrap items-center gap-2.5 text-muted">
        {collectionNames[paper.collection]}
        <StateChip paper={paper} keeping={keeping} />
      </p>
      {isNoted && loaded.restoredFrom && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-control border border-info-line bg-info-tint px-4 py-2">
          <p role="status" className="min-w-0 flex-1 text-info">
            Unsaved changes of {formatMoment(loaded.restoredFrom)} restored.
          </p>
          <Button look="quiet" onClick={() => void drop()}>
            Drop them
          </Button>
          <Button look="quiet" onClick={() => setNoted(false)}>
            Hide
          </Button>
        </div>
      )}
      {keeping === 'refused' && paper.isChanged && <LeavingLosesChanges />}
      <p role="status" className="mt-3 text-success empty:hidden">
        {!paper.isChanged && savedAs === 'draft' && 'Saved. Students do not see it.'}
        {!paper.isChanged &&
          savedAs === 'published' &&
          'Published. Students see it; pages that are served as files show it after Publish.'}
      </p>
      {(refusal ?? saveError) && (
        <p role="alert" className="mt-3 text-error">
          {refusal ?? saveError?.message}
        </p>
      )}
      {refused.length > 0 && (
        <div role="alert" className="mt-3 rounded-card border border-error-line bg-error-tint p-5">
          <p className="font-semibold">The paper was not saved</p>
          <ProblemList
            problems={shownProblems(paper, refused, uids)
              .filter(({ severity, fault }) => severity === 'error' && fault === null)
              .slice(0, 10)
              .map((problem) => ({
                ...problem,
                field: problem.uid === null ? problem.field : `Question ${uids.indexOf(problem.uid) + 1}`,
              }))}
          />
        </div>
      )}
      {saved?.status === 'changed' && (
        <ChangedDialog
          changed={saved}
          paper={paper}
          onKeepMine={(versions) => trySave(outcome?.as ?? 'draft', versions)}
          onKeepTheirs={(theirs) => void keepTheirs(theirs)}
          onClose={forget}
        />
      )}
      <Tabs
        label="Parts of the paper"
        tabs={[
          { name: 'questions', text: `Questions (${paper.questions.length.toLocaleString('en-IN')})` },
          { name: 'details', text: 'Test' },
        ]}
        open={tab}
        onOpen={setTab}
      >
        {tab === 'questions' ? (
          <>
            <QuestionList paper={paper} edit={edit} checks={checks} onDetails={() => setTab('details')} />
            <ReadMore edit={edit} />
          </>
        ) : (
          <DetailsForm
            paper={paper}
            problems={problems}
            onChange={(more) => edit((now) => setFields(now, more))}
            onCollection={(collection) => edit((now) => ({ ...now, collection, isChanged: true }))}
          />
        )}
      </Tabs>
    </DeskPage>
  )
}
