import { reachable, sectionAfter } from '@/domain/sitting/sitting-sections'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import type { ExamDialogProps } from './exam-dialog-props'
import { SummaryRows } from './summary-rows'

/** Asks once before a timed section closes for good and the next one opens. */
export function SectionDialog({
  paper,
  sitting,
  timer,
  onSubmitSection,
  onClose,
}: Pick<ExamDialogProps, 'paper' | 'sitting' | 'timer' | 'onSubmitSection' | 'onClose'>) {
  const [first, last] = reachable(sitting)
  const nextName = paper.sections[sectionAfter(sitting)?.place ?? -1]?.name
  const name = paper.sections[sitting.open?.section ?? -1]?.name
  return (
    <Modal title="Submit Section?" onClose={onClose}>
      <p className="text-muted">
        {`${name ?? 'This section'} closes for good, and ${nextName ?? 'the next section'} opens with its own time. `}
        The time left here is not carried over: {timer}
      </p>
      <SummaryRows questions={sitting.questions.slice(first, last + 1)} />
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onClose}>
          Back to Section
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={onSubmitSection}>
          Submit Section
        </Button>
      </div>
    </Modal>
  )
}
