import * as z from 'zod/mini'
import { quizSchema } from '@/content/quizzes/schema'
import type { Paper } from '@/domain/paper'
import { planOf } from '@/domain/sitting/sitting-sections'
import type { BegunSitting, QuestionState } from '@/domain/sitting/sitting-state'
import { createDeviceStore } from '@/lib/device/device-store'
import type { Attempt } from '../model/attempt'
import { testKey } from '../model/test-ref'
import { paperOfQuiz } from '../papers'

/**
 * What versions before December 2026 kept of quizzes: for each one the latest sitting, its questions, and the best score
 * of all. A sitting becomes an attempt like any other; of a best score no sitting is known, so it stays a number.
 */
const records = createDeviceStore('quiz-attempts', { atSignOut: 'forgotten' })
const papers = createDeviceStore('quiz-papers', { atSignOut: 'forgotten' })
const bests = createDeviceStore('quiz-bests', { atSignOut: 'forgotten' })

const whole = z.number().check(z.int(), z.minimum(0))
const percent = whole.check(z.maximum(100))
const oldRecord = z.object({
  attempt: z.object({
    startedAt: z.number(),
    endsAt: z.nullable(z.number()),
    place: whole,
    /** Chosen option by question id. */
    answers: z.record(z.string(), whole),
    submittedAt: z.nullable(z.number()),
  }),
  best: z.nullable(percent),
})
type OldRecord = z.infer<typeof oldRecord>

function sittingOf({ attempt }: OldRecord, paper: Attempt['paper']): BegunSitting {
  const { startedAt, endsAt, submittedAt, answers } = attempt
  const plan = planOf(paper)
  const current = Math.min(attempt.place, paper.questions.length - 1)
  const questions = paper.questions.map(({ id, options }, index): QuestionState => {
    const option = answers[id]
    const isAnswered = option !== undefined && option < options.length
    const visited = isAnswered || index <= current
    return { option: isAnswered ? option : null, marked: false, visited, milliseconds: 0, revision: 1 }
  })
  const deadline = endsAt ?? startedAt + plan.milliseconds
  const progress = {
    revision: 1,
    questions,
    current,
    startedAt,
    deadline,
    exits: 0,
    sections: plan.sections,
    open: null,
    countedTo: submittedAt ?? startedAt,
    placedAt: null,
  }
  if (submittedAt === null) return { status: 'running', ...progress }
  // A device whose clock was set back must not have submitted before it began.
  const end = Math.max(startedAt, submittedAt)
  const endedBy = submittedAt === endsAt ? 'time' : 'student'
  return { status: 'submitted', ...progress, submittedAt: end, endedBy, scoredBy: null, score: null }
}

/** The same whenever it is read, so that half a takeover is not two attempts. */
const idOf = ({ attempt }: OldRecord) => `quiz-${attempt.startedAt}`

function oldPaper(value: unknown): Paper | null {
  const quiz = quizSchema.safeParse(value).data
  return quiz && quiz !== 'unreadable' && quiz.questions.length > 0 ? paperOfQuiz(quiz) : null
}

function attemptOf(quizId: string, record: OldRecord, asked: Paper): Attempt {
  return {
    id: idOf(record),
    testKey: testKey({ kind: 'quiz', quizId }),
    scope: 'all',
    paper: asked,
    sitting: sittingOf(record, asked),
  }
}

async function keepBest(owner: string, quizId: string, best: number | null): Promise<void> {
  const known = percent.safeParse(await bests.get(owner, quizId)).data ?? -1
  if (best !== null && best > known) await bests.setMany(owner, [[quizId, best]])
}

/** Where attempts are kept. */
interface Kept {
  find: (id: string) => Promise<Attempt | null>
  keep: (attempt: Attempt) => Promise<void>
}

/**
 * Turns what an earlier version kept of quizzes for `owner` into attempts. A tab of that version may still be open and
 * write on: what it writes later is taken over too, unless the attempt has gone on here.
 * @throws when the device refuses; what is left is tried again
 */
export async function adoptOldQuizzes(owner: string, { find, keep }: Kept): Promise<void> {
  for (const [quizId, value] of await records.entries(owner)) {
    const record = oldRecord.safeParse(value).data
    if (record) {
      const known = await find(idOf(record))
      // The old tab writes the questions only once.
      const paper = oldPaper(await papers.get(owner, quizId)) ?? known?.paper ?? null
      if (paper && (known?.sitting.revision ?? 1) === 1) await keep(attemptOf(quizId, record, paper))
      await keepBest(owner, quizId, record.best)
    }
    await records.delete(owner, quizId)
    await papers.delete(owner, quizId)
  }
}

/** The best scores of one owner become those of another. @throws when the device refuses */
export async function moveBests(from: string, to: string): Promise<void> {
  for (const [quizId, value] of await bests.entries(from)) {
    await keepBest(to, quizId, percent.safeParse(value).data ?? null)
    await bests.delete(from, quizId)
  }
}

/** Best scores in percent that an earlier version kept on this device, by quiz id. Never throws. */
export async function oldBests(owner: string): Promise<Map<string, number>> {
  const entries = await bests.entries(owner).catch(() => [])
  return new Map(
    entries.flatMap(([quizId, value]) => {
      const { data } = percent.safeParse(value)
      return data === undefined ? [] : [[quizId, data] as const]
    }),
  )
}
