import type { Paper } from '../paper'
import { type ExtraTime, withExtra } from './extra-time'
import type { BegunSitting, SittingPlan, SittingSection } from './sitting-state'

const minute = 60_000
/** Milliseconds that stand for "no time limit": a hundred years, so that every sitting has a deadline. */
const unlimited = 100 * 365 * 24 * 60 * minute

/** Whether a sitting may take as long as the student likes. */
export function hasNoLimit({ startedAt, deadline }: { startedAt: number; deadline: number }): boolean {
  // Moments have fractions, and a sum that large is rounded.
  return deadline - startedAt >= unlimited - minute
}

/** What a paper asks of its sitting. @param extra that each of its clocks is given */
export function planOf(
  { minutes, questions, sections, leaveSectionsEarly }: Paper,
  extra: ExtraTime = 'none',
): SittingPlan {
  let first = 0
  const clock = (own: number) => withExtra(own * minute, extra)
  const isTimed = sections.length > 0 && sections.every((section) => section.minutes !== null)
  // The whole is as long as its parts, each of which is rounded.
  const whole = isTimed ? sections.reduce((sum, own) => sum + clock(own.minutes ?? 0), 0) : clock(minutes)
  return {
    questionCount: questions.length,
    milliseconds: minutes > 0 ? whole : unlimited,
    sections: sections.map(({ id, minutes: own }) => {
      const count = questions.filter(({ section }) => section === id).length
      first += count
      return {
        id,
        first: first - count,
        count,
        milliseconds: own === null ? null : clock(own),
        mayLeaveEarly: leaveSectionsEarly ?? false,
      }
    }),
  }
}

/** First and last question that can be reached, both included. */
export function reachable({
  open,
  sections,
  questions,
}: BegunSitting): readonly [first: number, last: number] {
  const section = open && sections[open.section]
  return section ? [section.first, section.first + section.count - 1] : [0, questions.length - 1]
}

/** Whether the open section may be submitted before its time is over. */
export function mayLeaveSection({ open, sections }: BegunSitting): boolean {
  return open !== null && sections[open.section]?.mayLeaveEarly === true
}

/** The timed section after the open one, with the time of it and all that follow; null after the last. */
export function sectionAfter({ open, sections }: BegunSitting): {
  place: number
  section: SittingSection
  /** Milliseconds. */
  rest: number
} | null {
  const place = open ? open.section + 1 : sections.length
  const section = sections[place]
  if (!section) return null
  const rest = sections.slice(place).reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0)
  return { place, section, rest }
}

/** The section that a question stands in; null when the paper is one piece. */
export function sectionOf(
  { sections }: Pick<BegunSitting, 'sections'>,
  index: number,
): SittingSection | null {
  return sections.find(({ first, count }) => index >= first && index < first + count) ?? null
}
