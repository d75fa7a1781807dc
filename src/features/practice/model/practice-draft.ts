import * as z from 'zod/mini'
import { drawSources } from '@/domain/learning/draw'
import { difficulties, topicKey } from '@/domain/learning/indexed-question'
import { practiceNames, practiceTitleOf, storedTopics } from '@/domain/practice-title'
import { t } from '@/language/text'

/** How the questions are answered: by the clock, without one, or each with its answer at once. */
const practiceModes = ['timed', 'untimed', 'study'] as const

/** What a practice may ask for at once, and how long a question may take. */
export const practiceLimits = { count: { least: 5, most: 100 }, seconds: { least: 10, most: 600 } } as const

const { count, seconds } = practiceLimits

/** A whole number in a field, which is NaN while nothing of the kind stands in it. */
const isBetween = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most
const numeric = z.union([z.number(), z.nan()])

/** The form of a new practice. `topics`: their keys, none for all. `seconds`: for each question, where it is timed. */
export const practiceForm = z
  .object({
    source: z.enum(drawSources),
    topics: z.array(z.string()),
    difficulty: z.enum(['any', ...difficulties]),
    count: numeric.check(
      z.refine(isBetween(count.least, count.most), {
        error: t('Choose {least} to {most} questions', { least: count.least, most: count.most }),
      }),
    ),
    mode: z.enum(practiceModes),
    seconds: numeric,
  })
  .check(
    z.refine((draft) => draft.mode !== 'timed' || isBetween(seconds.least, seconds.most)(draft.seconds), {
      error: t('Choose {least} to {most} seconds', { least: seconds.least, most: seconds.most }),
      path: ['seconds'],
    }),
  )

export type PracticeDraft = z.infer<typeof practiceForm>

/** What a practice is of; the seconds of one without a clock make no other one of it. */
const wantOf = ({ source, topics, difficulty, count: many, mode, seconds: each }: PracticeDraft) =>
  JSON.stringify([source, topics, difficulty, many, mode, mode === 'timed' ? each : null])

/** Whether two forms ask for the same practice. */
export const isSameDraft = (a: PracticeDraft, b: PracticeDraft): boolean => wantOf(a) === wantOf(b)

const blank: PracticeDraft = {
  source: 'new',
  topics: [],
  difficulty: 'any',
  count: 20,
  mode: 'untimed',
  seconds: 60,
}

/** The form as an address fills it in (`paths.practiceOf`); what makes no sense there is left as usual. */
export function draftOf(search: URLSearchParams): PracticeDraft {
  const asked = Number(search.get('count') ?? Number.NaN)
  const own = {
    source: drawSources.find((one) => one === search.get('source')) ?? blank.source,
    mode: practiceModes.find((one) => one === search.get('mode')) ?? blank.mode,
    difficulty: difficulties.find((one) => one === search.get('difficulty')) ?? blank.difficulty,
    topics: [...new Set(search.getAll('topic').map(topicKey))].filter((key) => key !== ''),
  }
  const wanted = Number.isInteger(asked) ? Math.min(Math.max(asked, count.least), count.most) : blank.count
  return { ...blank, ...own, count: wanted }
}

/** Whole minutes for a practice of `total` questions; 0 for no limit. */
export const minutesFor = ({ mode, seconds: each }: PracticeDraft, total: number): number =>
  mode === 'timed' ? Math.max(1, Math.ceil((total * each) / 60)) : 0

const { practice, mistakes, saved, study } = practiceNames
const sourceNames = { new: practice, mistakes, saved } as const

/** What a practice is called, as it is stored. @param names of its topics, none for all */
export function practiceTitle({ source, mode }: PracticeDraft, names: readonly string[]): string {
  const name = source === 'new' && mode === 'study' ? study : sourceNames[source]
  return names.length === 0 && source !== 'new' ? name : practiceTitleOf(name, storedTopics(names))
}
