import type { Paper } from '@/domain/paper'
import { type NamedKind, namedKinds } from '@/domain/question/kinds'
import { t } from '@/language/text'
import { LanguageChoice } from '@/ui/question/reading-languages'
import { PaletteSign, paletteLabels, paletteMeanings, paletteOrder } from '../palette/palette-sign'

const clockRules = (
  <>
    <li>{t('The timer is at the top of the screen. It keeps running even if you close this page.')}</li>
    <li>{t('When it reaches zero, your answers are submitted automatically.')}</li>
  </>
)

const noClockRules = (
  <>
    <li>{t('You can leave at any time. Your answers are saved, and you can continue on any day.')}</li>
    <li>{t('You can open any question of any section at any time.')}</li>
    <li>
      {t(
        'Submit the test when you are done. It does not count in your scores; wrong and skipped questions become mistakes to fix.',
      )}
    </li>
  </>
)

/** What is to be said of a kind, where one option is not all. */
const kindRules: Partial<Record<NamedKind, string>> = {
  several: t('Square boxes: one or more options are correct. Choose all of them.'),
  numeric: t('Numbers: type the answer, or press the keys on the screen.'),
}

/** How the exam screen works. It is shown before the test, and again while it runs. */
export function InstructionList({ paper }: { paper: Paper }) {
  const hasClock = paper.minutes > 0
  const timed = paper.sections.some(({ minutes }) => minutes !== null)
  const rules = namedKinds.flatMap(
    (name) => (paper.questions.some(({ kind }) => kind === name) && kindRules[name]) || [],
  )
  return (
    <div className="mt-7 grid gap-6">
      <LanguageChoice />
      <section>
        <h2 className="text-lg">{hasClock ? t('Timer') : t('No timer')}</h2>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-detail text-muted">
          {hasClock ? clockRules : noClockRules}
          {timed && (
            <li>
              {paper.leaveSectionsEarly
                ? t(
                    'Each section has its own timer. The next section opens when the time is over or when you submit the section. You cannot go back.',
                  )
                : t(
                    'Each section has its own timer. The next section opens when the time is over. You cannot go back.',
                  )}
            </li>
          )}
        </ul>
      </section>
      <section>
        <h2 className="text-lg">{t('Colours and shapes of the palette')}</h2>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2 sm:gap-x-6">
          {paletteOrder.map((state, index) => (
            <li key={state} className="flex items-center gap-3 text-detail text-muted">
              <PaletteSign state={state} className="size-9 flex-none text-sm">
                {index + 1}
              </PaletteSign>
              <span>
                <span className="font-medium text-text">{paletteLabels[state]}</span>
                {`: ${paletteMeanings[state]}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-lg">{t('Answering')}</h2>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-detail text-muted">
          <li>
            {t(
              'Choose an option. It is saved on this device at once. To remove it, press it again or press Clear Response.',
            )}
          </li>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>
            {t(
              'Save & Next opens the next question. Mark for Review & Next does the same and marks the question, so that you can come back to it.',
            )}
          </li>
          <li>{t('A marked question with an answer counts like any other question.')}</li>
          <li>
            {t('Press a number in the palette to open its question. On a keyboard, press ? to see all keys.')}
          </li>
          {hasClock && (
            <li>
              {t(
                'The test runs in full screen if your browser supports it. Your result shows how often you left full screen.',
              )}
            </li>
          )}
        </ul>
      </section>
    </div>
  )
}
