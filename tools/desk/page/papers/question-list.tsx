import { Plus } from 'lucide-react'
import { type Dispatch, type SetStateAction, useMemo } from 'react'
import { Button } from '@/ui/button'
import { EmptyPanel } from '@/ui/panels'
import { LanguageSwitch, PaperLanguages } from '@/ui/question/reading-languages'
import { GapCard } from './gap-card'
import { MendedFile } from './mended-file'
import { Pager } from './pager'
import {
  addQuestion,
  dropFault,
  moveQuestion,
  openForm,
  removeQuestion,
  setQuestion,
  typeForm,
} from './paper-edits'
import { filesIn } from './paper-files'
import { type FileFault, idOf, languagesIn, newUid, type PaperState } from './paper-state'
import { ProblemList } from './problem-list'
import { ProblemPanel } from './problem-panel'
import { type QuestionActions, QuestionCard } from './question-card'
import type { EditorChoices } from './question-editor'
import { formOf } from './question-form'
import { editId, gapsIn, headingId, itemsOf, keyOf, type ShownProblem } from './shown-problems'
import type { useChecks } from './use-checks'
import { pageSize, useJump } from './use-jump'

const none: readonly ShownProblem[] = []

const mapsIn = (value: unknown): Array<Record<string, unknown>> => (Array.isArray(value) ? value : [])

/** What the forms of questions offer. */
function choicesOf({ collection, fields }: Pick<PaperState, 'collection' | 'fields'>): EditorChoices {
  return {
    languages: languagesIn(fields),
    sections: mapsIn(fields.sections).map(({ id, name }) => ({ id: String(id), name: String(name ?? id) })),
    sets: mapsIn(fields.sets).map(({ id, title }) => ({ id: String(id), title: String(title ?? id) })),
    hasMarks: collection !== 'quizzes',
  }
}

type Edit = Dispatch<SetStateAction<PaperState>>

/** The same functions for as long as the page lives, so that a card is drawn anew only when its question changes. */
function useActions(edit: Edit, focus: ReturnType<typeof useJump>['focus']): QuestionActions {
  return useMemo(
    () => ({
      open: (uid) => {
        edit((paper) => {
          const found = paper.questions.find((one) => one.uid === uid)
          return found ? openForm(paper, uid, formOf(found.value)) : paper
        })
        focus(headingId(uid), 'nearest')
      },
      close: (uid) => {
        edit((paper) => openForm(paper, uid, null))
        focus(editId(uid), 'nearest')
      },
      done: (uid, value) => {
        edit((paper) => setQuestion(paper, uid, value))
        focus(editId(uid), 'nearest')
      },
      type: (uid, form) => edit((paper) => typeForm(paper, uid, form)),
      change: (uid, value) => edit((paper) => setQuestion(paper, uid, value)),
      move: (uid, by) => edit((paper) => moveQuestion(paper, uid, by)),
      remove: (uid) => edit((paper) => removeQuestion(paper, uid)),
      addBelow: (uid) => {
        const added = newUid()
        edit((paper) =>
          addQuestion(paper, paper.questions.findIndex((one) => one.uid === uid) + 1, null, added),
        )
        focus(headingId(added), 'start')
      },
      picture: (picture) => edit((paper) => ({ ...paper, pictures: [...paper.pictures, picture] })),
    }),
    [edit, focus],
  )
}

/** The questions of a paper with their problems. */
export function QuestionList({
  paper,
  edit,
  checks: { problems, isFresh, isFirst, error },
  onDetails,
}: {
  paper: PaperState
  edit: Edit
  checks: ReturnType<typeof useChecks>
  /** Shows the form of the test, which a problem is about. */
  onDetails: (field: string | null) => void
}) {
  const items = useMemo(() => itemsOf(paper), [paper])
  const gaps = useMemo(() => new Set(gapsIn(paper)), [paper])
  const byQuestion = useMemo(() => {
    const found = new Map<string, ShownProblem[]>()
    for (const problem of problems)
      if (problem.uid !== null) found.set(problem.uid, [...(found.get(problem.uid) ?? []), problem])
    return found
  }, [problems])
  const { collection, fields, questions, published, id } = paper
  const choices = useMemo(() => choicesOf({ collection, fields }), [collection, fields])
  const { page, setPage, jump, focus } = useJump(items)
  const actions = useActions(edit, focus)
  const ofFile = problems.filter(({ uid, fault }) => uid === null && fault !== null && !gaps.has(fault))
  const goTo = (among: readonly ShownProblem[]) => {
    const stop = jump(among)
    if (stop?.at === null) onDetails(stop.field)
  }
  const write = (at: number, fault: FileFault | null = null) => {
    const added = newUid()
    edit((now) => addQuestion(now, at, fault, added))
    focus(headingId(added), 'start')
  }
  const test = id === null ? null : `${collection === 'live_tests' ? 'live' : collection}/${id}`
  const pager = (label: string) => (
    <Pager label={label} page={page} size={pageSize} count={items.length} onPage={setPage} />
  )
  return (
    <PaperLanguages paper={{ languages: choices.languages }} owner="desk">
      <div className="grid gap-4">
        <ProblemPanel problems={problems} isFresh={isFresh} isFirst={isFirst} error={error} onNext={goTo} />
        {filesIn(paper).map((file) => (
          <MendedFile key={file} file={file} paper={paper} edit={edit} />
        ))}
        {ofFile.length > 0 && (
          <details className="rounded-card border border-line bg-surface p-5">
            <summary className="cursor-pointer font-medium">
              What the file says outside of its questions ({ofFile.length})
            </summary>
            <ProblemList problems={ofFile} onDrop={(fault) => edit((now) => dropFault(now, fault))} />
          </details>
        )}
        <LanguageSwitch className="justify-self-start" />
        {pager('Pages of questions')}
        {items.length === 0 && <EmptyPanel title="There are no questions yet" />}
        <ol className="grid gap-4">
          {items.slice(page * pageSize, (page + 1) * pageSize).map((item) => (
            <li key={keyOf(item)} className="min-w-0">
              {'fault' in item ? (
                <GapCard
                  fault={item.fault}
                  onWrite={() => write(item.at, item.fault)}
                  onDrop={() => edit((now) => dropFault(now, item.fault))}
                />
              ) : (
                <QuestionCard
                  question={item.question}
                  number={item.number}
                  isLast={item.number === questions.length}
                  test={test}
                  isLocked={published.includes(idOf(item.question) ?? '')}
                  problems={byQuestion.get(item.question.uid) ?? none}
                  choices={choices}
                  actions={actions}
                />
              )}
            </li>
          ))}
        </ol>
        {pager('Pages of questions, below')}
        <Button
          className="justify-self-start"
          onClick={() => {
            setPage(Math.floor(items.length / pageSize))
            write(questions.length)
          }}
        >
          <Plus size={17} aria-hidden />
          Add a question
        </Button>
      </div>
    </PaperLanguages>
  )
}
