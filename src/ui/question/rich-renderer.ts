import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { Block } from '@/domain/rich-text'

/** What draws formulas, tables and figures, and enlarges pictures. */
export interface RichParts {
  /** The blocks of a text in one language. @param zooms whether its figures have a button that enlarges them */
  RichBlocks: ComponentType<{ blocks: readonly Block[]; zooms: boolean }>
  /** @param place `over` the whole picture, or a button in a `corner` beside it */
  EnlargeButton: ComponentType<{ src: string; alt: string; place: 'over' | 'corner' }>
}

let parts: RichParts | null = null
let coming: Promise<void> | null = null
const listeners = new Set<() => void>()

/**
 * Loads the rich parts. A paper of plain texts without pictures never asks for them; one that needs them loads them with
 * its pictures, before it begins.
 * @throws when they cannot be loaded; asked again, it tries again
 */
export function loadRichRenderer(): Promise<void> {
  coming ??= import('./rich/rich-blocks').then(
    ({ RichBlocks, EnlargeButton }) => {
      parts = { RichBlocks, EnlargeButton }
      for (const listener of listeners) listener()
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
