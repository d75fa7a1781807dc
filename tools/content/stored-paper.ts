/** The questions of a stored test or quiz, as files of other formats have them. */

import * as z from 'zod/mini'
import type { QuestionDefaults } from '../../src/domain/question/kinds/kind'
import { type Marking, resolveMarking } from '../../src/domain/question/marking'
import { readQuestion } from '../../src/domain/question/question'
import { layoutFields } from '../../src/domain/test-layout'
import type { AuthoredQuestion, AuthoredSet } from './formats/authored'
import { fileKinds } from './formats/kinds'
import { storedMarks } from './formats/marks'
import type { Lost } from './formats/written'

interface StoredPaper {
  readonly questions: readonly AuthoredQuestion[]
  readonly sets: readonly AuthoredSet[]
  /** What no question file can say. */
  readonly lost: readonly Lost[]
}

const layout = z.object(layoutFields)

function markingOf(marking: Marking | null): AuthoredQuestion['marking'] {
  if (!marking) return null
  const { correct, wrong, unanswered, partial } = marking
  return {
    correct: storedMarks(correct),
    wrong: storedMarks(wrong),
    ...(unanswered.numerator === 0 ? {} : { unanswered: storedMarks(unanswered) }),
    ...(partial ? { partial: storedMarks(partial) } : {}),
  }
}

/**
 * Questions are read as the app reads them; the marks of each are those that count, whichever level set them.
 * @param fields as the app's SDK gives them
 */
export function storedPaper(
  fields: Readonly<Record<string, unknown>>,
  defaults: QuestionDefaults,
): StoredPaper {
  const { marking, sections, sets } = layout.parse(fields)
  const lost: Lost[] = []
  const list: readonly unknown[] = Array.isArray(fields.questions) ? fields.questions : []
  const questions = list.flatMap((value, index): AuthoredQuestion[] => {
    const place = `question ${index + 1}`
    const question = readQuestion(value, index, defaults)
    if (typeof question === 'string') {
      lost.push({ place, message: `the whole question: ${question}` })
      return []
    }
    const key = fileKinds[question.kind ?? 'single'].authored(question.correctAnswer)
    if (!key) {
      lost.push({ place, message: 'the whole question: its key was corrected to one that no file can say' })
      return []
    }
    if (question.image !== null) lost.push({ place, message: 'its picture, which stands beside its text' })
    const section = sections.find(({ id }) => id === question.section)
    return [
      {
        place,
        id: question.id,
        text: question.text,
        options: question.options,
        key,
        explanation: question.explanation,
        topic: question.topic,
        section: question.section ?? null,
        set: question.set ?? null,
        marking: markingOf(resolveMarking(question.marking, section?.marking, marking)),
      },
    ]
  })
  return { questions, sets: sets.map((set) => ({ ...set, place: set.id })), lost }
}
