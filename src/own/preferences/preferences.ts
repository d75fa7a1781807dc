import type { Latest } from '@/domain/learning/card'
import type { ExtraTime } from '@/domain/sitting/extra-time'

/** How somebody studies, as every screen may ask. */
export interface Preferences {
  /** The exam that they study for, in their own words; empty when they have named none. */
  readonly exam: string
  /** Its day, `2026-11-22`; null when they have named none. */
  readonly examDay: string | null
  /** What they want to study a day. */
  readonly minutes: number
  readonly extraTime: ExtraTime
}

export type PreferenceName = keyof Preferences

/** What somebody has set of them, and when: what they have not set is not here. */
export type SetPreferences = { readonly [Name in PreferenceName]?: Latest<Preferences[Name]> }

export const preferenceNames = [
  'exam',
  'examDay',
  'minutes',
  'extraTime',
] as const satisfies readonly PreferenceName[]

export const preferenceLimits = { exam: 100, minutes: { least: 5, most: 240 } } as const

const unset: Preferences = { exam: '', examDay: null, minutes: 20, extraTime: 'none' }

export function preferencesOf({ exam, examDay, minutes, extraTime }: SetPreferences): Preferences {
  return {
    exam: exam?.value ?? unset.exam,
    examDay: examDay?.value ?? unset.examDay,
    minutes: minutes?.value ?? unset.minutes,
    extraTime: extraTime?.value ?? unset.extraTime,
  }
}

/** Whether `a` counts rather than `b`: the later, at a tie the greater. */
function isLater(a: Latest<unknown> | undefined, b: Latest<unknown> | undefined): boolean {
  if (!a || !b) return a !== undefined
  return a.at === b.at ? String(a.value) > String(b.value) : a.at > b.at
}

const choose = (
  pick: <Name extends PreferenceName>(name: Name) => SetPreferences[Name] | null,
): SetPreferences =>
  Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const picked = pick(name)
      return picked ? [[name, picked]] : []
    }),
  )

/** What is set in `mine` and was set before, or never, in `theirs`. */
export const newsFor = (theirs: SetPreferences, mine: SetPreferences): SetPreferences =>
  choose((name) => (isLater(mine[name], theirs[name]) ? mine[name] : null))

/** Of each the value that was set last; in whatever order and however often, the outcome is the same. */
export const mergePreferences = (a: SetPreferences, b: SetPreferences): SetPreferences =>
  choose((name) => (isLater(b[name], a[name]) ? b[name] : a[name]))
