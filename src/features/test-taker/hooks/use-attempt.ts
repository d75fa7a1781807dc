import { useState, useSyncExternalStore } from 'react'
import { attemptStore } from '../attempt-store'
import type { Paper } from '../model/attempt'
import { type AttemptKeeper, type AttemptView, createAttemptKeeper } from '../model/attempt-keeper'
import { examNow } from '../model/clock'
import type { Session } from '../model/session'

/** One sitting, begun from `initial` and kept on the device under `key` for as long as the component lives. */
export function useAttempt(
  key: string,
  paper: Paper,
  initial: Session,
): AttemptView & Pick<AttemptKeeper, 'act'> {
  const [keeper] = useState(() =>
    createAttemptKeeper({
      session: initial,
      save: (session) => attemptStore.save(key, { paper, session }),
      now: examNow,
    }),
  )
  const view = useSyncExternalStore(keeper.subscribe, keeper.view)
  return { ...view, act: keeper.act }
}
