/** `--skip`: what is good of a question file, with the questions that are left out of it. */
import { checkLanguages, checkSets } from './check-paper'
import { checkQuestions } from './check-questions'
import type { AuthoredFault, AuthoredPaper } from './formats/authored'
import type { Finding } from './problem'
import { fieldsOf, type QuestionFiles } from './question-files'
import { checkAskedTwice } from './same-question'

/** What is wrong or doubtful in the questions of a paper, as they would be stored. */
export function findingsIn(paper: AuthoredPaper): Finding[] {
  const { fields } = fieldsOf(paper, 'paper')
  return [
    ...(paper.questions.length > 0 ? checkQuestions(fields.questions, 'questions', 'test') : []),
    ...checkAskedTwice(fields),
    ...checkSets(fields),
    ...checkLanguages(fields),
  ]
}

/** The questions with the ids that they would have if none was left out. */
function withIds({ questions, order }: AuthoredPaper) {
  const places = new Map(order?.map((place, index) => [place, index]))
  return questions.map((question, index) => ({
    ...question,
    id: question.id ?? `q${(places.get(question.place) ?? index) + 1}`,
  }))
}

/** The paper without the questions that its test would refuse, and a fault for each of them. */
function withoutRefused(paper: AuthoredPaper): AuthoredPaper {
  const refused: AuthoredFault[] = []
  let kept: AuthoredPaper = { ...paper, questions: withIds(paper) }
  for (;;) {
    const found = findingsIn(kept).flatMap(({ severity, field, message }): AuthoredFault[] => {
      const [, index] = /^questions\[(\d+)\]/.exec(field ?? '') ?? []
      const place = kept.questions[Number(index)]?.place
      const told = message.replace(
        /questions\[(\d+)\]/g,
        (one, at: string) => kept.questions[Number(at)]?.place ?? one,
      )
      return severity === 'error' && place !== undefined ? [{ severity, place, message: told }] : []
    })
    if (found.length === 0) break
    refused.push(...found)
    const gone = new Set(found.map(({ place }) => place))
    kept = { ...kept, questions: kept.questions.filter(({ place }) => !gone.has(place)) }
  }
  const leftOut = [...(kept.leftOut ?? []), ...refused]
  const used = new Set(kept.questions.map(({ set }) => set))
  return {
    ...kept,
    sets: kept.sets.filter(({ id }) => used.has(id)),
    faults: [...kept.faults, ...refused],
    leftOut,
  }
}

/** Papers without the questions that a test would refuse. */
export function skipFaulty(papers: QuestionFiles): QuestionFiles {
  return new Map(
    [...papers].map(([file, paper]) => [file, typeof paper === 'string' ? paper : withoutRefused(paper)]),
  )
}
