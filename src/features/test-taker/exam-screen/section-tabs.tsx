import { Lock } from 'lucide-react'
import type { PaperSection } from '@/domain/paper'
import { countPalette, type PaletteState } from '@/domain/sitting/palette'
import { sectionOf } from '@/domain/sitting/sitting-sections'
import type { RunningSitting, SittingSection } from '@/domain/sitting/sitting-state'
import { classNames } from '@/ui/class-names'
import { showFocused } from '@/ui/list/scroll-row'
import { useKeptInSight } from '../hooks/use-reading-start'
import { paletteLabels, paletteOrder } from '../palette/palette-sign'

function SectionTab({
  section,
  name,
  counts,
  isHere,
  isClosed,
  onGo,
}: {
  section: SittingSection
  name: string | undefined
  counts: Record<PaletteState, number>
  isHere: boolean
  isClosed: boolean
  onGo: (index: number) => void
}) {
  const ref = useKeptInSight<HTMLButtonElement>(isHere)
  const answered = counts.answered + counts['answered-marked']
  return (
    <button
      ref={ref}
      type="button"
      aria-current={isHere ? 'true' : undefined}
      title={paletteOrder.map((state) => `${paletteLabels[state]}: ${counts[state]}`).join(' · ')}
      disabled={isClosed}
      className={classNames(
        'flex min-h-11 flex-none items-center gap-2 border-b-2 px-3 text-sm font-semibold whitespace-nowrap',
        isHere ? 'border-primary text-text' : 'border-transparent text-muted',
      )}
      onClick={() => onGo(section.first)}
    >
      {isClosed && <Lock size={13} aria-hidden />}
      {name}
      <span className="font-normal text-muted tabular-nums">{`${answered}/${section.count}`}</span>
    </button>
  )
}

/** The sections of the paper. Each leads to its first question; with timed sections only the open one does. */
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
  return (
    <nav
      aria-label="Sections"
      className="flex gap-1 overflow-x-auto border-b border-line bg-surface px-2 lg:px-5"
      onFocus={showFocused}
    >
      {sitting.sections.map((section, place) => (
        <SectionTab
          key={section.id}
          section={section}
          name={sections[place]?.name}
          counts={countPalette(sitting.questions.slice(section.first, section.first + section.count))}
          isHere={section === here}
          isClosed={sitting.open !== null && sitting.open.section !== place}
          onGo={onGo}
        />
      ))}
    </nav>
  )
}
