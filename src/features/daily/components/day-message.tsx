import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { MessagePanel } from '@/ui/panels'

/** Says why a day has no quiz, with a link to today's. */
export function DayMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageTitle title={title} />
      <NoIndex />
      <MessagePanel
        headingLevel="h1"
        icon={<CalendarClock size={26} aria-hidden />}
        title={title}
        role="status"
        actions={
          <ButtonLink to={paths.daily} look="primary">
            {t("Go to Today's Quiz")}
          </ButtonLink>
        }
      >
        {children}
      </MessagePanel>
    </>
  )
}
