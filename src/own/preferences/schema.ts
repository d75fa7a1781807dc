import * as z from 'zod/mini'
import { readIndiaDay } from '@/domain/india-day'
import { extraTimes } from '@/domain/sitting/extra-time'
import { preferenceLimits, preferenceNames, type SetPreferences } from './preferences'

const { exam, minutes } = preferenceLimits
const latest = <T>(value: z.ZodMiniType<T>) => z.object({ value, at: z.number() })

const shapes = {
  exam: latest(z.string().check(z.maxLength(exam))),
  examDay: latest(z.nullable(z.string().check(z.refine((day) => readIndiaDay(day) !== null)))),
  minutes: latest(z.int().check(z.gte(minutes.least), z.lte(minutes.most))),
  extraTime: latest(z.enum(extraTimes)),
}

/** `users/{uid}/preferences/study`, and the device's copy; an unusable value counts as never set. */
export const preferencesSchema: z.ZodMiniType<SetPreferences> = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform(
    (stored): SetPreferences =>
      Object.fromEntries(
        preferenceNames.flatMap((name) => {
          const { data } = shapes[name].safeParse(stored[name])
          return data ? [[name, data]] : []
        }),
      ),
  ),
)
