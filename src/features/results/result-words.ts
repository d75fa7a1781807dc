import { counted } from '@/domain/counted'
import { extraTimeNote } from '@/domain/sitting/extra-time'
import type { TestResults } from '@/domain/sitting/results'
import { type AttemptKind, countDone, kindOf } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import type { Attempt, AttemptScope } from '@/own/attempts/attempt'

/** How a result calls what was sat, and its heading (spec section 2). */
interface Words {
  readonly heading: string
  readonly what: string
}
const quiz: Words = { heading: t('Quiz Results'), what: 'quiz' }
export const resultWords: Readonly<Record<AttemptKind, Words>> = {
  Test: { heading: t('Test Results'), what: 'test' },
  Quiz: quiz,
  'Daily quiz': quiz,
  Practice: { heading: t('Practice results'), what: 'practice' },
  Study: { heading: t('Study results'), what: 'practice' },
}

const scopeNotes: Record<AttemptScope, string | null> = {
  all: null,
  wrong: t('Practice of the questions that went wrong; the score of the whole test stays.'),
  skipped: t('Practice of the unanswered questions; the score of the whole test stays.'),
  untimed: t('Practised without a time limit. It does not count in your scores and best results.'),
}

const editNote = ({ hasEarlierScore, isEdited }: TestResults) => {
  if (hasEarlierScore)
    return t('The answer key has been edited since. Your score stays; the questions below show the new key.')
  return isEdited && t('Some questions have been edited since your attempt. Your score stays.')
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
      t(
        'You came to {done} of {all, plural, one {# question} other {# questions}}. The others count as not answered, and are not in your mistake book.',
        { done, all },
      ),
    extra && `${extraTimeNote(extra)}.`,
    timedOut &&
      t('The time ran out, and the {what} was submitted with what was answered.', {
        what: resultWords[kind].what,
      }),
    editNote(results),
    dropped > 0 && `${counted(dropped, 'question')} ${dropped === 1 ? 'does' : 'do'} not count.`,
    kind !== 'Study' &&
      notVisited > 0 &&
      t('Not answered: {open}. Not visited: {notVisited}.', { open: open.length - notVisited, notVisited }),
    exits > 0 && `Full screen was left ${exits === 1 ? 'once' : `${exits} times`}.`,
  ].filter((note) => typeof note === 'string')
}
