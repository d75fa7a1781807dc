import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { countAnswered } from '../model/palette'
import type { RunningSession } from '../model/session-state'
import { PaletteGrid, PaletteLegend, ProgressBar } from './palette'

/** The side panel of a phone: it comes up from the bottom and goes once a question is picked. */
export function PaletteSheet({
  session,
  onGo,
  onSubmit,
  onClose,
}: {
  session: RunningSession
  onGo: (index: number) => void
  onSubmit: () => void
  onClose: () => void
}) {
  return (
    <Modal title="Questions" size="sheet" onClose={onClose}>
      <ProgressBar answered={countAnswered(session.questions)} total={session.questions.length} />
      <div className="mt-4 -mx-1 max-h-[38dvh] overflow-y-auto">
        <PaletteGrid session={session} onGo={onGo} />
      </div>
      <PaletteLegend session={session} className="mt-4 border-t border-line pt-4" />
      <Button className="mt-5 w-full" onClick={onSubmit}>
        Submit Test
      </Button>
    </Modal>
  )
}
