import type { SampleQuestion } from './use-sample'

/** Questions of one subject before the next one has its turn. */
const fromEachSubject = 2

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1))
}

/**
 * Hands out questions one by one, two of a subject before the next subject, all in mixed order, and none a second time
 * before every subject has had its turn.
 * @param read the questions of a subject; its failure is the failure of `next`, and the same subject is asked again.
 */
export function createQuestionSource(
  subjects: readonly string[],
  read: (subject: string) => Promise<SampleQuestion[]>,
  random: () => number = Math.random,
) {
  let waiting: string[] = []
  let ready: SampleQuestion[] = []
  return {
    /** The next question; null when no subject has any. @throws what `read` throws. */
    async next(): Promise<SampleQuestion | null> {
      for (let tried = 0; ready.length === 0 && tried < subjects.length; tried += 1) {
        if (waiting.length === 0) waiting = shuffled(subjects, random)
        const subject = waiting[0]
        if (subject === undefined) break
        ready = shuffled(await read(subject), random).slice(0, fromEachSubject)
        waiting = waiting.slice(1)
      }
      return ready.shift() ?? null
    },
  }
}
