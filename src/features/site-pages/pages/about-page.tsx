import {
  CalendarClock,
  CirclePlay,
  ClipboardList,
  FileText,
  ListChecks,
  Newspaper,
  Sparkles,
  Timer,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { academy, claims, publishedFigures, shownClaim } from '@/config/academy'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { ButtonLink } from '@/ui/button'
import { FigureList } from '@/ui/figure-list'
import { PageTitle } from '@/ui/page-title'
import { ContactWays } from '../components/contact-ways'

const offerings = [
  {
    icon: ClipboardList,
    title: t('Test series'),
    text: t('Full papers on a screen like the real exam. Some are free.'),
    to: paths.contentTestSeries,
  },
  {
    icon: Timer,
    title: t('Mock tests'),
    text: t('One full test with a timer, to see where you stand.'),
    to: paths.contentMockTest,
  },
  {
    icon: ListChecks,
    title: t('Quizzes'),
    text: t('Ten questions on one subject. Every answer is explained.'),
    to: paths.contentQuizzes,
  },
  {
    icon: Newspaper,
    title: t('Current affairs'),
    text: t('What to remember for your exam, by category and date.'),
    to: paths.contentCurrentAffairs,
  },
  { icon: Sparkles, title: t('Daily dose'), text: t('One short read a day.'), to: paths.contentDailyDose },
  {
    icon: FileText,
    title: t('PDF packs'),
    text: t('Short notes. Buy once and read on any device.'),
    to: paths.paidResources,
  },
  { icon: CirclePlay, title: t('Videos'), text: t('Short lessons to watch.'), to: paths.contentVideos },
  {
    icon: CalendarClock,
    title: t('Jobs'),
    text: t('Job notices with their deadlines.'),
    to: paths.contentJobs,
  },
] as const

/** Everything the academy offers, each with the way to it. */
function OfferingList() {
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {offerings.map(({ icon: Icon, title, text, to }) => (
        <li key={title}>
          <Link
            to={to}
            className="flex h-full items-start gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge"
          >
            <span className="grid size-10 flex-none place-items-center rounded-control bg-raised text-muted">
              <Icon size={19} aria-hidden />
            </span>
            <div className="min-w-0">
              <h3 className="text-base">{title}</h3>
              <p className="mt-0.5 text-sm text-muted">{text}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const since = shownClaim(claims.since)

/** What has a source, before what has been counted (docs/decisions/038). */
function Impact() {
  const counted = publishedFigures(formatMediumDate)
  const told = [
    { claim: claims.students, label: t('students') },
    { claim: claims.successRate, label: t('success rate') },
    { claim: claims.years, label: since ? t('years, since {year}', { year: since }) : t('years') },
  ].filter(({ claim }) => shownClaim(claim))
  const sources = told.map(({ claim, label }) => `${claim.text} ${label}: ${claim.source}, ${claim.asOf}.`)
  const figures = [...told.map(({ claim, label }) => ({ figure: claim.text, label })), ...counted.figures]
  const note = [...sources, counted.note].filter(Boolean).join(' ')
  return <FigureList label={t('Our impact')} className="mt-8" figures={figures} note={note} />
}

const purpose = [
  {
    title: t('Our mission'),
    text: t(
      'We let every student take a real exam before the exam day and understand each mistake. A phone and an hour are enough.',
    ),
  },
  {
    title: t('Our vision'),
    text: t('A student from any district prepares as well as one who moved to a city for coaching.'),
  },
] as const

function Purpose() {
  return (
    <div className="mt-10 grid gap-6 md:grid-cols-2">
      {purpose.map(({ title, text }) => (
        <section key={title} className="border-l-2 border-primary pl-5">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-2 text-muted sm:text-lg">{text}</p>
        </section>
      ))}
    </div>
  )
}

/** /about: mission, vision, offerings, impact figures, contact (spec sections 1 and 2). */
export function AboutPage() {
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle
        title={t('About')}
        description={
          since
            ? t('{name} has prepared students for state, banking, railway and court exams since {year}.', {
                name: academy.name,
                year: since,
              })
            : t('{name} prepares students for state, banking, railway and court exams.', {
                name: academy.name,
              })
        }
      />
      <h1 className="text-page sm:text-page-wide">{t('About {name}', { name: academy.name })}</h1>
      <p className="mt-3 max-w-[38em] text-muted sm:text-lg">
        {since
          ? t(
              'Since {year}, we have prepared students for competitive exams: state and national public service, banking, railways and the courts.',
              { year: since },
            )
          : t(
              'We prepare students for competitive exams: state and national public service, banking, railways and the courts.',
            )}
      </p>
      <Impact />
      <Purpose />
      <section className="mt-12">
        <h2 className="text-2xl">{t('What we offer')}</h2>
        <OfferingList />
      </section>
      <section className="mt-12">
        <h2 className="text-2xl">{t('Talk to us')}</h2>
        <ContactWays className="mt-6 grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-[auto_auto_auto_auto] lg:justify-between" />
        <ButtonLink to={paths.contact} look="primary" className="mt-7">
          {t('Contact us')}
        </ButtonLink>
      </section>
    </div>
  )
}
