import type { Paper, PaperQuestion } from '@/domain/paper'
import { isRich } from '@/domain/rich-text'

/**
 * Whether the first question of a quiz can be part of its page's HTML: a choice of one option, in words that need no code of
 * their own to be drawn, and beside nothing that it shares with others.
 */
export function opensInHtml({ questions, shuffle }: Paper): boolean {
  const [first] = questions
  if (!first || shuffle) return false
  return first.kind === undefined && first.set === undefined && ![first.text, ...first.options].some(isRich)
}

/** Whether an answer of one question is the same answer of another: it asks the same and offers the same. */
export function asksTheSame(one: PaperQuestion | undefined, other: PaperQuestion | undefined): boolean {
  const asked = (question: PaperQuestion | undefined) =>
    JSON.stringify([question?.id, question?.text, question?.options])
  return asked(one) === asked(other)
}
