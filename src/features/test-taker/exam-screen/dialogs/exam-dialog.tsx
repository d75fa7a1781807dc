import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { enterFullscreen } from '../../hooks/use-fullscreen'
import { InstructionList } from '../../instructions/instruction-list'
import { PaperFacts } from '../../instructions/paper-facts'
import type { ExamDialogProps } from './exam-dialog-props'
import { PaletteSheet } from './palette-sheet'
import { QuestionPaper } from './question-paper'
import { SectionDialog } from './section-dialog'
import { ShortcutList } from './shortcut-list'
import { SubmitDialog } from './submit-dialog'

/** Asks a student who came out of full screen to return; the test goes on either way. */
function FullscreenPrompt({ onDismiss }: { onDismiss: () => void }) {
  const comeBack = async () => {
    await enterFullscreen()
    onDismiss()
  }
  return (
    <Modal title={t('You left full screen')} onClose={onDismiss}>
      <p className="text-muted">
        {t(
          'The timer keeps running, and you keep your answers. Your result shows how often you left full screen.',
        )}
      </p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onDismiss}>
          {t('Continue without')}
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={() => void comeBack()}>
          {t('Return to Full Screen')}
        </Button>
      </div>
    </Modal>
  )
}

/** Every dialog of the exam screen. They are loaded with the page, so none of them needs the network. */
export function ExamDialog({ name, ...props }: ExamDialogProps) {
  const { paper, extra, onClose } = props
  switch (name) {
    case 'palette':
      return <PaletteSheet {...props} />
    case 'submit':
      return <SubmitDialog {...props} />
    case 'section':
      return <SectionDialog {...props} />
    case 'question-paper':
      return <QuestionPaper {...props} />
    case 'instructions':
      return (
        <Modal title={t('Instructions')} size="detail" onClose={onClose}>
          <PaperFacts paper={paper} extra={extra} />
          <InstructionList paper={paper} />
        </Modal>
      )
    case 'keys':
      return <ShortcutList onClose={onClose} />
    case 'fullscreen':
      return <FullscreenPrompt onDismiss={onClose} />
  }
}
