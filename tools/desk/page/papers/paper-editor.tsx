import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/ui/button'
import { showAlert } from '@/ui/dialog/alert-store'
import { Tabs } from '@/ui/tabs'
import { askToDrop, askToTakeOff } from '../ask'
import { DeskPage } from '../desk-page'
import { publishQuestion, type Refusal, titleFault, whyNotSaved } from './before-saving'
import { ChangedDialog } from './changed-dialog'
import { DetailsForm } from './details-form'
import { asKind, setFields } from './paper-edits'
import { LeavingLosesChanges, RefusedNote, RestoredNote, SavedNote, StateChip } from './paper-notes'
import { asNewPaper, collectionNames, copyOf, opensLater, type PaperState, titleOf } from './paper-state'
import { QuestionList } from './question-list'
import { ReadMore } from './read-more'
import { tryAddress } from './try-paper'
import { useChecks } from './use-checks'
import { dropChanges, handOver, type LoadedPaper, usePaperState } from './use-paper'
import { type SaveState, useSave } from './use-save'

/** Edits one paper. What is changed is kept on this device until it is saved. */
export function PaperEditor({ loaded }: { loaded: LoadedPaper }) {
  const { paper, edit, settle, keeping } = usePaperState(loaded.paper)
  const checks = useChecks(paper)
  const { problems, isFresh } = checks
  const { save, outcome, isSaving, error: saveError, forget } = useSave({ edit, settle })
  const [tab, setTab] = useState<'questions' | 'details'>(
    paper.questions.length + paper.faults.length > 0 ? 'questions' : 'details',
  )
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** Field of the test that the focus goes to. */
  const [wanted, setWanted] = useState<{ field: string | null } | null>(null)
  const navigate = useNavigate()
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const title = titleOf(paper)
  const isOn = paper.state === 'published' || paper.state === 'scheduled'
  const saved = outcome?.saved

  const publishName = opensLater(paper) ? 'Schedule' : 'Publish'
  const openDetails = (field: string | null) => {
    setTab('details')
    setWanted({ field })
  }
  const trySave = (as: SaveState, versions = paper.versions) => {
    const why = whyNotSaved(paper, as, isFresh ? errors : 0)
    setRefusal(why)
    forget()
    if (why?.field) openDetails(why.field)
    if (why === null) void save(paper, as, versions)
  }
  const publish = async () => {
    const isAsked = !isOn && whyNotSaved(paper, 'published', isFresh ? errors : 0) === null
    if (!isAsked || (await showAlert(publishQuestion(paper), ['Cancel', publishName]))) trySave('published')
  }
  const takeOff = async () => {
    if (await askToTakeOff(title)) trySave('draft')
  }
  const drop = async () => {
    if (!(await askToDrop())) return
    settle((now) => ({ ...now, isChanged: false, faults: [] }))
    await dropChanges(paper.key)
    if (paper.id === null) await navigate('/papers')
    else location.reload()
  }
  const keepTheirs = async (theirs: PaperState) => {
    await handOver(asNewPaper(paper))
    await dropChanges(paper.key)
    forget()
    settle(() => theirs)
  }
  const makeCopy = async () => {
    const copy = copyOf(paper)
    if (await handOver(copy)) await navigate(`/papers/${copy.key}`)
  }
  const openTry = async () => {
    await handOver(paper)
    await navigate(tryAddress(paper.key))
  }
  const refused = saved?.status === 'refused' ? saved.problems : []

  return (
    <DeskPage
      title={title}
      actions={
        <>
          {paper.id !== null && <Button onClick={() => void makeCopy()}>Make a copy</Button>}
          <Button disabled={paper.questions.length === 0 || isSaving} onClick={() => void openTry()}>
            Try it
          </Button>
          {isOn ? (
            <Button disabled={isSaving} onClick={() => void takeOff()}>
              Take off the site
            </Button>
          ) : (
            <Button disabled={isSaving} onClick={() => trySave('draft')}>
              {isSaving ? 'Saving …' : 'Save draft'}
            </Button>
          )}
          <Button
            look={isOn && !paper.isChanged ? 'outline' : 'primary'}
            disabled={isSaving}
            onClick={() => void publish()}
          >
            {isOn ? 'Save changes' : publishName}
          </Button>
        </>
      }
    >
      <p className="mt-2 flex flex-wrap items-center gap-2.5 text-muted">
        {collectionNames[paper.collection]}
        <StateChip paper={paper} keeping={keeping} />
      </p>
      {loaded.restoredFrom && <RestoredNote from={loaded.restoredFrom} onDrop={() => void drop()} />}
      {keeping === 'refused' && paper.isChanged && <LeavingLosesChanges />}
      <SavedNote paper={paper} savedAs={saved?.status === 'saved' ? (outcome?.as ?? null) : null} />
      {((refusal && refusal.field !== 'title') || saveError) && (
        <p role="alert" className="mt-3 text-error">
          {refusal?.message ?? saveError}
        </p>
      )}
      <RefusedNote paper={paper} refused={refused} />
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
        onOpen={(name) => {
          setTab(name)
          setWanted(null)
        }}
      >
        {tab === 'questions' ? (
          <>
            <QuestionList paper={paper} edit={edit} checks={checks} onDetails={openDetails} />
            <ReadMore paper={paper} edit={edit} />
          </>
        ) : (
          <DetailsForm
            paper={paper}
            problems={problems}
            wanted={wanted}
            titleError={wanted?.field === 'title' ? (titleFault(paper) ?? undefined) : undefined}
            onChange={(more) => edit((now) => setFields(now, more))}
            onCollection={(collection) => edit((now) => asKind(now, collection))}
          />
        )}
      </Tabs>
    </DeskPage>
  )
}
