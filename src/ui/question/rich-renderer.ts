import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { Block } from '@/domain/rich-text'

/** Draws the blocks of a text in one language. */
export type RichRenderer = ComponentType<{ blocks: readonly Block[] }>

let renderer: RichRenderer | null = null
let coming: Promise<void> | null = null
const listeners = new Set<() => void>()

/**
 * Loads what draws formulas, tables and figures. A paper of plain texts never asks for it; one that needs it loads it with
 * its pictures, before it begins.
 * @throws when it cannot be loaded; asked again, it tries again
 */
export function loadRichRenderer(): Promise<void> {
  coming ??= import('./rich/rich-blocks').then(
    ({ RichBlocks }) => {
      renderer = RichBlocks
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

/** What draws rich texts; null until it has come, and where it is not wanted. The plain reading stands in for it. */
export function useRichRenderer(wanted: boolean): RichRenderer | null {
  const loaded = useSyncExternalStore(
    subscribe,
    () => renderer,
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
