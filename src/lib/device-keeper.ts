/** `refused`: this device keeps nothing (private mode, full disk). */
export type Keeping = 'unsaved' | 'saved' | 'refused'

interface KeptView<State> {
  readonly state: State
  readonly keeping: Keeping
}

export interface DeviceKeeper<State> {
  /** Saves the state as it is, also one that has not changed. */
  keep: () => void
  /** Takes the next state; the same object changes and saves nothing. */
  change: (step: (latest: State) => State) => void
  subscribe: (listener: () => void) => () => void
  /** What may be shown; the same object until it changes. */
  view: () => KeptView<State>
}

/**
 * Runs a state so that nothing shows before the device has it (design.md section 10): changes count at once and in their
 * order, `save` gets one state after the other, and the view follows what was saved. Once the device has refused, the
 * view follows at once and says so; saving is tried again with every change.
 */
export function createDeviceKeeper<State>(
  initial: State,
  save: (state: State) => Promise<void>,
): DeviceKeeper<State> {
  const listeners = new Set<() => void>()
  let latest = initial
  let saving = false
  let view: KeptView<State> = { state: initial, keeping: 'unsaved' }

  function show(next: KeptView<State>): void {
    view = next
    for (const listener of listeners) listener()
  }

  async function saveUntilLatest(): Promise<void> {
    if (saving) return
    saving = true
    let target: State
    do {
      // States that were passed while another was being saved need no save of their own.
      target = latest
      try {
        await save(target)
        // What has shown unsaved since a refusal does not go back to what was saved before it.
        if (view.keeping !== 'refused' || target === latest) show({ state: target, keeping: 'saved' })
      } catch {
        show({ state: latest, keeping: 'refused' })
      }
    } while (target !== latest)
    saving = false
  }

  return {
    keep: () => void saveUntilLatest(),
    change(step) {
      const next = step(latest)
      if (next === latest) return
      latest = next
      if (view.keeping === 'refused') show({ state: latest, keeping: 'refused' })
      void saveUntilLatest()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view: () => view,
  }
}
