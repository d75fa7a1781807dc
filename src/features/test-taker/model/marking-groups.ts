import type { Paper } from '@/domain/paper'
import { type Marking, marksText } from '@/domain/question/marking'
import { rangesOf } from '@/domain/question/sets'
import { t } from '@/language/text'

function factsOf({ correct, wrong, unanswered, partial }: Marking): string[] {
  return [
    t('Correct answer: {marks}', { marks: marksText(correct) }),
    t('Wrong answer: {marks}', { marks: marksText(wrong) }),
    t('No answer: {marks}', { marks: marksText(unanswered) }),
    ...(partial
      ? [t('Some correct options and no wrong one: {marks} each', { marks: marksText(partial) })]
      : []),
  ]
}

/** How the paper is marked: one line where all questions are marked alike, else each with its questions. */
export function markingGroups({ questions }: Paper): string[] {
  const groups = new Map<string, number[]>()
  for (const [index, { scheme }] of questions.entries()) {
    if (!scheme) continue
    const text = factsOf(scheme).join(' · ')
    groups.set(text, [...(groups.get(text) ?? []), index + 1])
  }
  const all = groups.size === 1 && [...groups.values()][0]?.length === questions.length
  return [...groups].map(([text, numbers]) =>
    all
      ? text
      : t('{count, plural, one {Question {numbers}} other {Questions {numbers}}}: {marking}', {
          count: numbers.length,
          numbers: rangesOf(numbers, '-'),
          marking: text,
        }),
  )
}
