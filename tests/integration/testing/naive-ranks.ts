/**
 * Ranks by the simplest calculation there is, from raw documents alone. It shares no code with the product, so that a fault
 * in the product's scoring or ranking cannot hide in it: tests whose paper is not shuffled, one right option a question.
 */
interface RawPaper {
  questions: ReadonlyArray<{ id: string; correctAnswer: number; section: string }>
  /** Whole numbers of thirds of a mark. */
  right: number
  wrong: number
}

export interface NaiveRank {
  uid: string
  /** In thirds of a mark, of the whole and by section. */
  thirds: number
  bySection: Record<string, number>
  rank: number
  percentile: number
}

/** @param sheets raw `questionIds` and `options` by uid */
export function naiveRanks(
  { questions, right, wrong }: RawPaper,
  sheets: ReadonlyArray<{ uid: string; questionIds: string; options: string }>,
): NaiveRank[] {
  const scored = sheets.map(({ uid, questionIds, options }) => {
    const answers = options.split(',')
    let thirds = 0
    const bySection: Record<string, number> = {}
    questionIds.split('\n').forEach((id, place) => {
      const question = questions.find((one) => one.id === id)
      if (!question) return
      const answer = answers[place]
      const marks = answer === '' ? 0 : Number(answer) === question.correctAnswer ? right : wrong
      thirds += marks
      bySection[question.section] = (bySection[question.section] ?? 0) + marks
    })
    return { uid, thirds, bySection }
  })
  return scored.map((own) => {
    const better = scored.filter(({ thirds }) => thirds > own.thirds).length
    const atOrBelow = scored.filter(({ thirds }) => thirds <= own.thirds).length
    return { ...own, rank: better + 1, percentile: (100 * atOrBelow) / scored.length }
  })
}
