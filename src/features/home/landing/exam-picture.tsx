import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { PaletteSample, type PaletteSampleState } from './palette-sample'

const options = [t('1 only'), t('2 only'), t('Both 1 and 2'), t('Neither 1 nor 2')]
const chosen = 0

/** Where a student might stand at question 17 of 25: a answered, n not answered, m marked, b both, - not visited. */
const progress = 'aanambaanaaaamaan--------'
const states: Record<string, PaletteSampleState> = {
  a: 'answered',
  n: 'not-answered',
  m: 'marked',
  b: 'answered-marked',
}

/** A picture of the exam screen; the text beside it says what it shows. */
export function ExamPicture() {
  return (
    <div
      aria-hidden
      className="overflow-hidden rounded-card border border-line bg-background shadow-[0_24px_60px_rgb(0_0_0/.45)] select-none"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line bg-surface px-4 py-3 sm:px-5">
        <p className="truncate text-detail font-semibold">{t('Group II Screening · Test 3')}</p>
        <p className="text-lg font-semibold tabular-nums">1:12:40</p>
      </div>
      <div className="grid sm:grid-cols-[1fr_232px]">
        <div className="p-4 sm:p-5">
          <p className="flex gap-2 text-tag font-semibold text-muted">
            <span className="rounded-full border border-line px-2.5 py-0.5">
              {t('Question {number} of {total}', { number: 17, total: 25 })}
            </span>
            <span className="rounded-full border border-line px-2.5 py-0.5">+1 / −⅓</span>
          </p>
          <p className="mt-4 text-detail leading-relaxed">
            {t('Consider these statements about the Reserve Bank of India:')}
            <br />
            {t('1. It was nationalised in 1949.')}
            <br />
            {t('2. It issues the one-rupee note.')}
            <br />
            {t('Which of these statements is/are correct?')}
          </p>
          <div className="mt-4 grid gap-2">
            {options.map((option, index) => (
              <p
                key={option}
                className={classNames(
                  'flex items-center gap-3 rounded-control border px-3 py-2 text-detail',
                  index === chosen ? 'border-text/70 bg-raised' : 'border-line',
                )}
              >
                <span
                  className={classNames(
                    'grid size-6 place-items-center rounded-lg border text-xs font-semibold',
                    index === chosen ? 'border-text bg-text text-background' : 'border-edge/70 text-muted',
                  )}
                >
                  {'ABCD'.charAt(index)}
                </span>
                {option}
              </p>
            ))}
          </div>
        </div>
        <div className="border-line p-4 max-sm:border-t sm:border-l sm:p-5">
          <p className="flex justify-between text-caption text-muted">
            <span>{t('Progress')}</span> <span>{t('{place} of {total}', { place: 12, total: 25 })}</span>
          </p>
          <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-raised">
            <div className="h-full w-[48%] bg-success" />
          </div>
          <div className="mt-4 grid grid-cols-5 gap-2.5">
            {progress.split('').map((sign, index) => (
              <PaletteSample
                // A place in the palette is its number.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                state={states[sign] ?? 'not-visited'}
                current={index === 16}
              >
                {index + 1}
              </PaletteSample>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
