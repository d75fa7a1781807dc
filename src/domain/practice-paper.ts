import type { Paper, PaperQuestion } from './paper'
import { type QuestionRef, questionRef, refIn } from './question/ref'
import { storedOrder } from './question/shuffle'
import type { Calculator, QuestionSet } from './test-layout'

/** A question of a test, on its way into a practice. */
interface Picked {
  readonly ref: QuestionRef
  /** Goes before the ids of sets, which are unique within one test only. */
  readonly prefix: string
  readonly paper: Paper
  readonly question: PaperQuestion
}

/** The set of a question as the practice has it. */
function setIn({ prefix, paper, question }: Picked): QuestionSet | undefined {
  const set = paper.sets?.find(({ id }) => id === question.set)
  return set && { ...set, id: prefix + set.id, title: titleOf(set) }
}

/** Its numbers are those of the questions in its test ("Directions 11 to 15"); without them it gets the paper's own. */
const titleOf = ({ title }: QuestionSet): string => (/^directions?\b.*\d/i.test(title) ? 'Directions' : title)

/** A question as its test has it, without what belongs to that test alone. */
function practiceQuestion(picked: Picked): PaperQuestion {
  const { section: _, edited: __, order: ___, set: ____, ...rest } = storedOrder(picked.question)
  const set = setIn(picked)
  return { ...rest, id: picked.ref, scheme: null, ...(set ? { set: set.id } : {}) }
}

function bestCalculator(papers: readonly Paper[]): Calculator | null {
  const allowed = papers.map(({ calculator }) => calculator)
  if (allowed.includes('scientific')) return 'scientific'
  return allowed.includes('basic') ? 'basic' : null
}

function paperOf(title: string, minutes: number, all: readonly Picked[]): Paper {
  // Questions whose words are no longer known (an old attempt's paper holds their place) cannot be asked again.
  const picked = all.filter(({ question: { edited } }) => edited !== 'gone' && edited !== 'options')
  const papers = [...new Set(picked.map(({ paper }) => paper))]
  const sets = new Map(picked.flatMap((one) => setIn(one) ?? []).map((set) => [set.id, set]))
  const languages = [...new Set(papers.flatMap((paper) => paper.languages ?? []))]
  const calculator = bestCalculator(papers)
  return {
    title,
    minutes,
    sections: [],
    questions: picked.map(practiceQuestion),
    ...(sets.size > 0 ? { sets: [...sets.values()] } : {}),
    ...(languages.length > 1 ? { languages } : {}),
    ...(calculator ? { calculator } : {}),
  }
}

/**
 * A paper of questions from several tests, such as a practice: the questions of `refs` in that order, each once, named
 * by their refs, with their options in the order of their test and without marks of their own. A ref that no paper has
 * is left out, so the paper may have no question at all.
 * @param minutes 0 for no limit
 * @param papers of the tests by their keys
 */
export function practicePaper({
  title,
  minutes,
  refs,
  papers,
}: {
  title: string
  minutes: number
  refs: readonly QuestionRef[]
  papers: ReadonlyMap<string, Paper>
}): Paper {
  const known = new Map(
    [...papers].flatMap(([testKey, paper]) =>
      paper.questions.map((question): [QuestionRef, Picked] => {
        const ref = questionRef(testKey, question.id)
        return [ref, { ref, prefix: `${testKey}#`, paper, question }]
      }),
    ),
  )
  return paperOf(
    title,
    minutes,
    [...new Set(refs)].flatMap((ref) => known.get(ref) ?? []),
  )
}

/**
 * The paper of a practice of some questions of one paper, such as those that were wrong. Its questions, too, are named by
 * their refs and have no marks. It may have none, where their words are no longer known.
 * @param minutes 0 for no limit, which is usual
 * @param testKey of the test that `paper` is of
 */
export function practiceFrom(
  paper: Paper,
  {
    title,
    minutes = 0,
    questions,
    testKey,
  }: {
    title: string
    minutes?: number
    questions: readonly PaperQuestion[]
    testKey: string
  },
): Paper {
  return paperOf(
    title,
    minutes,
    questions.map((question) => ({ ref: refIn(testKey, question.id), prefix: '', paper, question })),
  )
}
