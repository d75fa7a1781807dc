import { Modal } from '@/ui/dialog/modal'
import { InstructionList } from '../../instructions/instruction-list'
import { PaperFacts } from '../../instructions/paper-facts'
import type { ExamDialogProps } from './exam-dialog-props'
import { FullscreenPrompt } from './fullscreen-prompt'
import { PaletteSheet } from './palette-sheet'
import { QuestionPaper } from './question-paper'
import { SectionDialog } from './section-dialog'
import { ShortcutList } from './shortcut-list'
import { SubmitDialog } from './submit-dialog'

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
        <Modal title="Instructions" size="detail" onClose={onClose}>
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
