import { t } from '@/language/text'
import { formatTestDuration, formatTimeTaken } from '../durations'

/** More time for whoever needs it: none, a third or half of what a test gives, on each of its clocks. */
export const extraTimes = ['none', 'third', 'half'] as const
export type ExtraTime = (typeof extraTimes)[number]

/** What an attempt was given more; one that was given none does not say so. */
export const givenExtras = ['third', 'half'] as const
export type GivenExtra = (typeof givenExtras)[number]

/** How much is given of what a test gives. */
const shares = { none: 1, third: 4 / 3, half: 3 / 2 } as const

/** A length of time with the extra time, in milliseconds: whole ones. */
export const withExtra = (milliseconds: number, extra: ExtraTime): number =>
  Math.round(milliseconds * shares[extra])

/** The length of time that `withExtra` made so long, in milliseconds. */
export const withoutExtra = (milliseconds: number, extra: ExtraTime): number => milliseconds / shares[extra]

/** What results and lists say of it: `With a third more time` */
export const extraTimeNote = (extra: GivenExtra): string =>
  t('With {extra, select, third {a third} other {half}} more time', { extra })

/** What an attempt keeps of it: nothing for none. */
export const given = (extra: ExtraTime = 'none'): { extra?: GivenExtra } =>
  extra === 'none' ? {} : { extra }

/** The extra time of an attempt at a paper of `minutes`: one without a limit has no clock to extend. */
export const extraFor = ({ minutes }: { minutes: number }, extra: ExtraTime): { extra?: GivenExtra } =>
  given(minutes > 0 ? extra : 'none')

/** A clock as lists write it, to the second where it is no whole minutes: `1h 20m`, `26m 40s`. @param minutes without it */
export function formatClock(minutes: number, extra: ExtraTime): string {
  const seconds = withExtra(minutes * 60_000, extra) / 1000
  return extra === 'none' || seconds % 60 === 0 ? formatTestDuration(seconds / 60) : formatTimeTaken(seconds)
}
