import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'

const sections = [
  [
    t('Test Series'),
    t('Full papers in sections, with the marks and negative marking of your exam.'),
    paths.contentTestSeries,
  ],
  [t('Mock Tests'), t('One full test of every subject, with a timer.'), paths.contentMockTest],
  [
    t('Quizzes'),
    t('Twelve subjects, about ten minutes each. Every answer is explained.'),
    paths.contentQuizzes,
  ],
  [
    t('Current Affairs'),
    t('By subject and date, with the important ones first.'),
    paths.contentCurrentAffairs,
  ],
  [t('Daily Dose'), t('One short read a day.'), paths.contentDailyDose],
  [t('Videos'), t('One idea each, drawn step by step.'), paths.contentVideos],
  [t('Jobs'), t('Open posts with their last dates.'), paths.contentJobs],
  [t('PDF Packs'), t('Compact notes to read page by page on your phone.'), paths.paidResources],
  [t('Resources'), t('Revision sheets, syllabus and exam patterns to download.'), paths.contentResource],
] as const

/** The whole offer as an index: one line each, and every line a way in. */
export function WhatIsInside() {
  return (
    <section className="page-column mt-20 grid gap-x-16 gap-y-8 lg:mt-30 lg:grid-cols-[.8fr_1.2fr]">
      <div className="lg:sticky lg:top-[118px] lg:self-start">
        <h2 className="text-section lg:text-section-wide">{t('Everything in one calm place')}</h2>
        <p className="mt-4 max-w-xl text-muted">
          {t('Free to start. Pay only for the packs and the premium tests that you need.')}
        </p>
      </div>
      <ul className="border-t border-line">
        {sections.map(([name, text, to]) => (
          <li key={name} className="border-b border-line">
            <Link
              to={to}
              className="group grid min-h-18 content-center items-baseline gap-x-6 py-4 sm:grid-cols-[11rem_1fr_auto]"
            >
              <span className="font-heading text-lead font-semibold group-hover:text-secondary">{name}</span>
              <span className="text-detail text-pretty text-muted">{text}</span>
              <span
                aria-hidden
                className="text-lg leading-none text-muted transition-transform group-hover:translate-x-1 group-hover:text-secondary max-sm:hidden"
              >
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
