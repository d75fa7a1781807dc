import { formatFraction } from '@/domain/fraction'
import type { Paper } from '@/domain/paper'
import { type Marking, marksText } from '@/domain/question/marking'
import { rangesOf } from '@/domain/question/sets'
import { t } from '@/language/text'

/** `1/3 mark is`, `2 marks are`: without its sign, and with its verb. */
function amountIs({ numerator, denominator }: Marking['correct']): string {
  const text = marksText({ numerator: Math.abs(numerator), denominator })
  return `${text} ${text.endsWith('s') ? 'are' : 'is'}`
}

function sentence({ correct, wrong, unanswered, partial }: Marking): string {
  const deducted = wrong.numerator < 0
  const forWrong =
    wrong.numerator === 0
      ? 'nothing is deducted for a wrong one'
      : `${amountIs(wrong)} ${deducted ? 'deducted' : 'given'} for a wrong one`
  const forNone =
    unanswered.numerator === 0
      ? 'none for a question without an answer'
      : t('{unanswered} for a question without an answer', { unanswered: formatFraction(unanswered) })
  const forPart = partial
    ? ` ${t('Where several options are right, {marksText} for each of them if some are missing and none is wrong.', { marksText: marksText(partial) })}`
    : ''
  return t('{marksText} for each right answer; {forWrong}; {forNone}.{forPart}', {
    marksText: marksText(correct),
    forWrong,
    forNone,
    forPart,
  })
}

/** How the paper is marked, in sentences: one where all questions are marked alike, else each with its questions. */
export function markingGroups({ questions }: Paper): string[] {
  const groups = new Map<string, number[]>()
  for (const [index, { scheme }] of questions.entries()) {
    if (!scheme) continue
    const text = sentence(scheme)
    groups.set(text, [...(groups.get(text) ?? []), index + 1])
  }
  const all = groups.size === 1 && [...groups.values()][0]?.length === questions.length
  return [...groups].map(([text, numbers]) => {
    const which = `${numbers.length === 1 ? 'Question' : 'Questions'} ${rangesOf(numbers, '-')}`
    return all ? text : `${which}: ${text}`
  })
}
