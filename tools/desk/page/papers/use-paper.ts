/** A paper that is edited: opened from this device or from the desk, and kept on this device after each change. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../call'
import { type Collection, openedPaper, type PaperState } from './paper-state'
import { forgetPaper, keepPaper, keptPaper } from './paper-store'
import { rememberPictures } from './picture-files'

/** Milliseconds between two writes. */
const keepEvery = 200

/** Papers whose changes were made in this window, so that nothing has to be said of them. */
const ofThisWindow = new Set<string>()

export interface LoadedPaper {
  paper: PaperState
  /** ISO 8601, where unsaved changes of an earlier window were found. */
  restoredFrom: string | null
}

const isSame = (one: PaperState['versions'], other: PaperState['versions']) => {
  const paths = Object.keys({ ...one, ...other })
  return paths.every((path) => one[path] === other[path])
}

/**
 * @param collection `draft` for a paper that is not stored yet
 * @throws DeskError, or an Error for a draft that is not on this device
 */
export async function loadPaper(collection: Collection | 'draft', id: string): Promise<LoadedPaper> {
  const key = `${collection}/${id}`
  const kept = await keptPaper(key)
  rememberPictures(kept?.paper.pictures ?? [])
  if (kept?.paper.isChanged)
    return { paper: kept.paper, restoredFrom: ofThisWindow.has(key) ? null : kept.at }
  if (collection === 'draft') throw new Error('This draft is not on this device, or it has been saved.')
  const stored = await call('openPaper', { collection, id })
  // What is kept of a saved paper also knows what its file's reader found.
  if (kept && isSame(kept.paper.versions, stored.versions)) return { paper: kept.paper, restoredFrom: null }
  return { paper: openedPaper(collection, id, stored), restoredFrom: null }
}

/** Keeps a paper before another page opens it. @returns whether this device stores it */
export async function handOver(paper: PaperState): Promise<boolean> {
  ofThisWindow.add(paper.key)
  rememberPictures(paper.pictures)
  return keepPaper(paper).then(
    () => true,
    () => false,
  )
}

/** @returns the paper, what changes it, and whether this device keeps its newest state, or refuses to */
export function usePaperState(loaded: PaperState) {
  const [paper, setPaper] = useState(loaded)
  const [kept, setKept] = useState<{ paper: PaperState; isKept: boolean }>({ paper: loaded, isKept: true })
  const states = useRef({ kept: loaded, newest: loaded, at: 0 })
  const keep = useCallback(() => {
    const { kept: last, newest } = states.current
    // What the file's reader found belongs to no stored document.
    if (newest === last || !(newest.isChanged || newest.faults.length > 0)) return
    states.current = { kept: newest, newest, at: Date.now() }
    void handOver(newest).then((isKept) => setKept({ paper: newest, isKept }))
  }, [])
  useEffect(() => {
    states.current.newest = paper
    // At once, and then not more often than a disk likes.
    const timer = setTimeout(keep, Math.max(0, states.current.at + keepEvery - Date.now()))
    return () => clearTimeout(timer)
  }, [paper, keep])
  useEffect(() => {
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [keep])
  /** Shows what is stored now. The paper on the screen so far is not kept any more. */
  const settle = useCallback((change: (now: PaperState) => PaperState) => {
    states.current.kept = states.current.newest
    setPaper(change)
  }, [])
  const keeping: 'kept' | 'pending' | 'refused' = !kept.isKept
    ? 'refused'
    : kept.paper === paper
      ? 'kept'
      : 'pending'
  return { paper, edit: setPaper, settle, keeping }
}

/** Drops unsaved changes. */
export async function dropChanges(key: string): Promise<void> {
  ofThisWindow.delete(key)
  await forgetPaper(key)
}
