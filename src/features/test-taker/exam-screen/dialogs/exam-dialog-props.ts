import type { ReactNode } from 'react'
import type { Paper } from '@/domain/paper'
import type { ExtraTime } from '@/domain/sitting/extra-time'
import type { RunningSitting } from '@/domain/sitting/sitting-state'

export type ExamDialogName =
  | 'palette'
  | 'submit'
  | 'section'
  | 'question-paper'
  | 'instructions'
  | 'keys'
  | 'fullscreen'

/** What the exam screen passes to each of its dialogs. */
export interface ExamDialogProps {
  name: ExamDialogName
  paper: Paper
  extra: ExtraTime
  sitting: RunningSitting
  timer: ReactNode
  onGo: (index: number) => void
  onOpen: (name: ExamDialogName) => void
  onSubmit: () => void
  onSubmitSection: () => void
  onClose: () => void
}
