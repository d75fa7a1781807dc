import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { Block } from '@/domain/rich-text'

/** What draws formulas, tables and figures, and enlarges pictures. */
export interface RichParts {
  /** The blocks of a text in one language. @param zooms whether its figures have a button that enlarges them */
  RichBlocks: ComponentType<{ blocks: readonly Block[]; zooms: boolean }>
  /** @param place `over` the whole picture, or a button in a `corner` beside it */
  EnlargeButton: ComponentType<{ image: string; alt: string; place: 'over' | 'corner' }>
  /** A picture that not everybody may read, or any other. */
  ShownPicture: typeof import('./rich/closed-picture').ShownPicture
  /** Fetches one of those before it is shown. Never rejects. */
  loadClosedPicture: (path: string) => Promise<void>
}

let parts: RichParts | null = null
let coming: Promise<RichParts> | null = null
const listeners = new Set<() => void>()

/**
 * Loads the rich parts. A paper of plain texts without pictures never asks for them; one that needs them loads them with
 * its pictures, before it begins.
 * @throws when they cannot be loaded; asked again, it tries again
 */
export function loadRichRenderer(): Promise<RichParts> {
  coming ??= import('./rich/rich-blocks').then(
    ({ EnlargeButton, loadClosedPicture, RichBlocks, ShownPicture }) => {
      const loaded = { EnlargeButton, loadClosedPicture, RichBlocks, ShownPicture }
      parts = loaded
      for (const listener of listeners) listener()
      return loaded
    },
    (error: unknown) => {
      coming = null
      throw error
    },
  )
  return coming
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The rich parts; null until they have come, and where they are not wanted. The plain reading stands in for them. */
export function useRichRenderer(wanted: boolean): RichParts | null {
  const loaded = useSyncExternalStore(
    subscribe,
    () => parts,
    () => null,
  )
  const isMissing = wanted && loaded === null
  useEffect(() => {
    if (!isMissing) return undefined
    const load = () => void loadRichRenderer().catch(() => undefined)
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isMissing])
  return wanted ? loaded : null
}
