import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { enterFullscreen } from '../../hooks/use-fullscreen'

/** Asks a student who came out of full screen to return; the test goes on either way. */
export function FullscreenPrompt({ onDismiss }: { onDismiss: () => void }) {
  const comeBack = async () => {
    await enterFullscreen()
    onDismiss()
  }
  return (
    <Modal title="You left full screen" onClose={onDismiss}>
      <p className="text-muted">
        Time and answers go on. Leaving is counted and shown in the result. Return to full screen to sit the
        test as in the exam hall.
      </p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onDismiss}>
          Continue without
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={() => void comeBack()}>
          Return to Full Screen
        </Button>
      </div>
    </Modal>
  )
}
