import type { Paper } from '@/domain/paper'
import { type NamedKind, namedKinds } from '@/domain/question/kinds'
import { t } from '@/language/text'
import { LanguageChoice } from '@/ui/question/reading-languages'
import { PaletteSign, paletteLabels, paletteMeanings, paletteOrder } from '../palette/palette-sign'

const clockRules = (
  <>
    <li>
      {t(
        'It counts down at the top of the screen and goes on whatever happens, also while the page is closed.',
      )}
    </li>
    <li>{t('When it reaches zero, the test submits itself with the answers as they are.')}</li>
  </>
)

const noClockRules = (
  <>
    <li>{t('Leave whenever you like. Your answers are kept, and you go on with them on any day.')}</li>
    <li>{t('Every question can be reached at any time, whatever its section.')}</li>
    <li>
      {t(
        'Submit the test when you are done. It does not count in your scores and best results; what went wrong is in your mistake book.',
      )}
    </li>
  </>
)

/** What is to be said of a kind, where one option is not all. */
const kindRules: Partial<Record<NamedKind, string>> = {
  several: t('Square boxes: one or more options are right. Choose all that are.'),
  numeric: t('Numbers: type them, or press the keys on the screen.'),
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
        <h2 className="text-lg">{hasClock ? t('The clock') : t('No clock')}</h2>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-detail text-muted">
          {hasClock ? clockRules : noClockRules}
          {timed && (
            <li>
              {t(
                'Each section has its own clock. Only the open section can be reached; the next one opens when its time is over',
              )}
              {paper.leaveSectionsEarly && ` ${t('or you submit it')}`}
              {t(', and there is no way back.')}
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
              'Choose an option; it is saved on this device at once. A second press or Clear Response takes it back.',
            )}
          </li>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>
            {t(
              'Save & Next goes on. Mark for Review & Next goes on too and marks the question to come back to.',
            )}
          </li>
          <li>{t('A marked question that has an answer is counted like any other.')}</li>
          <li>
            {t('Any number of the palette leads to its question. On a keyboard, press ? for all keys.')}
          </li>
          {hasClock && (
            <li>
              {t(
                'The test runs in full screen where the browser can; leaving it is counted and shown in the result.',
              )}
            </li>
          )}
        </ul>
      </section>
    </div>
  )
}
