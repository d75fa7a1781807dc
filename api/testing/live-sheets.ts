/** Made-up live tests and sheets, as the app and the operator store them. */
import type { FirestoreClient, Write } from '../firestore/client'
import type { PlainFields } from '../firestore/values'

const letters = ['first', 'second', 'third', 'fourth']
const minute = 60_000

export interface LiveOptions {
  id: string
  questions: number
  closesAt: Date
  resultsAt: Date
  /** Fields of the paper over those of a test with a third off for a wrong answer. */
  over?: PlainFields
}

/** The card and the paper of a live test of ten minutes in two sections; question `n` has the key `n % 4`. */
export function liveTestWrites({ id, questions, closesAt, resultsAt, over = {} }: LiveOptions): Write[] {
  const opensAt = new Date(closesAt.getTime() - 60 * minute)
  return [
    {
      set: `live_tests/${id}`,
      fields: { title: `Live ${id}`, opensAt, entryUntil: opensAt, closesAt, resultsAt, duration: 10 },
    },
    {
      set: `live_tests/${id}/private/paper`,
      fields: {
        title: `Live ${id}`,
        duration: 10,
        marking: { correct: 1, wrong: '-1/3' },
        sections: [
          { id: 'gk', name: 'General Knowledge' },
          { id: 'maths', name: 'Maths' },
        ],
        questions: Array.from({ length: questions }, (_, index) => ({
          id: `q${index}`,
          question: `Question ${index}?`,
          options: letters,
          correctAnswer: index % 4,
          section: index < questions / 2 ? 'gk' : 'maths',
        })),
        ...over,
      },
    },
  ]
}

/** A number that looks random and is the same in every run. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The fields of a student's sheet. @param answers by question, null for none */
export function sheetFields(
  questionIds: readonly string[],
  answers: ReadonlyArray<number | null>,
  { startedAt, seconds, over = {} }: { startedAt: number; seconds: readonly number[]; over?: PlainFields },
): PlainFields {
  const taken = seconds.reduce((sum, one) => sum + one, 0) * 1000
  const submittedAt = startedAt + taken + 5000
  return {
    beganAt: new Date(startedAt),
    scope: 'all',
    questionIds: questionIds.join('\n'),
    options: answers.map((answer) => answer ?? '').join(','),
    milliseconds: seconds.map((one) => one * 1000).join(','),
    prints: '',
    startedAt,
    deadline: startedAt + 10 * minute,
    status: 'submitted',
    submittedAt,
    endedBy: 'student',
    score: null,
    updatedAt: new Date(submittedAt),
    ...over,
  }
}

/** Writes in whole batches. */
export async function writeAll(firestore: FirestoreClient, writes: readonly Write[]): Promise<void> {
  for (let from = 0; from < writes.length; from += 400) {
    const answer = await firestore.commit(writes.slice(from, from + 400))
    if (answer === 'conflict') throw new Error('a write was refused')
  }
}
