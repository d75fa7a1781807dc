import { reduceSitting } from '@/domain/sitting/sitting'
import type { BegunSitting, Sitting, SittingAction } from '@/domain/sitting/sitting-state'

/** `refused`: this device keeps nothing (private mode, full disk), so the test goes on but a reload would lose it. */
export type SaveState = { status: 'unsaved' } | { status: 'saved'; at: number } | { status: 'refused' }

export interface AttemptView {
  readonly sitting: Sitting
  readonly keeping: SaveState
}

export interface AttemptKeeper {
  /** Stops saving, as another tab may have taken over. What is not saved does not show, until `open` is called again. */
  close: () => void
  open: () => void
  /** Applies an action; what it changes shows once the device has it. */
  act: (action: SittingAction) => void
  subscribe: (listener: () => void) => () => void
  /** What may be shown; the same object until it changes. */
  view: () => AttemptView
}

/**
 * Runs a sitting so that nothing shows before it is kept: actions count at once and in their
 * order, `save` is called for one state after the other, and the view follows what was saved. When saving fails the
 * view follows all the same and says so.
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

  async function keep(target: BegunSitting): Promise<SaveState> {
    try {
      await save(target)
      return { status: 'saved', at: now() }
    } catch {
      return { status: 'refused' }
    }
  }

  /** What is to be kept next; null when all is, or when nothing may be any more. */
  function next(): BegunSitting | null {
    return closed || latest === view.sitting || latest.status === 'ready' ? null : latest
  }

  async function saveUntilLatest(): Promise<void> {
    if (saving) return
    saving = true
    // States that were passed while another was being saved need no save of their own.
    for (let target = next(); target; target = next()) {
      view = { sitting: target, keeping: await keep(target) }
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
