import { appErrorOf, toAppError } from '@/lib/app-error'
import { patiently } from '@/lib/file-requests'
import { dropPapers } from './drop-papers'
import { comparePackage, keepPapers } from './keep-papers'
import type { Keeper } from './keeper'

const ofNetwork = new Set(['network-request-failed', 'timeout', 'unavailable'])
/** About five minutes: a network that fails so long by its own word, and not by the device's, is asked at the next start. */
const mostInARow = 30

/** Of packages, tests and quizzes. */
export const paperKeeper: Keeper = {
  keep: (owner, request, signal, onPart, onWaiting) => {
    const failures = { inARow: 0 }
    const onCame = (part: number) => {
      failures.inARow = 0
      onWaiting(false)
      onPart(part)
    }
    return patiently(
      async () => {
        // A list that the device stands in for knows nothing new.
        if (!navigator.onLine) throw appErrorOf('network-request-failed')
        await keepPapers(owner, request, signal, onCame)
      },
      {
        signal,
        onWaiting,
        isPassing: (error, inARow) =>
          ofNetwork.has(toAppError(error).code) && (inARow < mostInARow || !navigator.onLine),
      },
      failures,
    )
  },
  drop: dropPapers,
  compare: comparePackage,
}
