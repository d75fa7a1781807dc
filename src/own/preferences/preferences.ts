import * as z from 'zod/mini'
import { type ExamCategory, examCategories } from '@/domain/exam-category'
import { readIndiaDay } from '@/domain/india-day'
import type { Latest } from '@/domain/learning/card'
import { type ExtraTime, extraTimes } from '@/domain/sitting/extra-time'
import { type Language, languageCodes } from '@/language/languages'

/** How somebody studies, as every screen may ask. */
export interface Preferences {
  /** The exam that they study for, in their own words; empty when they have named none. */
  readonly exam: string
  /** Its day, `2026-11-22`; null when they have named none. */
  readonly examDay: string | null
  /** What they want to study a day. */
  readonly minutes: number
  readonly extraTime: ExtraTime
  /** Of the interface; null when they have chosen none. */
  readonly language: Language | null
  /** For which cut-offs are shown; null when they were never asked, `unsaid` when they prefer not to say. */
  readonly category: ExamCategory | 'unsaid' | null
}

export type PreferenceName = keyof Preferences

/** What somebody has set of them, and when: what they have not set is not here. */
export type SetPreferences = { readonly [Name in PreferenceName]?: Latest<Preferences[Name]> }

export const preferenceLimits = { exam: 100, minutes: { least: 5, most: 240 } } as const

/** Each with its schema and its default; firestore.rules has the same bounds. */
const table: {
  [Name in PreferenceName]: { schema: z.ZodMiniType<Preferences[Name]>; unset: Preferences[Name] }
} = {
  exam: { schema: z.string().check(z.maxLength(preferenceLimits.exam)), unset: '' },
  examDay: {
    schema: z.nullable(z.string().check(z.refine((day) => readIndiaDay(day) !== null))),
    unset: null,
  },
  minutes: {
    schema: z.int().check(z.gte(preferenceLimits.minutes.least), z.lte(preferenceLimits.minutes.most)),
    unset: 20,
  },
  extraTime: { schema: z.enum(extraTimes), unset: 'none' },
  language: { schema: z.nullable(z.enum(languageCodes)), unset: null },
  category: { schema: z.enum([...examCategories, 'unsaid']), unset: null },
}

// Object.keys only knows the names as texts.
const names = Object.keys(table) as PreferenceName[]

export const preferencesOf = (set: SetPreferences): Preferences =>
  Object.fromEntries(names.map((name): unknown[] => [name, set[name]?.value ?? table[name].unset]))

const choose = (pick: (name: PreferenceName) => unknown): SetPreferences =>
  Object.fromEntries(names.map((name): unknown[] => [name, pick(name)]).filter(([, picked]) => picked))

/** Of each the value that was set last, at a tie the greater; in whatever order and however often, the outcome is the same. */
export const mergePreferences = (a: SetPreferences, b: SetPreferences): SetPreferences =>
  choose((name) => {
    const [one, other] = [a[name], b[name]]
    if (!one || !other) return one ?? other
    const isLater = one.at === other.at ? String(one.value) > String(other.value) : one.at > other.at
    return isLater ? one : other
  })

/** `users/{uid}/preferences/study`, and the device's copy; an unusable value counts as never set. */
export const preferencesSchema: z.ZodMiniType<SetPreferences> = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((stored) =>
    choose((name) => z.object({ value: table[name].schema, at: z.number() }).safeParse(stored[name]).data),
  ),
)
