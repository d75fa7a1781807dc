/** The live tests of the seed with their hours, which count from the day of seeding. */
import { createHash } from 'node:crypto'
import { wholePaperSchema } from '../../../src/content/live-tests/schema'
import { makePaper, type Paper } from '../../../src/domain/paper'
import { parseQuestions, testQuestionDefaults } from '../../../src/domain/question/question'
import { type PaperSource, paperDocument } from '../papers/paper'
import { appscPaper } from './appsc-group-two'
import { rrbPaper } from './rrb-ntpc'
import { sscPaper } from './ssc-cgl'

/** A moment as the seed writes it: a day from the seeding day, and the time in India. */
const moment = (days: number, at: string) => ({ $daysFromNow: days, at })
type Moment = ReturnType<typeof moment>

interface SeedLiveTest {
  readonly source: PaperSource
  readonly hours: Readonly<Record<'opensAt' | 'entryUntil' | 'closesAt' | 'resultsAt', Moment>>
}

/** Its results came out on the day before the seeding day. */
export const finished: SeedLiveTest = {
  source: appscPaper,
  hours: {
    opensAt: moment(-2, '10:00'),
    entryUntil: moment(-2, '10:30'),
    closesAt: moment(-2, '11:30'),
    resultsAt: moment(-1, '10:00'),
  },
}

export const liveTests: readonly SeedLiveTest[] = [
  finished,
  // It can be begun on the whole day of seeding.
  {
    source: sscPaper,
    hours: {
      opensAt: moment(0, '00:00'),
      entryUntil: moment(0, '23:59'),
      closesAt: moment(1, '01:00'),
      resultsAt: moment(1, '10:00'),
    },
  },
  {
    source: rrbPaper,
    hours: {
      opensAt: moment(1, '10:00'),
      entryUntil: moment(1, '10:30'),
      closesAt: moment(1, '11:30'),
      resultsAt: moment(1, '13:00'),
    },
  },
]

/** The key of its sealed paper: the same every time, so that making the seed again changes nothing. */
export const sealKeyOf = ({ source }: SeedLiveTest): string =>
  createHash('sha256').update(`seed of ${source.id}`).digest('base64')

/** What an operator writes of it, without its hours. */
export function fieldsOf({ source }: SeedLiveTest): Record<string, unknown> {
  const { isPaid: _, views: __, published: ___, ...fields } = paperDocument(source)
  return fields
}

/** Its whole paper, as the app reads it. */
export function paperOf(test: SeedLiveTest): Paper {
  const { id } = test.source
  const stored = wholePaperSchema.parse({ ...fieldsOf(test), id })
  const questions = parseQuestions(stored.questions, id, testQuestionDefaults)
  return makePaper({ title: stored.title ?? '', minutes: stored.duration ?? 0, questions, layout: stored })
}
