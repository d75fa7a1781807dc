import type { Paper, PaperQuestion, QuestionSet } from './paper'
import { partsOfRef, type QuestionRef, refIn } from './question/ref'
import { storedOrder } from './question/shuffle'
import type { Calculator } from './test-layout'

interface Source {
  readonly testKey: string
  readonly paper: Paper
}

/** What a set of a test is called in a paper that has questions of several tests. */
const setName = (testKey: string, set: string) => `${testKey}#${set}`

/** Questions whose words are no longer known (an old attempt's paper holds their place) cannot be asked again. */
const canBeAsked = ({ edited }: PaperQuestion) => edited !== 'gone' && edited !== 'options'

/** A question as its test has it, apart from what belongs to that test alone. */
function onItsOwn(question: PaperQuestion, id: QuestionRef): PaperQuestion {
  const { section: _, edited: __, order: ___, ...rest } = storedOrder(question)
  return { ...rest, id, scheme: null }
}

function asked(ref: QuestionRef, { testKey, paper }: Source, question: PaperQuestion): PaperQuestion {
  const { set, ...rest } = onItsOwn(question, ref)
  const isKnown = paper.sets?.some(({ id }) => id === set) ?? false
  return set !== undefined && isKnown ? { ...rest, set: setName(testKey, set) } : rest
}

/** Its numbers are those of the questions in its test ("Directions 11 to 15"); without them it gets the paper's own. */
const titleOf = ({ title }: QuestionSet): string => (/^directions?\b.*\d/i.test(title) ? 'Directions' : title)

/** What the used questions of each test share, in the order in which it first comes up. */
function setsOf(picked: ReadonlyArray<{ source: Source; question: PaperQuestion }>): QuestionSet[] {
  const sets = new Map<string, QuestionSet>()
  for (const { source, question } of picked) {
    const set = source.paper.sets?.find(({ id }) => setName(source.testKey, id) === question.set)
    if (set && question.set !== undefined && !sets.has(question.set))
      sets.set(question.set, { ...set, id: question.set, title: titleOf(set) })
  }
  return [...sets.values()]
}

function bestCalculator(papers: readonly Paper[]): Calculator | null {
  const allowed = papers.map(({ calculator }) => calculator)
  if (allowed.includes('scientific')) return 'scientific'
  return allowed.includes('basic') ? 'basic' : null
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
  const byId = new Map(
    [...papers].map(([testKey, paper]) => [
      testKey,
      new Map(paper.questions.map((question) => [question.id, question])),
    ]),
  )
  const picked = [...new Set(refs)].flatMap((ref) => {
    const { testKey = '', questionId = '' } = partsOfRef(ref) ?? {}
    const paper = papers.get(testKey)
    const question = byId.get(testKey)?.get(questionId)
    if (!paper || !question || !canBeAsked(question)) return []
    const source = { testKey, paper }
    return [{ source, question: asked(ref, source, question) }]
  })
  const used = [...new Set(picked.map(({ source }) => source.paper))]
  const sets = setsOf(picked)
  const languages = [...new Set(used.flatMap((paper) => paper.languages ?? []))]
  const calculator = bestCalculator(used)
  return {
    title,
    minutes,
    sections: [],
    questions: picked.map(({ question }) => question),
    ...(sets.length > 0 ? { sets } : {}),
    ...(languages.length > 1 ? { languages } : {}),
    ...(calculator ? { calculator } : {}),
  }
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
  const picked = questions
    .filter(canBeAsked)
    .map((question) => onItsOwn(question, refIn(testKey, question.id)))
  const used = paper.sets?.filter(({ id }) => picked.some(({ set }) => set === id)) ?? []
  const sets = used.map((set) => ({ ...set, title: titleOf(set) }))
  const { languages, calculator } = paper
  return {
    title,
    minutes,
    sections: [],
    questions: picked,
    ...(sets.length > 0 ? { sets } : {}),
    ...(languages ? { languages } : {}),
    ...(calculator ? { calculator } : {}),
  }
}
