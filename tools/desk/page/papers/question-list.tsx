import { Plus } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { EmptyPanel } from '@/ui/panels'
import { LanguageSwitch, PaperLanguages } from '@/ui/question/reading-languages'
import { GapCard, gapId } from './gap-card'
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
import { idOf, languagesIn, type PaperState } from './paper-state'
import { ProblemList } from './problem-list'
import { ProblemPanel } from './problem-panel'
import { headingId, type QuestionActions, QuestionCard } from './question-card'
import type { EditorChoices } from './question-editor'
import { formOf } from './question-form'
import { gapsIn, type Item, itemsOf, type ShownProblem } from './shown-problems'
import type { useChecks } from './use-checks'

/** Questions that are drawn at once: they may have formulas, tables and pictures. */
const pageSize = 20
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
function useActions(edit: Edit): QuestionActions {
  return useMemo(
    () => ({
      open: (uid) =>
        edit((paper) => {
          const found = paper.questions.find((one) => one.uid === uid)
          return found ? openForm(paper, uid, formOf(found.value)) : paper
        }),
      close: (uid) => edit((paper) => openForm(paper, uid, null)),
      type: (uid, form) => edit((paper) => typeForm(paper, uid, form)),
      change: (uid, value) => edit((paper) => setQuestion(paper, uid, value)),
      move: (uid, by) => edit((paper) => moveQuestion(paper, uid, by)),
      remove: (uid) => edit((paper) => removeQuestion(paper, uid)),
      addBelow: (uid) =>
        edit((paper) => addQuestion(paper, paper.questions.findIndex((one) => one.uid === uid) + 1)),
      picture: (picture) => edit((paper) => ({ ...paper, pictures: [...paper.pictures, picture] })),
    }),
    [edit],
  )
}

const keyOf = (item: Item) => ('question' in item ? headingId(item.question.uid) : gapId(item.fault))

/** Goes to an item of any page, and puts the focus on its heading once it is drawn. */
function useJump(items: readonly Item[]) {
  const [page, setPage] = useState(0)
  // Draws the page again when it stays the same one.
  const [, setJumps] = useState(0)
  /** The heading to go to once its page is drawn. */
  const target = useRef<string | null>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    const heading = target.current === null ? null : document.getElementById(target.current)
    if (!heading) return
    target.current = null
    heading.scrollIntoView({ block: 'start' })
    heading.focus({ preventScroll: true })
  })
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  const jump = (keys: ReadonlySet<string>) => {
    const from = items.findIndex((item) => keyOf(item) === last.current)
    const order = [...items.keys()].filter((index) => keys.has(keyOf(items[index] as Item)))
    const next = order.find((index) => index > from) ?? order[0]
    const item = next === undefined ? undefined : items[next]
    if (!item || next === undefined) return false
    last.current = keyOf(item)
    setPage(Math.floor(next / pageSize))
    target.current = keyOf(item)
    setJumps((before) => before + 1)
    return true
  }
  return { page: Math.min(page, pages - 1), setPage, jump }
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
  onDetails: () => void
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
  const actions = useActions(edit)
  const { page, setPage, jump } = useJump(items)
  const ofFile = problems.filter(({ uid, fault }) => uid === null && fault !== null && !gaps.has(fault))
  const goTo = (among: readonly ShownProblem[]) => {
    const keys = among.flatMap(({ uid, fault }) =>
      uid === null ? (fault && gaps.has(fault) ? [gapId(fault)] : []) : [headingId(uid)],
    )
    if (!jump(new Set(keys)) && among.some(({ fault }) => fault === null)) onDetails()
  }
  const test = id === null ? null : `${collection === 'live_tests' ? 'live' : collection}/${id}`
  const pager = (label: string) => (
    <Pager label={label} page={page} size={pageSize} count={items.length} onPage={setPage} />
  )
  return (
    <PaperLanguages paper={{ languages: choices.languages }} owner="desk">
      <div className="grid gap-4">
        <ProblemPanel problems={problems} isFresh={isFresh} isFirst={isFirst} error={error} onNext={goTo} />
        {ofFile.length > 0 && (
          <details className="rounded-card border border-line bg-surface p-5">
            <summary className="cursor-pointer font-medium">
              What the file says outside of its questions ({ofFile.length})
            </summary>
            <ProblemList problems={ofFile} onDrop={(fault) => edit((now) => dropFault(now, fault))} />
          </details>
        )}
        <LanguageSwitch />
        {pager('Pages of questions')}
        {items.length === 0 && <EmptyPanel title="There are no questions yet" />}
        <ol className="grid gap-4">
          {items.slice(page * pageSize, (page + 1) * pageSize).map((item) => (
            <li key={keyOf(item)} className="min-w-0">
              {'fault' in item ? (
                <GapCard
                  fault={item.fault}
                  file={paper.file}
                  onWrite={() => edit((now) => addQuestion(now, item.at, item.fault))}
                  onDrop={() => edit((now) => dropFault(now, item.fault))}
                />
              ) : (
                <QuestionCard
                  question={item.question}
                  number={item.number}
                  isLast={item.number === questions.length}
                  file={paper.file}
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
            edit((now) => addQuestion(now, now.questions.length))
            setPage(Math.floor(items.length / pageSize))
          }}
        >
          <Plus size={17} aria-hidden />
          Add a question
        </Button>
      </div>
    </PaperLanguages>
  )
}
