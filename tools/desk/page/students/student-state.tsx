import { Chip } from '@/ui/chip'
import type { OutputOf } from '../call'

type Student = OutputOf<'findStudents'>['students'][number]

/** Whether a student may use the app. */
export function StudentState({
  student: { isActive, account },
}: {
  student: Pick<Student, 'isActive' | 'account'>
}) {
  if (!isActive || account?.disabled) return <Chip tone="warning">Inactive</Chip>
  return account ? <Chip tone="success">Active</Chip> : <Chip>No account</Chip>
}
