/** Saves the paper of the page, and says what came of it. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type OutputOf } from '../call'
import { useNavigateFromHere } from '../use-navigate-from-here'
import { afterSave, fieldsOf, openedPaper, type PaperState } from './paper-state'
import { dropChanges, type usePaperState } from './use-paper'

export type Saved = OutputOf<'savePaper'>
export type SaveState = 'draft' | 'published'

export function useSave({ edit, settle }: Pick<ReturnType<typeof usePaperState>, 'edit' | 'settle'>) {
  const client = useQueryClient()
  const navigate = useNavigateFromHere()
  const [error, setError] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ saved: Saved; as: SaveState } | null>(null)
  const [isSaving, setSaving] = useState(false)

  /** Kept with the paper before it is used, so that a save whose answer was lost is not repeated under another id. */
  async function idFor({ collection, id, newId, fields }: PaperState): Promise<string> {
    const own = id ?? newId
    if (own !== null) return own
    const chosen = await call('newPaperId', { collection, title: fields.title })
    edit((now) => ({ ...now, newId: chosen }))
    return chosen
  }

  async function send(paper: PaperState, as: SaveState, versions: PaperState['versions']): Promise<void> {
    const { collection, pictures } = paper
    const id = await idFor(paper)
    const fields = fieldsOf(paper)
    const saved = await call('savePaper', {
      collection,
      id,
      fields,
      pictures: [...pictures],
      versions,
      state: as,
    })
    setOutcome({ saved, as })
    void client.invalidateQueries()
    // Nothing is stored under the id: the next one is made of the title of then.
    if (saved.status === 'refused') edit((now) => ({ ...now, newId: null }))
    if (saved.status !== 'saved') return
    const stored = openedPaper(collection, id, saved.stored)
    settle((now) => afterSave(now, paper, stored))
    await dropChanges(paper.key)
    // The editor stays as it is, with the focus and what is being typed.
    if (paper.key !== stored.key)
      await navigate(`/papers/${stored.key}`, { replace: true, state: { editor: paper.key } })
  }

  async function save(paper: PaperState, as: SaveState, versions = paper.versions): Promise<void> {
    setSaving(true)
    setError(null)
    await send(paper, as, versions).catch((reason: unknown) =>
      setError(reason instanceof Error ? reason.message : String(reason)),
    )
    setSaving(false)
  }

  return { save, outcome, isSaving, error, forget: () => setOutcome(null) }
}
