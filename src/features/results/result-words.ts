import type { GivenExtra } from '@/domain/sitting/extra-time'
import type { TestResults } from '@/domain/sitting/results'
import { type AttemptKind, countDone, kindOf } from '@/domain/sitting/test-ref'
import { rushedNote } from '@/domain/study/after-result'
import { t } from '@/language/text'
import type { Attempt, AttemptScope } from '@/own/attempts/attempt'
import { sheetQuestions } from '@/own/attempts/sheet-of'
import { timedQuestions } from './timed-questions'

/** The heading of a result (spec section 2). */
export const resultHeadings: Readonly<Record<AttemptKind, string>> = {
  Test: t('Test Results'),
  Quiz: t('Quiz Results'),
  'Daily quiz': t('Quiz Results'),
  Practice: t('Practice results'),
  Study: t('Study results'),
}

const extraNotes: Record<GivenExtra, string> = {
  third: t('With a third more time.'),
  half: t('With half more time.'),
}

const scopeNotes: Record<AttemptScope, string | null> = {
  all: null,
  wrong: t(
    'Practice of the questions that you answered wrong. Your score for the whole test stays the same.',
  ),
  skipped: t('Practice of the unanswered questions. Your score for the whole test stays the same.'),
  untimed: t('You practised without a time limit. It does not count in your scores.'),
}

const editNote = ({ hasEarlierScore, isEdited }: TestResults) => {
  if (hasEarlierScore)
    return t(
      'The answer key changed after your attempt. Your score stays the same; the questions below show the new key.',
    )
  return isEdited && t('Some questions changed after your attempt. Your score stays the same.')
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
  const timed = timedQuestions(attempt, results)
  return [
    scopeNotes[scope],
    kind === 'Study' &&
      done < all &&
      t(
        'You did {done} of {all, plural, one {# question} other {# questions}}. The others count as unanswered and are not mistakes.',
        { done, all },
      ),
    extra && extraNotes[extra],
    timedOut && t('The time ran out, and your answers were submitted.'),
    editNote(results),
    dropped > 0 &&
      t('{count, plural, one {# question does} other {# questions do}} not count.', { count: dropped }),
    kind !== 'Study' &&
      notVisited > 0 &&
      t('Skipped: {skipped}. Not visited: {notVisited}.', {
        skipped: open.length - notVisited,
        notVisited,
      }),
    rushedNote(sheetQuestions(attempt.testKey, timed.questions), timed.given),
    exits > 0 && t('You left full screen {exits, plural, one {once} other {# times}}.', { exits }),
  ].filter((note) => typeof note === 'string')
}
