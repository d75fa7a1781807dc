/** `--skip`: what is good of a question file, and the questions that are left out of it. */
import { checkLanguages, checkSets } from './check-paper'
import { checkQuestions } from './check-questions'
import type { AuthoredFault, AuthoredPaper } from './formats/authored'
import type { Finding, Problem } from './problem'
import { fieldsOf, inOrigin, located, type QuestionFiles } from './question-files'
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
  return questions.map((question, index) => {
    const place = order?.indexOf(question.place) ?? index
    return { ...question, id: question.id ?? `q${(place < 0 ? index : place) + 1}` }
  })
}

/** A paper without the questions that have errors, and these errors. */
export function withoutFaulty(paper: AuthoredPaper, file: string): { paper: AuthoredPaper; left: Problem[] } {
  const known = new Set([...(paper.order ?? []), ...paper.questions.map(({ place }) => place)])
  const questionOf = ({ place, of }: AuthoredFault) =>
    of === undefined && known.has(place) ? place : (of ?? null)
  const errors = paper.faults.filter((one) => one.severity === 'error' && questionOf(one) !== null)
  const left = errors.map(({ place, severity, message }) =>
    located({ severity, field: place, message }, file, null),
  )
  let gone: ReadonlySet<string | null | undefined> = new Set(errors.map(questionOf))
  let kept: AuthoredPaper = { ...paper, questions: withIds(paper) }
  for (;;) {
    kept = {
      ...kept,
      questions: kept.questions.filter(({ place }) => !gone.has(place)),
      faults: kept.faults.filter((one) => !gone.has(questionOf(one) ?? undefined)),
    }
    const origin = { file, places: kept.questions.map(({ place }) => place) }
    const found = findingsIn(kept).filter(
      ({ severity, field }) => severity === 'error' && field?.startsWith('questions['),
    )
    const places = found.map(({ field }) => origin.places[Number(/\d+/.exec(field ?? '')?.[0])])
    left.push(
      ...found.flatMap((finding) => inOrigin(finding, origin, '') ?? []).map((one) => ({ ...one, id: null })),
    )
    gone = new Set(places)
    if (gone.size === 0) break
  }
  // Which questions a set is for may be other ones now.
  const used = new Set(kept.questions.map(({ set }) => set))
  return { paper: { ...kept, sets: kept.sets.filter(({ id }) => used.has(id)) }, left }
}

/** Papers without their faulty questions. @returns what is left out of all of them */
export function skipFaulty(papers: QuestionFiles): { papers: QuestionFiles; left: Problem[] } {
  const left: Problem[] = []
  const kept = [...papers].map(([file, paper]) => {
    if (typeof paper === 'string') return [file, paper] as const
    const found = withoutFaulty(paper, file)
    left.push(...found.left)
    return [file, found.paper] as const
  })
  return { papers: new Map<string, AuthoredPaper | string>(kept), left }
}
