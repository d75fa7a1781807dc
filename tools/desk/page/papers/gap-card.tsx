import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { FileFault } from './paper-state'
import { ProblemList } from './problem-list'
import { gapId } from './shown-problems'

/** Where a question of the file could not be read: it is written here, or left out. */
export function GapCard({
  fault,
  onWrite,
  onDrop,
}: {
  fault: FileFault
  onWrite: () => void
  onDrop: () => void
}) {
  return (
    <Card className="border-error-line p-5 sm:p-6">
      <h2 id={gapId(fault)} tabIndex={-1} className="scroll-mt-24 font-sans text-base tracking-normal">
        Could not be read: {fault.place} of {fault.file}
      </h2>
      <ProblemList
        problems={[{ severity: 'error', uid: null, field: null, message: fault.message, fault }]}
      />
      <p className="mt-3 text-detail text-muted">
        Mend it in the file and press “Read the mended file” above, or write the question here.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button aria-label={`Write the question of ${fault.place}`} onClick={onWrite}>
          Write it here
        </Button>
        <Button look="quiet" aria-label={`Leave out ${fault.place}`} onClick={onDrop}>
          Leave it out
        </Button>
      </div>
    </Card>
  )
}
