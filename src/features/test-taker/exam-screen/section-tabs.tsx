import { Lock } from 'lucide-react'
import type { PaperSection } from '@/domain/paper'
import { countPalette } from '@/domain/sitting/palette'
import { sectionOf } from '@/domain/sitting/sitting-sections'
import { countAnswered, type RunningSitting, type SittingSection } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { showFocused } from '@/ui/list/show-focused'
import { useKeptInSight } from '../hooks/use-reading-start'
import { paletteLabels, paletteOrder } from '../palette/palette-sign'

function SectionTab({
  section,
  name,
  answered,
  isHere,
  isClosed,
  onGo,
}: {
  section: SittingSection
  name: string | undefined
  answered: number
  isHere: boolean
  isClosed: boolean
  onGo: (index: number) => void
}) {
  const ref = useKeptInSight<HTMLButtonElement>(isHere)
  return (
    <button
      ref={ref}
      type="button"
      aria-current={isHere ? 'true' : undefined}
      disabled={isClosed}
      className={classNames(
        'flex min-h-11 flex-none items-center border-b-2 pl-4 text-sm font-semibold whitespace-nowrap',
        isHere ? 'border-primary text-text' : 'border-transparent text-muted',
      )}
      onClick={() => onGo(section.first)}
    >
      {isClosed && <Lock size={13} aria-hidden className="mr-2" />}
      {name} {/* It stays in sight: the edge of a phone may cut the name, but not the count. */}
      <span className="sticky right-0 bg-surface pr-4 pl-2 font-normal text-muted tabular-nums">{`${answered}/${section.count}`}</span>
    </button>
  )
}

/**
 * The sections of the paper. Each leads to its first question; with timed sections only the open one does. On a desktop the
 * counts of the section on the screen stand beside them; on a phone the sheet of questions has them.
 */
export function SectionTabs({
  sitting,
  sections,
  onGo,
}: {
  sitting: RunningSitting
  sections: readonly PaperSection[]
  onGo: (index: number) => void
}) {
  const here = sectionOf(sitting, sitting.current)
  const questionsOf = ({ first, count }: SittingSection) => sitting.questions.slice(first, first + count)
  const counts = here && countPalette(questionsOf(here))
  return (
    <nav
      aria-label={t('Sections')}
      className="items-center justify-between border-b border-line bg-surface lg:flex"
      onFocus={showFocused}
    >
      <div className="flex min-w-0 gap-1 overflow-x-auto lg:px-5">
        {sitting.sections.map((section, place) => (
          <SectionTab
            key={section.id}
            section={section}
            name={sections[place]?.name}
            answered={countAnswered(questionsOf(section))}
            isHere={section === here}
            isClosed={sitting.open !== null && sitting.open.section !== place}
            onGo={onGo}
          />
        ))}
      </div>
      {counts && (
        <p className="px-6 text-caption text-muted tabular-nums max-lg:hidden lg:flex-none">
          {paletteOrder
            .filter((state) => counts[state] > 0)
            .map((state) => `${paletteLabels[state]}: ${counts[state]}`)
            .join(' · ')}
        </p>
      )}
    </nav>
  )
}
