import { useState, useSyncExternalStore } from 'react'
import { attemptStore } from '../attempt-store'
import type { Attempt } from '../model/attempt'
import { type AttemptKeeper, type AttemptView, createAttemptKeeper } from '../model/attempt-keeper'
import { examNow } from '../model/clock'
import type { Session } from '../model/session-state'

/** One sitting of `owner`, begun from `initial` and kept on the device for as long as the component lives. */
export function useAttempt(
  owner: string,
  attempt: Omit<Attempt, 'session'>,
  initial: Session,
): AttemptView & Pick<AttemptKeeper, 'act'> {
  const [keeper] = useState(() =>
    createAttemptKeeper({
      session: initial,
      save: (session) => attemptStore.save(owner, { ...attempt, session }),
      now: examNow,
    }),
  )
  const view = useSyncExternalStore(keeper.subscribe, keeper.view)
  return { ...view, act: keeper.act }
}
