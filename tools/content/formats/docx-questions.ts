/**
 * Questions that are written one below the other, as in printed papers. Each line is what its label makes it: the next
 * question, the next line of a list, or an error. The last list above the answer holds the options.
 */
import { checkAsked, isLikeHeading } from './docx-explanation'
import { partsOfLine } from './docx-inline'
import { readLabelled } from './docx-labelled-lines'
import { unreadPart } from './docx-letters'
import {
  directionsIn,
  forAll,
  instructions,
  isSectionHeading,
  isSectionName,
  readField,
  sharedText,
} from './docx-line-kinds'
import { allLetters, cutAt, restOf, type TextLine, type WordLine } from './docx-lines'
import { fields, leftOut, type Open, type ReadText, shortAnswerIn } from './docx-open'
import { optionsIn } from './docx-option-cells'
import { createQuestionOrder } from './docx-question-order'
import { createSharedTexts } from './docx-shared-texts'
import type { PaperDraft } from './paper-draft'

/** "Ans 1. Delhi" begins the options in the answer sheets of some exams. */
const answerSheet = /^\s*ans(?:wers?)?\s*[.:]?\s+(?=1\s*[.)]\s*\S)/i
const labelAfter = ([line]: readonly WordLine[]) => (line?.kind === 'line' ? line.label : null)
/** The label of the next line or of one of the two behind it. */
const labelSoonAfter = (lines: readonly WordLine[]) =>
  lines.slice(0, 3).flatMap((line) => (line.kind === 'line' ? (line.label ?? []) : []))[0]

/** Where a further line of the question or of its last item goes. */
const lastText = ({ lists, text }: Open) => lists.at(-1)?.at(-1)?.more ?? text

/**
 * A reader of lines, which sees those that follow.
 * @param done takes each question when it ends, with the id of its directions
 */
export function createLineReader(
  draft: PaperDraft,
  read: ReadText,
  done: (open: Open, set: string | null) => void,
) {
  const shared = createSharedTexts(draft, read)
  const questions = createQuestionOrder(draft, shared, done)
  let title: string | null = null
  /** How lines begin that are left out, "Hint:", with the last paragraph of each. */
  const left = new Map<string, number>()

  /** A line without a label of its own. */
  function readPlain(line: TextLine): void {
    const { text, paragraph } = line
    const { open } = questions
    if (!open) shared.add(line)
    else if (open.isExplained) {
      if (isLikeHeading(text))
        draft.tell(
          'warning',
          `paragraph ${paragraph}`,
          `"${text.trim()}" is read as part of the explanation: make it a heading if a section begins with it`,
        )
      checkAsked(open, line)
      open.explanation.push({ element: restOf(line), line })
    } else if (open.said.answer !== undefined)
      open.stray ??= { text: `"${text.trim().slice(0, 40)}"`, paragraph }
    else lastText(open).push({ element: restOf(line), line })
  }

  function readLine(line: TextLine, following: readonly WordLine[]): void {
    const { text, paragraph, label } = line
    const { open } = questions
    const head = text.slice(0, 400)
    const directed = directionsIn(head)
    if (directed) {
      questions.end()
      questions.endBare()
      shared.begin(directed.from, directed.to, paragraph, restOf(line, directed.length))
      return
    }
    const isFree = open === null || open.said.answer !== undefined
    if (isFree && !line.heading && sharedText.test(head) && !forAll.test(head)) {
      questions.end()
      shared.refuse(line)
      return
    }
    if (!open && instructions.test(head)) questions.noteInstructions()
    const given = open && open.lists.length === 0 ? answerSheet.exec(text)?.[0].length : undefined
    const [, option] = given ? cutAt(line, [given]) : []
    if (option?.label && labelAfter(following)?.value === 2) {
      readLine(option, following)
      return
    }
    const [below] = following
    const isAnswered = below?.kind === 'line' && fields[0][1].test(below.text)
    const short = open && !isAnswered ? shortAnswerIn(open, text) : null
    if (open && short !== null) {
      open.said.answer = short
      return
    }
    if (open?.said.answer !== undefined && !open.isExplained && leftOut.test(text) && !label) {
      left.set(leftOut.exec(text)?.[0].trim() ?? '', paragraph)
      return
    }
    const mayLabel = label && !(line.heading && label.kind !== 'number')
    if (mayLabel && readLabelled(draft, questions, line, label, following)) return
    const isInList = questions.isInInstructions && open?.lists.length === 0
    const next = labelSoonAfter(following)
    const isAbove =
      (open?.lists.at(-1)?.length ?? 0) > 1 &&
      next?.kind === 'number' &&
      next.style !== '()' &&
      [1, questions.last + 1].includes(next.value)
    if (line.heading || ((isFree || isInList || isAbove) && isSectionName(head))) {
      const isBegun = questions.last > 0 || questions.firstBare || questions.section !== null || open
      if (line.heading && title === null && !isBegun && !isSectionName(head)) title = text.trim()
      else questions.heading(text)
      return
    }
    // "Subject: Physics" above question 1 begins a section, and below an answer it is a topic.
    const isSubjectAbove =
      next?.kind === 'number' && next.value === 1 && /^\s*(?:subject|विषय|విషయం)/iu.test(text)
    if (open && !isSubjectAbove && readField(open, line)) return
    const isWhole = !open?.isExplained && (isFree || (open?.lists.at(-1)?.length ?? 0) > 1)
    if (isWhole && isSectionHeading(line, questions.last, following)) {
      questions.heading(text)
      return
    }
    if (!open && /^\s*section\s*[:=-]\s*/i.test(text)) questions.heading(text)
    else readPlain(line)
  }

  /** Options and answers in one line are lines of their own, but not within an explanation. */
  function partsOf(line: TextLine): TextLine[] {
    const { open } = questions
    const isLike = open?.isExplained && line.label?.value !== questions.last + 1
    return isLike || line.heading ? [line] : partsOfLine(line, open?.lists.at(-1), open !== null)
  }

  /** A table or a list. */
  function readBlock(line: Extract<WordLine, { kind: 'block' }>, following: readonly WordLine[]): void {
    const { open } = questions
    const { element, paragraph } = line
    if (!open) shared.add(line)
    else if (open.isExplained) open.explanation.push({ element, line })
    else if (open.said.answer !== undefined) open.stray ??= { text: 'a table or a list', paragraph }
    else {
      const options = optionsIn(line)
      if (options) for (const one of options) readLine(one, following)
      else lastText(open).push({ element, line })
    }
  }

  return {
    /** @param following the lines behind it */
    line(line: WordLine, following: readonly WordLine[]): void {
      if (line.kind === 'line') {
        const parts = partsOf(line)
        for (const [index, part] of parts.entries())
          readLine(part, parts.length > index + 1 ? [...parts.slice(index + 1), ...following] : following)
      } else readBlock(line, following)
      const { open } = questions
      const unread = unreadPart.exec(allLetters(line))?.[1]
      if (unread && open) open.fault ??= unread
    },
    /** Whether a question or directions wait for more lines. */
    isOpen: (): boolean => questions.open !== null || shared.isWaiting(questions.last),
    /** Ends the open question before a table of questions. @returns the section that they are in */
    pause(): string | null {
      questions.end()
      if (questions.isInInstructions) questions.endList()
      return questions.section
    },
    /** Ends the paper. @returns its title */
    end(): string | null {
      questions.endPaper()
      for (const [start, paragraph] of left)
        draft.tell(
          'warning',
          `paragraph ${paragraph}`,
          `this line and others that begin with "${start}" are left out`,
        )
      return title
    },
  }
}
