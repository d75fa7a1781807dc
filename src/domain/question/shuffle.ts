import { byLot, groups } from '../lot'
import type { Paper, PaperQuestion } from '../paper'
import { inLanguage, languages, plainText, type RichText } from '../rich-text'
import type { Shuffle } from '../test-layout'
import { movedKey } from './kinds'

/** Options that speak of all others, and so stay where they are. */
const aboutTheOthers: readonly RegExp[] = [
  /^(all|none|any|both|neither|either|no one|more than one) of (the )?(above|these|those|following|options?|them)\b/i,
  /^(none|all|no error|cannot be determined|data (is |are )?(inadequate|insufficient)|can'?t say)$/i,
  /^(ఏదీ కాదు|ఏవీ కావు|పైవేవీ కావు|పైవేవీ కాదు|పైవన్నీ|పైవి అన్నీ|పై వన్నీ|ఇవన్నీ|ఇవి అన్నీ|వీటిలో ఏదీ కాదు|వీటిలో ఏవీ కావు|పై రెండూ|పై వాటిలో ఏదీ కాదు)$/,
  /^(इनमें से (कोई|कोई भी) नहीं|उपरोक्त में से (कोई|कोई भी) नहीं|उपर्युक्त में से (कोई|कोई भी) नहीं|कोई नहीं|कोई भी नहीं|इनमें से सभी|उपरोक्त सभी|उपर्युक्त सभी|ये सभी|सभी|उपरोक्त दोनों|उपर्युक्त दोनों)$/,
]

/** A letter as options have it: bare and large, or in brackets, where it may be small or a number. */
const letter = String.raw`(?:[([]?[A-H][)\]]?|[([][a-h1-8][)\]])`
const own = String.raw`[([]?(?:ఎ|బి|సి|డి|[కఖగఘअबसदकखगघ])[)\]]?`
const and = String.raw`\s*(?:,|&|\/|\b(?:and|or|nor)\b|మరియు|లేదా|और|तथा|एवं|या|न ही)\s*`
const alone = (text: string) => String.raw`(?:^|[^\p{L}\p{N}])${text}(?![\p{L}\p{M}\p{N}])`

/** "Option B", "the answer is (c)": in an explanation too they mean a place. */
const namesOption: readonly RegExp[] = [
  /\b(?:[Oo]ption|[Cc]hoice|[Aa]nswer)s?(?: is| are|:)? ?(?:[A-H]\b|[1-8]\b|[([][A-Ha-h1-8][)\]])/,
  /(?:ఆప్షన్|ఐచ్ఛికం|विकल्प) ?[([]?(?:[A-Ha-h1-8]|[कखगघ](?!\p{M}))(?!\p{L})/u,
]
/** Options that name others by their letters: "Both A and B", "Neither (a) nor (c)", "Only A", "A మరియు B రెండూ", "क और ख". */
const namesLetters: readonly RegExp[] = [
  ...namesOption,
  new RegExp(alone(letter + and + letter), 'u'),
  new RegExp(alone(own + and + own), 'u'),
  new RegExp(`^(?:only )?${letter}(?: only)?$`, 'iu'),
]

/** A text in each of its languages. */
const readings = (text: RichText): string[] => [
  ...new Set(
    languages
      .filter((language) => [language, null].includes(inLanguage(text, language).language))
      .map((language) => plainText(text, language).trim().replace(/[.।]$/, '')),
  ),
]
const says = (patterns: readonly RegExp[], text: RichText) =>
  readings(text).some((reading) => patterns.some((pattern) => pattern.test(reading)))

/** Whether a question's options may stand in another order: nothing in it names one of them by its letter. */
export function mayShuffle({ options, explanation }: PaperQuestion): boolean {
  return !options.some((option) => says(namesLetters, option)) && !says(namesOption, explanation ?? '')
}

/** Which options of a question may move, and their texts as `byLot` names them; null where all must stay. */
interface Moving {
  readonly places: readonly number[]
  readonly names: readonly string[]
}

/** What may move in a question, whatever the attempt. */
export function movingOf(question: PaperQuestion): Moving | null {
  const { options } = question
  if (options.length === 0 || !mayShuffle(question)) return null
  const places = [...options.keys()].filter((option) => !says(aboutTheOthers, options[option] ?? ''))
  return { places, names: options.map((option) => JSON.stringify(option)) }
}

/**
 * A question with its options in the order that `seed` gives them; the same one where they must stay as they are.
 * @param found `movingOf` the question, for whoever shuffles it many times
 */
export function shuffleOptions(
  question: PaperQuestion,
  seed: string,
  found: Moving | null = movingOf(question),
): PaperQuestion {
  if (!found) return question
  const { options } = question
  const moving = byLot(found.places, `${seed}\n${question.id}`, (option) => found.names[option] ?? '')
  const order = [...options.keys()].map((option) =>
    found.places.includes(option) ? (moving.shift() ?? option) : option,
  )
  return {
    ...question,
    options: order.map((option) => options[option] ?? ''),
    correctAnswer: movedKey(question, question.correctAnswer, (option) => order.indexOf(option)),
    order: order.map((option) => question.order?.[option] ?? option),
  }
}

/** A question with its options where they stand in its test, whatever order an attempt had them in; its key goes along. */
export function storedOrder(question: PaperQuestion): PaperQuestion {
  const { order, ...rest } = question
  if (!order) return question
  const { options, correctAnswer } = question
  return {
    ...rest,
    options: [...options.keys()].map((place) => options[order.indexOf(place)] ?? ''),
    correctAnswer: movedKey(question, correctAnswer, (option) => order[option] ?? option),
  }
}

/** Sections stay in their order; within each, questions of one set stay together and in theirs. */
function shuffleQuestions(questions: readonly PaperQuestion[], seed: string): PaperQuestion[] {
  const unitOf = ({ set, id }: PaperQuestion) => (set === undefined ? `question ${id}` : `set ${set}`)
  return groups(questions, ({ section }) => section ?? '').flatMap((section) =>
    byLot(groups(section, unitOf), seed, ([first]) => (first ? unitOf(first) : '')).flat(),
  )
}

/**
 * The paper as one attempt has it: questions within their sections and options in an order of its own, as its test asks
 * (`paper.shuffle`). Options such as "None of these" keep their place, and so do all options of a question that names one
 * by its letter. Keys go along. Shuffling a shuffled paper gives what shuffling the test itself gives.
 * @param seed the attempt's id
 * @param ways what is shuffled, where that is not what the test asks now
 */
export function shufflePaper(paper: Paper, seed: string, ways: Shuffle | undefined = paper.shuffle): Paper {
  if (!ways?.questions && !ways?.options) return paper
  const ordered = ways.questions ? shuffleQuestions(paper.questions, seed) : paper.questions
  return {
    ...paper,
    questions: ways.options ? ordered.map((question) => shuffleOptions(question, seed)) : ordered,
  }
}
