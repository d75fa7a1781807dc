import { BookOpenCheck } from 'lucide-react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { ButtonLink } from './button'
import { MessagePanel } from './panels'

/** Shown to a newcomer: what this page will hold, and how to begin. */
export function NothingYet({ title, children }: { title: string; children: string }) {
  return (
    <MessagePanel
      icon={<BookOpenCheck size={26} aria-hidden />}
      title={title}
      role="status"
      actions={
        <>
          <ButtonLink to={paths.diagnosis} look="primary">
            {t('Start with 10 questions')}
          </ButtonLink>
          <ButtonLink to={paths.daily}>{t('Take the daily quiz')}</ButtonLink>
          <ButtonLink to={paths.contentQuizzes}>{t('Browse quizzes')}</ButtonLink>
        </>
      }
    >
      {children}
    </MessagePanel>
  )
}
