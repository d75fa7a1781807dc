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

/**
 * How the paper is marked, as lists of facts: one list where all questions are marked alike, else one for each marking,
 * whose first fact names the questions.
 */
export function markingGroups({ questions }: Paper): string[][] {
  const groups = new Map<string, { facts: string[]; numbers: number[] }>()
  for (const [index, { scheme }] of questions.entries()) {
    if (!scheme) continue
    const facts = factsOf(scheme)
    const key = facts.join()
    const numbers = [...(groups.get(key)?.numbers ?? []), index + 1]
    groups.set(key, { facts, numbers })
  }
  return [...groups.values()].map(({ facts, numbers }) => {
    const [marking = '', ...more] = facts
    if (numbers.length === questions.length) return facts
    const first = t('{count, plural, one {Question {numbers}} other {Questions {numbers}}}: {marking}', {
      count: numbers.length,
      numbers: rangesOf(numbers, '-'),
      marking,
    })
    return [first, ...more]
  })
}
