/** The checks of `import` on a paper while it is edited. */
import { useEffect, useMemo, useState } from 'react'
import { call } from '../call'
import { fieldsOf, type PaperQuestion, type PaperState } from './paper-state'
import { FormFaults, valueOfForm } from './question-form'
import { type CheckedProblem, shownProblems } from './shown-problems'

/** Milliseconds after the last change. */
const checkAfter = 500

interface Checked {
  of: PaperState
  problems: readonly CheckedProblem[]
  /** Of the questions that were checked. */
  uids: readonly string[]
}

/** What a save would say of a paper. @throws DeskError */
async function check(paper: PaperState): Promise<Checked> {
  const { collection, id } = paper
  // Problems that only a published paper would have are of interest before it is published.
  const fields = { ...fieldsOf(paper), published: true, isActive: true }
  const problems = await call('checkPaper', { collection, id: id ?? 'new-paper', fields })
  return { of: paper, problems, uids: paper.questions.map(({ uid }) => uid) }
}

/** The question as Done would store it; none when something in its form cannot be read, or it is closed. */
function typedQuestion(question: PaperQuestion): PaperQuestion[] {
  try {
    return question.form ? [{ ...question, value: valueOfForm(question.form, question.value) }] : []
  } catch (error) {
    if (error instanceof FormFaults) return []
    throw error
  }
}

/** The same of the questions in open forms alone, as they are typed. @throws DeskError */
async function checkTyped(paper: PaperState): Promise<Checked> {
  const found = await check({ ...paper, questions: paper.questions.flatMap(typedQuestion) })
  return { ...found, of: paper, problems: found.problems.filter(({ question }) => question !== null) }
}

/** Whether two states of a paper are the same but for what is typed in open forms. */
const isSame = (one: PaperState, other: PaperState) =>
  one.fields === other.fields &&
  one.questions.length === other.questions.length &&
  one.questions.every(({ value }, index) => value === other.questions[index]?.value)

const formsIn = ({ questions }: PaperState) => questions.flatMap(({ form }) => form ?? [])

/** Whether what is typed in open forms has been checked; without open forms nothing is to be checked. */
function areSameForms(one: PaperState, other: PaperState): boolean {
  const [forms, others] = [formsIn(one), formsIn(other)]
  return others.every((form) => forms.includes(form))
}

/** Checks the newest state of a paper after a pause. */
function useChecked(
  paper: PaperState,
  isUnchanged: (one: PaperState, other: PaperState) => boolean,
  run: (paper: PaperState) => Promise<Checked>,
) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [error, setError] = useState<string | null>(null)
  const isFresh = checked !== null && isUnchanged(checked.of, paper)
  useEffect(() => {
    if (isFresh) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      run(paper).then(
        (found) => {
          if (isOver) return
          setChecked(found)
          setError(null)
        },
        (reason: unknown) => !isOver && setError(reason instanceof Error ? reason.message : String(reason)),
      )
    }, checkAfter)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [paper, isFresh, run])
  return { checked, isFresh, error }
}

export function useChecks(paper: PaperState) {
  const { checked, isFresh, error } = useChecked(paper, isSame, check)
  const { checked: typed } = useChecked(paper, areSameForms, checkTyped)
  const problems = useMemo(() => {
    const all = shownProblems(paper, checked?.problems ?? [], checked?.uids ?? [])
    if (!typed || typed.uids.length === 0) return all
    // Also after Done, until the paper as a whole has been checked again.
    const current = new Set(
      paper.questions.flatMap(({ uid, form }) =>
        (form || !isFresh) && typed.uids.includes(uid) ? [uid] : [],
      ),
    )
    const isTyped = ({ uid }: { uid: string | null }) => uid !== null && current.has(uid)
    return [
      ...all.filter((problem) => problem.fault !== null || !isTyped(problem)),
      ...shownProblems({ ...paper, faults: [] }, typed.problems, typed.uids).filter(isTyped),
    ]
  }, [paper, checked, typed, isFresh])
  return { problems, isFresh, isFirst: checked === null, error }
}
