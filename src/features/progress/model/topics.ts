import type { AnswerSheet, SheetQuestion } from '@/domain/learning/answer-sheet'
import { type IndexedQuestion, topicKey } from '@/domain/learning/indexed-question'

/** Whether the index of questions is needed to say what all of them are about. */
export const lacksTopics = (sheets: readonly AnswerSheet[]): boolean =>
  sheets.some(({ questions }) => questions.some(({ topic }) => topic === null))

/** How the topic of a question is called, and what it is the same topic by; null where nobody says it. */
export type TopicOf = (question: SheetQuestion) => { key: string; name: string } | null

/** Names topics by the sheet, else by the index. @param index null where it is not known */
export function topicNamer(index: readonly IndexedQuestion[] | null): TopicOf {
  const byRef = new Map(index?.map(({ ref, topic }) => [ref, topic]))
  const keys = new Map<string, string>()
  return ({ topic, ref }) => {
    const name = topic ?? byRef.get(ref)
    if (name === undefined) return null
    const key = keys.get(name) ?? topicKey(name)
    keys.set(name, key)
    return key === '' ? null : { key, name }
  }
}
