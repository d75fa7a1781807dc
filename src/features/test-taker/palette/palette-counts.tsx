import type { PaperSection } from '@/domain/paper'
import { countPalette } from '@/domain/sitting/palette'
import type { QuestionState, RunningSitting } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { PaletteSign, paletteLabels, paletteOrder } from './palette-sign'

/** What colours and shapes mean, with how many questions are in each state. */
export function PaletteLegend({
  questions,
  className,
}: {
  questions: readonly QuestionState[]
  className?: string
}) {
  const counts = countPalette(questions)
  return (
    <ul
      aria-label={t('What the colours and shapes mean')}
      className={classNames(
        'flex flex-wrap gap-x-3 gap-y-1.5 text-caption text-muted lg:grid lg:grid-cols-[1fr_auto] lg:gap-y-2.5',
        className,
      )}
    >
      {paletteOrder.map((state) => (
        <li key={state} className="flex items-center gap-1.5 lg:gap-2">
          <PaletteSign state={state} className="h-6 w-8 flex-none text-xs lg:h-7">
            {counts[state]}
          </PaletteSign>
          {paletteLabels[state]}
        </li>
      ))}
    </ul>
  )
}

/** The same, section by section. */
export function SectionCounts({
  sitting,
  sections,
}: {
  sitting: RunningSitting
  sections: readonly PaperSection[]
}) {
  return (
    <table className="mt-5 w-full text-left text-caption">
      <thead className="sr-only">
        <tr>
          <th>{t('Section')}</th>
          {paletteOrder.map((state) => (
            <th key={state}>{paletteLabels[state]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sitting.sections.map(({ id, first, count }, place) => {
          const counts = countPalette(sitting.questions.slice(first, first + count))
          return (
            <tr key={id} className="border-t border-line">
              <th className="py-2.5 pr-2 font-medium wrap-anywhere">{sections[place]?.name}</th>
              {paletteOrder.map((state) => (
                <td key={state} className="w-0 pl-1">
                  <PaletteSign state={state} className="size-7 text-xs">
                    {counts[state]}
                  </PaletteSign>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
