import type { ReactNode } from 'react'
import type { Paper } from '@/domain/paper'
import type { RunningSitting } from '@/domain/sitting/sitting-state'
import { Modal } from '@/ui/dialog/modal'
import { FullscreenPrompt } from './fullscreen-prompt'
import { InstructionList } from './instruction-list'
import { PaletteSheet } from './palette-sheet'
import { PaperFacts } from './paper-facts'
import { QuestionPaper } from './question-paper'
import { SectionDialog } from './section-dialog'
import { ShortcutList } from './shortcut-list'
import { SubmitDialog } from './submit-dialog'

export type ExamDialogName =
  | 'palette'
  | 'submit'
  | 'section'
  | 'question-paper'
  | 'instructions'
  | 'keys'
  | 'fullscreen'

export interface ExamDialogProps {
  name: ExamDialogName
  paper: Paper
  sitting: RunningSitting
  timer: ReactNode
  onGo: (index: number) => void
  onOpen: (name: ExamDialogName) => void
  onSubmit: () => void
  onSubmitSection: () => void
  onClose: () => void
}

/** Every dialog of the exam screen. They come in one piece while the test starts, so that none needs the network. */
export function ExamDialog({ name, ...props }: ExamDialogProps) {
  const { paper, sitting, timer, onSubmit, onClose } = props
  switch (name) {
    case 'palette':
      return <PaletteSheet {...props} />
    case 'submit':
      return <SubmitDialog sitting={sitting} timer={timer} onSubmit={onSubmit} onClose={onClose} />
    case 'section':
      return <SectionDialog {...props} />
    case 'question-paper':
      return <QuestionPaper {...props} />
    case 'instructions':
      return (
        <Modal title="Instructions" size="detail" onClose={onClose}>
          <PaperFacts paper={paper} />
          <InstructionList paper={paper} />
        </Modal>
      )
    case 'keys':
      return <ShortcutList onClose={onClose} />
    case 'fullscreen':
      return <FullscreenPrompt onDismiss={onClose} />
  }
}
