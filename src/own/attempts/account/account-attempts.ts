import { liveTestOf } from '@/domain/live-test'
import { testOfKey } from '@/domain/sitting/test-ref'
import { type AttemptRepository, attemptRepository } from './attempt-repository'
import type { SheetRepository } from './sheet-repository'

/**
 * A student's attempts where each of them is stored: that of a live test on its sheet, and with the others once its keys
 * are published.
 * @param loadSheets loads their code, which only live tests need
 */
export function withSheets(
  attempts: AttemptRepository,
  loadSheets: () => Promise<SheetRepository>,
): AttemptRepository {
  const sheetOf = async (uid: string, testId: string) =>
    (await (await loadSheets()).find(uid, testId))?.attempt ?? null

  return {
    ...attempts,
    async save(uid, id, fields) {
      const testId = liveTestOf(id, uid)
      const isOnSheet = testId !== null && fields.keys === ''
      return isOnSheet ? (await loadSheets()).save(uid, testId, fields) : attempts.save(uid, id, fields)
    },
    async find(uid, id) {
      const testId = liveTestOf(id, uid)
      if (testId === null) return attempts.find(uid, id)
      return (await attempts.find(uid, id)) ?? sheetOf(uid, testId)
    },
    async running(uid, testKey) {
      const ref = testOfKey(testKey)
      const sheet = ref?.kind === 'live' ? await sheetOf(uid, ref.liveTestId) : null
      const others = await attempts.running(uid, testKey)
      return sheet?.status === 'in_progress' ? [sheet, ...others] : others
    },
  }
}

/** Every attempt of a student in the account. */
export const accountAttempts = withSheets(attemptRepository, () =>
  import('./sheet-repository').then(({ sheetRepository }) => sheetRepository),
)
