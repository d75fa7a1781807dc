import { CalendarDays, ChartNoAxesColumn, ListChecks, SlidersHorizontal, Star } from 'lucide-react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { useOwner } from '@/session'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { VisitorsNote } from '@/ui/visitors-note'
import { PageRows } from '../components/page-rows'
import { RevisionLead } from '../components/revision-lead'

const rows = [
  {
    to: paths.practice,
    icon: SlidersHorizontal,
    title: t('Practise a topic'),
    detail: t('Your own test, by topic'),
  },
  {
    to: paths.daily,
    icon: ListChecks,
    title: t('Daily quiz'),
    detail: t('Ten questions a day, and past days'),
  },
  {
    to: paths.progress,
    icon: ChartNoAxesColumn,
    title: t('Progress'),
    detail: t('Your scores, topics and time'),
  },
  {
    to: paths.savedQuestions,
    icon: Star,
    title: t('Saved questions'),
    detail: t('Questions that you saved'),
  },
  { to: paths.plan, icon: CalendarDays, title: t('Study plan'), detail: t('Exam date and minutes a day') },
]

/** /study: everything to practise with, the most useful first. A visitor's work is on the device. */
export function StudyPage() {
  const owner = useOwner()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Practise')} />
      <NoIndex />
      <h1 className="mb-6 text-page sm:text-page-wide">{t('Practise')}</h1>
      <PageRows label={t('Practise')} rows={rows} lead={<RevisionLead owner={owner} />} />
      {/* Below the rows, because it appears late. */}
      <div className="mt-5 min-h-10">{owner === visitor && <VisitorsNote from={paths.study} />}</div>
    </div>
  )
}
