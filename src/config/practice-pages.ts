import { t } from '@/language/text'
import { paths } from './paths'

/** The practice pages, for menus and the search. */
export const practicePages = [
  { to: paths.revise, label: t('Revision') },
  { to: paths.mistakes, label: t('Mistakes') },
  { to: paths.practice, label: t('Practice') },
  { to: paths.daily, label: t('Daily quiz') },
  { to: paths.progress, label: t('Progress') },
  { to: paths.plan, label: t('Study plan') },
] as const
