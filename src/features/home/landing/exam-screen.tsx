import { t } from '@/language/text'
import { ExamPicture } from './exam-picture'
import { PaletteSample, type PaletteSampleState } from './palette-sample'

const points = [
  [
    t('The same timer as in the exam hall'),
    t('It runs to one deadline, whatever your phone does. You see and hear when the last minute begins.'),
  ],
  [
    t('Every answer is saved at once'),
    t(
      'A dead battery, a reload or a lost network brings you back to the same question, with the time that is left.',
    ),
  ],
  [
    t('Marks as in your exam'),
    t('Right answers earn marks and wrong answers cost marks. At the end, every answer is explained.'),
  ],
] as const

const signs: readonly (readonly [PaletteSampleState, string])[] = [
  ['answered', t('Answered')],
  ['not-answered', t('Seen, not answered')],
  ['marked', t('Marked for review')],
  ['answered-marked', t('Answered and marked for review')],
  ['not-visited', t('Not seen yet')],
]

/** How a test works: the real exam screen, drawn, and what it does for the student. */
export function ExamScreen() {
  return (
    <section className="mt-20 border-y border-line bg-surface/60 py-16 lg:mt-30 lg:py-24">
      <div className="page-column grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_.8fr]">
        <div className="min-w-0 max-lg:order-2">
          <ExamPicture />
        </div>
        <div>
          <h2 className="text-section lg:text-section-wide">
            {t('The screen you will see in the exam hall')}
          </h2>
          <ol className="mt-8 grid gap-6">
            {points.map(([title, text], index) => (
              <li key={title} className="grid grid-cols-[2rem_1fr]">
                <span aria-hidden className="font-heading text-lg font-semibold text-muted">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1 text-detail text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <h3 className="mt-9 text-lg">{t('Colours and shapes show your progress')}</h3>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2">
            {signs.map(([state, meaning], index) => (
              <li key={state} className="flex items-center gap-3 text-detail text-muted">
                <PaletteSample state={state} className="w-10 flex-none">
                  {index + 1}
                </PaletteSample>
                {meaning}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
