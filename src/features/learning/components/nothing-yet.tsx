import { BookOpenCheck } from 'lucide-react'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { MessagePanel } from '@/ui/panels'

/** To a newcomer: what comes here, and how. */
export function NothingYet({ title, children }: { title: string; children: string }) {
  return (
    <MessagePanel
      icon={<BookOpenCheck size={26} aria-hidden />}
      title={title}
      role="status"
      actions={
        <>
          <ButtonLink to={paths.contentQuizzes} look="primary">
            Take a Quiz
          </ButtonLink>
          <ButtonLink to={paths.daily}>Daily Quiz</ButtonLink>
          <ButtonLink to={paths.diagnosis}>Ten Questions to Begin</ButtonLink>
        </>
      }
    >
      {children}
    </MessagePanel>
  )
}
