import { Lock } from 'lucide-react'
import { classNames } from '@/ui/class-names'
import { useKeptInSight } from '../hooks/use-reading-start'
import { countAnswered } from '../model/palette'
import type { PaperSection } from '../model/paper'
import { sectionOf } from '../model/session-sections'
import type { RunningSession, SessionSection } from '../model/session-state'

function SectionTab({
  section,
  name,
  answered,
  isHere,
  isClosed,
  onGo,
}: {
  section: SessionSection
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

/** The sections of the paper; each leads to its first question, unless only the open one can be reached. */
export function SectionTabs({
  session,
  sections,
  onGo,
}: {
  session: RunningSession
  sections: readonly PaperSection[]
  onGo: (index: number) => void
}) {
  const here = sectionOf(session, session.current)
  return (
    <nav
      aria-label="Sections"
      className="flex gap-1 overflow-x-auto border-b border-line bg-surface px-2 lg:px-5"
    >
      {session.sections.map((section, place) => (
        <SectionTab
          key={section.id}
          section={section}
          name={sections[place]?.name}
          answered={countAnswered(session.questions.slice(section.first, section.first + section.count))}
          isHere={section === here}
          isClosed={session.open !== null && session.open.section !== place}
          onGo={onGo}
        />
      ))}
    </nav>
  )
}
