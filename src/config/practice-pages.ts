import { paths } from './paths'

/** The practice pages, for menus and the search. */
export const practicePages = [
  { to: paths.revise, label: 'Revision' },
  { to: paths.mistakes, label: 'Mistake book' },
  { to: paths.practice, label: 'Practice' },
  { to: paths.daily, label: 'Daily quiz' },
  { to: paths.progress, label: 'Progress' },
  { to: paths.plan, label: 'Plan' },
] as const
