/** Saves the paper of the page, and says what came of it. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OutputOf } from '../call'
import { call } from '../call'
import { useChange } from '../use-action'
import { fieldsOf, openedPaper, type PaperState } from './paper-state'
import { keepPaper } from './paper-store'
import { dropChanges } from './use-paper'

export type Saved = OutputOf<'savePaper'>
export type SaveState = 'draft' | 'published'

/** The paper as it is stored now, with what only this page knows of its questions: where they came from. */
function withOrigins(stored: PaperState, before: PaperState): PaperState {
  const questions = stored.questions.map((question, index) => {
    const own = before.questions[index]
    return own ? { ...question, uid: own.uid, place: own.place } : question
  })
  return { ...stored, questions, faults: before.faults, file: before.file }
}

/** @param settle shows the saved paper */
export function useSave(settle: (paper: PaperState) => void) {
  const change = useChange('savePaper')
  const navigate = useNavigate()
  const [readError, setReadError] = useState<Error | null>(null)
  const [outcome, setOutcome] = useState<{ saved: Saved; as: SaveState } | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function saveOnce(paper: PaperState, as: SaveState, versions: PaperState['versions']): Promise<void> {
    const { collection, id, pictures } = paper
    const input = { collection, id, fields: fieldsOf(paper), pictures: [...pictures], versions, state: as }
    const saved = await change.mutateAsync(input).catch(() => null)
    setOutcome(saved && { saved, as })
    setReadError(null)
    if (saved?.status !== 'saved') return
    const stored = await call('openPaper', { collection, id: saved.id }).catch((error: unknown) => {
      // Saving once more then finds the paper as it is.
      setReadError(error instanceof Error ? error : new Error(String(error)))
      return null
    })
    if (!stored) return
    const now = withOrigins(openedPaper(collection, saved.id, stored), paper)
    await dropChanges(paper.key)
    // What the file's reader found belongs to no document.
    if (now.faults.length > 0) await keepPaper(now).catch(() => undefined)
    settle(now)
    if (paper.key !== now.key) await navigate(`/papers/${now.key}`, { replace: true, state: { savedAs: as } })
  }

  /** One at a time. */
  async function save(paper: PaperState, as: SaveState, versions = paper.versions): Promise<void> {
    if (isSaving) return
    setSaving(true)
    await saveOnce(paper, as, versions).finally(() => setSaving(false))
  }

  return {
    save,
    outcome,
    /** The saved paper takes the place of the edited one at the end: nothing may be typed meanwhile. */
    isSaving,
    error: change.error ?? readError,
    forget: () => setOutcome(null),
  }
}
