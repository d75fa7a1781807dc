import { counted } from '@/domain/counted'
import { extraTimeNote } from '@/domain/sitting/extra-time'
import type { TestResults } from '@/domain/sitting/results'
import { type AttemptKind, countDone, kindOf } from '@/domain/sitting/test-ref'
import type { Attempt, AttemptScope } from '@/own/attempts/attempt'

/** How a result calls what was sat, and its heading (spec section 2). */
interface Words {
  readonly heading: string
  readonly what: string
}
const quiz: Words = { heading: 'Quiz Results', what: 'quiz' }
export const resultWords: Readonly<Record<AttemptKind, Words>> = {
  Test: { heading: 'Test Results', what: 'test' },
  Quiz: quiz,
  'Daily quiz': quiz,
  Practice: { heading: 'Practice results', what: 'practice' },
  Study: { heading: 'Study results', what: 'practice' },
}

const scopeNotes: Record<AttemptScope, string | null> = {
  all: null,
  wrong: 'Practice of the questions that went wrong; the score of the whole test stays.',
  skipped: 'Practice of the unanswered questions; the score of the whole test stays.',
  untimed: 'Practised without a time limit. It does not count in your scores and best results.',
}

const editNote = ({ hasEarlierScore, isEdited }: TestResults) => {
  if (hasEarlierScore)
    return 'The answer key has been edited since. Your score stays; the questions below show the new key.'
  return isEdited && 'Some questions have been edited since your attempt. Your score stays.'
}

/** What a student needs to know of a result besides its figures, in whole sentences. */
export function notesOf(attempt: Attempt, results: TestResults): string[] {
  const { scope, extra, sitting } = attempt
  const kind = kindOf(attempt)
  const { timedOut, exits, questions } = results
  const all = questions.length
  const done = countDone(attempt, sitting.questions)
  const dropped = questions.filter(({ outcome }) => outcome === 'dropped').length
  const open = questions.filter(({ outcome }) => outcome === 'unanswered')
  const notVisited = open.filter(({ shown }) => !shown).length
  return [
    scopeNotes[scope],
    kind === 'Study' &&
      done < all &&
      `You came to ${done} of ${counted(all, 'question')}. The others count as not answered, and are not in your mistake book.`,
    extra && `${extraTimeNote(extra)}.`,
    timedOut && `The time ran out, and the ${resultWords[kind].what} was submitted with what was answered.`,
    editNote(results),
    dropped > 0 && `${counted(dropped, 'question')} ${dropped === 1 ? 'does' : 'do'} not count.`,
    kind !== 'Study' &&
      notVisited > 0 &&
      `Not answered: ${open.length - notVisited}. Not visited: ${notVisited}.`,
    exits > 0 && `Full screen was left ${exits === 1 ? 'once' : `${exits} times`}.`,
  ].filter((note) => typeof note === 'string')
}
