/** The audit list, and the way back. */
import * as z from 'zod'
import { listAudit } from '../../content/audit'
import { readAudit } from '../../content/audit-undo'
import { undoAndFinish } from '../../content/run-history'
import { action, nothing } from './action'

const entry = z.object({ id: z.string() })

export const history = {
  history: action(nothing, (_, { target }) => listAudit(target)),
  readHistory: action(entry, ({ id }, { target }) => readAudit(target, id)),
  undo: action(entry, async ({ id }, { target, console }) => {
    const { paths, code } = await undoAndFinish(id, target, console)
    return { paths, isComplete: code === 0 }
  }),
}
