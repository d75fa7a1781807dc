/** The checks of `import` on a paper while it is edited. */
import { useEffect, useMemo, useState } from 'react'
import { call } from '../call'
import { fieldsOf, type PaperState } from './paper-state'
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

/** Whether two states of a paper are the same but for what is typed in open forms. */
const isSame = (one: PaperState, other: PaperState) =>
  one.fields === other.fields &&
  one.questions.length === other.questions.length &&
  one.questions.every(({ value }, index) => value === other.questions[index]?.value)

export function useChecks(paper: PaperState) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [error, setError] = useState<string | null>(null)
  const isFresh = checked !== null && isSame(checked.of, paper)
  useEffect(() => {
    if (isFresh) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      check(paper).then(
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
  }, [paper, isFresh])
  const problems = useMemo(
    () => shownProblems(paper, checked?.problems ?? [], checked?.uids ?? []),
    [paper, checked],
  )
  return { problems, isFresh, isFirst: checked === null, error }
}
