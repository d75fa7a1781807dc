/** What a line with a label is: the next question, the next line of a list, its question in another language, or an error. */
import { checkLettered } from './docx-explanation'
import type { Label } from './docx-labels'
import { scriptIn } from './docx-languages'
import { hasOptionsBelow, isNextOf, leadsToAnswer } from './docx-line-kinds'
import { allLetters, restOf, type TextLine, type WordLine } from './docx-lines'
import { type Item, isSameList, type Open, quoted } from './docx-open'
import type { QuestionOrder } from './docx-question-order'
import type { PaperDraft } from './paper-draft'

const isQuestionNumber = ({ kind, style }: Label) => kind === 'number' && style !== '()'

/** A line with a label in the explanation: the next question, or a line of its own list. */
function readExplained(
  draft: PaperDraft,
  questions: QuestionOrder,
  open: Open,
  line: TextLine,
  label: Label,
  following: readonly WordLine[],
): void {
  checkLettered(open, line, label)
  const isOfQuestions = label.list !== null && label.list === open.label.list
  if (isQuestionNumber(label) && (label.list === null || isOfQuestions)) {
    const { counted } = open
    const { last } = questions
    const isCounted =
      label.value === (counted?.value ?? 0) + 1 &&
      !isOfQuestions &&
      (!counted || counted.style === label.style)
    const isNext = label.value === last + 1
    const isSure = isNext ? !isCounted : isOfQuestions
    const isAlike = isNext ? label.style === open.label.style || open.label.style === 'Q' : true
    const mayBe = isNext ? isCounted && isAlike : label.value > last && label.value <= last + 20 && !isCounted
    if (isSure || (mayBe && leadsToAnswer(label.value, following))) {
      questions.start(line, label)
      return
    }
    if (isCounted && isNext)
      draft.tell(
        'warning',
        `paragraph ${line.paragraph}`,
        `${quoted(line)} is read as part of the explanation, not as a question`,
      )
    if (isCounted || label.value === 1) open.counted = label
    else
      open.fault ??= `${quoted(line)} begins like a question, and ${last + 1} comes next: correct its number, or begin the line with a word`
  }
  open.explanation.push({ element: restOf(line), line })
}

/** Whether a line repeats the number of the open question, before its text in another language. */
function isTranslation(open: Open, line: TextLine, label: Label): boolean {
  if (open.again || label.value !== open.number || !isQuestionNumber(label) || !isSameList(label, open.label))
    return false
  const before = open.text.map(({ line: one }) => allLetters(one)).join('')
  if (scriptIn(before) === scriptIn(line.text)) return false
  return label.value > 1 || scriptIn(line.text) !== 'en'
}

/** Whether a line is the option above it in another language: "(a) Jute", "(a) జనుము". */
function isTwinOf({ line: own, label: first }: Item, line: TextLine, label: Label, open: Open): boolean {
  // A number like those of the questions may be the next one.
  if (label.value !== first.value || !isSameList(label, first) || isSameList(label, open.label)) return false
  if (scriptIn(own.text) !== scriptIn(line.text)) return true
  // The same line twice is a figure in both languages, where the first option stands twice too.
  if (label.value > 1 && !open.isPaired) return false
  const scripts = new Set(open.text.map((one) => scriptIn(allLetters(one.line))))
  return scripts.size > 1 && own.text.trim() === line.text.trim()
}

/** Whether a number behind the options of a question without an answer begins a question, and goes on with no list. */
function isNewQuestion(
  questions: QuestionOrder,
  open: Open,
  label: Label,
  following: readonly WordLine[],
): boolean {
  const list = open.lists.at(-1)
  if (!list?.[0] || list.length < 2 || !isSameList(label, open.label)) return false
  if (label.value !== 1 && label.value !== questions.last + 1) return false
  if (!hasOptionsBelow(label, following)) return false
  // Options may have the same labels as questions: then they are as many as before, and no question has an answer.
  return isSameList(list[0].label, label) ? questions.optionsBefore === list.length : true
}

/** Whether a label is of an option below an answer that stands behind the question. */
function takesOption({ isAnsweredAbove, lists, label: own }: Open, label: Label): boolean {
  if (!isAnsweredAbove) return false
  const list = lists.at(-1)
  return list ? isNextOf(list, label) : label.value === 1 && !isSameList(label, own)
}

/** @param following the lines behind it @returns whether the line is done */
export function readLabelled(
  draft: PaperDraft,
  questions: QuestionOrder,
  line: TextLine,
  label: Label,
  following: readonly WordLine[],
): boolean {
  const { open, last, firstBare } = questions
  const isNumbered = isQuestionNumber(label)
  if (!open) {
    if (isNumbered) questions.start(line, label)
    return isNumbered
  }
  const { lists, said } = open
  if (label.style === 'Q' || (label.list !== null && label.list === open.label.list)) {
    questions.start(line, label)
    return true
  }
  if (open.isExplained) {
    readExplained(draft, questions, open, line, label, following)
    return true
  }
  if (said.answer !== undefined && !takesOption(open, label)) {
    // Typed numbers are no questions where Word counts those.
    if (!isNumbered || (open.label.list !== null && label.list === null)) return false
    questions.start(line, label)
    return true
  }
  const list = lists.at(-1)
  const twin = list?.at(-1)
  if (twin && isTwinOf(twin, line, label, open)) {
    open.isPaired = true
    if (line.text.trim() !== twin.line.text.trim())
      twin.more.push({ element: restOf(line, label.length), line })
    return true
  }
  if (isNumbered && !isTranslation(open, line, label) && isNewQuestion(questions, open, label, following)) {
    questions.start(line, label)
    return true
  }
  if (isNextOf(list, label)) {
    list?.push({ line, label, more: [] })
    return true
  }
  if (isTranslation(open, line, label)) {
    const more = list?.at(-1)?.more ?? open.text
    more.push({ element: restOf(line, label.length), line })
    if (list) open.again = line
    return true
  }
  if (label.value === 1) {
    if (
      !list &&
      firstBare?.number === 1 &&
      isNumbered &&
      (questions.isInInstructions || isSameList(label, open.label))
    ) {
      questions.end()
      questions.endList()
      questions.start(line, label)
    } else lists.push([{ line, label, more: [] }])
    return true
  }
  // Options with the labels of questions: a number that is not the next one is more likely an option.
  const isLikeOption = list?.[0] && isSameList(list[0].label, label) && label.value !== last + 1
  if (isNumbered && label.value > last && (!list || (list.length > 1 && !isLikeOption))) {
    questions.start(line, label)
    return true
  }
  open.fault ??= `${quoted(line)} begins with a label that is not the next one: correct it, or begin the line with a word`
  return true
}
