import { reduceSitting } from '@/domain/sitting/sitting'
import type { BegunSitting, Sitting, SittingAction } from '@/domain/sitting/sitting-state'

/** `refused`: the device stores nothing (private mode, full disk): the test goes on, but a reload would lose it. */
export type SaveState = { status: 'unsaved' } | { status: 'saved' } | { status: 'refused' }

export interface AttemptView {
  readonly sitting: Sitting
  readonly keeping: SaveState
}

export interface AttemptKeeper {
  /** Stops saving, as another tab may have taken over. Unsaved changes do not show until `open` is called again. */
  close: () => void
  open: () => void
  /** Applies an action; its changes show once the device has stored them. */
  act: (action: SittingAction) => void
  subscribe: (listener: () => void) => () => void
  /** The state to show; the same object until it changes. */
  view: () => AttemptView
}

/**
 * Runs a sitting so that nothing shows before it is stored: actions count at once and in their order, `save` is called for
 * one state after the other, and the view follows. When saving fails, the view follows too and says so.
 */
export function createAttemptKeeper({
  sitting,
  save,
  now,
}: {
  sitting: Sitting
  save: (sitting: BegunSitting) => Promise<void>
  now: () => number
}): AttemptKeeper {
  const listeners = new Set<() => void>()
  let latest = sitting
  let saving = false
  let closed = false
  let view: AttemptView = { sitting, keeping: { status: 'unsaved' } }

  async function saveState(target: BegunSitting): Promise<SaveState> {
    try {
      await save(target)
      return { status: 'saved' }
    } catch {
      return { status: 'refused' }
    }
  }

  /** The state to save next; null when none is, or when the keeper is closed. */
  function next(): BegunSitting | null {
    return closed || latest === view.sitting || latest.status === 'ready' ? null : latest
  }

  async function saveUntilLatest(): Promise<void> {
    if (saving) return
    saving = true
    // A state that was passed while another was saved needs no save of its own.
    for (let target = next(); target; target = next()) {
      view = { sitting: target, keeping: await saveState(target) }
      for (const listener of listeners) listener()
    }
    saving = false
  }

  return {
    close() {
      closed = true
    },
    open() {
      closed = false
      void saveUntilLatest()
    },
    act(action) {
      latest = reduceSitting(latest, action, now())
      void saveUntilLatest()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view: () => view,
  }
}
