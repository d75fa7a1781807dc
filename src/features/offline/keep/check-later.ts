import { visitor } from '@/lib/device/visitor'
import { keepReaderFor } from '../files/files-later'

/**
 * Goes on with what was interrupted; asks again, where it is time, whether what is kept of bought products is still the
 * student's; and has the code at hand that shows what is kept, which a new version of the app may have changed. Never
 * rejects.
 */
export const checkKept = async (owner: string): Promise<void> => {
  const { checkKept: check, goOnKeeping } = await import('../pages')
  for (const whose of new Set([owner, visitor])) {
    await check(whose)
    await goOnKeeping(whose)
  }
  await keepReaderFor(owner)
}
