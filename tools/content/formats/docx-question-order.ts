/** The questions of a paper in their order: where each begins and ends, and the sections that they are in. */
import { trailing } from './docx-explanation'
import type { Label } from './docx-labels'
import { restOf, type TextLine } from './docx-lines'
import { isSameList, type Open, quoted } from './docx-open'
import type { SharedTexts } from './docx-shared-texts'
import type { PaperDraft } from './paper-draft'

/** @param done takes each question when it ends, with the id of its directions */
export function createQuestionOrder(
  draft: PaperDraft,
  shared: SharedTexts,
  done: (open: Open, set: string | null) => void,
) {
  let open: Open | null = null
  let section: string | null = null
  /** Number of the last question; 0 where any may follow. */
  let last = 0
  /** Questions so far that have nothing but a line of text: perhaps a list of instructions. */
  let bare: Open[] = []
  let isInstructed = false
  let ended = 0
  /** The number of options with the labels of questions that all have so far; null where one has others, or an answer. */
  let optionsBefore: number | null = 4
  /** Questions with a line "Section:". */
  const named: Open[] = []

  function endBare(): void {
    for (const one of bare) done(one, null)
    bare = []
  }

  /** Ends a numbered list before question 1; the numbers begin again below it. */
  function endList(): void {
    const [first] = bare
    if (!first) return
    draft.tell(
      isInstructed ? 'warning' : 'error',
      `paragraph ${first.paragraph}`,
      `the numbered list from here to paragraph ${bare.at(-1)?.paragraph} stands before question 1, and is left out: ${isInstructed ? 'instructions belong to the test' : 'take it out, or put the heading "Instructions" above it'}`,
    )
    bare = []
    last = 0
  }

  function end(): void {
    if (!open) return
    const { said, lists, fault } = open
    if (said.answer === undefined && lists.length === 0 && fault === null) bare.push(open)
    else {
      if (bare.length > 0 && lists.length === 0)
        open.fault ??= 'the numbered lines above it have no answers: label options (a), (b) …'
      const options = lists.at(-1)?.length ?? 0
      const first = lists.at(-1)?.[0]
      const isLike =
        (ended === 0 || optionsBefore === options) && first && isSameList(first.label, open.label)
      optionsBefore = said.answer === undefined && isLike ? options : null
      endBare()
      done(open, shared.idFor(open.number))
      ended += 1
      if (said.section !== undefined) named.push(open)
    }
    open = null
  }

  /** Whether a number follows the last one. Warns where one may be missing. @returns what is wrong with it */
  function checkNumber(line: TextLine, number: number): string | null {
    if (last > 0 && number <= last)
      return `${quoted(line)} follows question ${last}: correct its number, or put a heading above it where a section begins`
    if (last > 0 && number > last + 20) return `${quoted(line)} follows question ${last}: correct its number`
    if (last > 0 && number > last + 1 && !shared.isFirst(number))
      draft.tell(
        'warning',
        `paragraph ${line.paragraph}`,
        `question ${number} follows question ${last}: is one missing?`,
      )
    return null
  }

  return {
    get open() {
      return open
    },
    get last() {
      return last
    },
    get optionsBefore() {
      return optionsBefore
    },
    /** The first of the questions so far that have nothing but a line of text. */
    get firstBare() {
      return bare[0]
    },
    get section() {
      return section
    },
    /** Whether the paper has a heading "Instructions" and no question yet. */
    get isInInstructions() {
      return isInstructed && ended === 0
    },
    noteInstructions(): void {
      isInstructed = true
    },
    end,
    endBare,
    endList,
    /** Begins a section. */
    heading(text: string): void {
      end()
      if (isInstructed && ended === 0) endList()
      else endBare()
      shared.end()
      section = text.replace(/^\s*section\s*[:=]\s*/i, '').trim()
      last = 0
    },
    /** Begins a question. */
    start(line: TextLine, label: Label): void {
      const doubt = open && trailing(open)
      if (doubt) draft.tell(doubt.severity, `paragraph ${doubt.paragraph}`, doubt.message)
      end()
      const number = label.value
      const isAnew = number === 1 ? bare[0]?.number === 1 : isInstructed && number !== last + 1
      if (ended === 0 && bare.length > 0 && isAnew) endList()
      shared.endOutside()
      const outOfOrder = checkNumber(line, number)
      // A number that is far off does not change which one comes next.
      if (last === 0 || number <= last + 20) last = number
      shared.endBefore(number)
      open = {
        number,
        label,
        paragraph: line.paragraph,
        section,
        text: [{ element: restOf(line, label.length), line }],
        lists: [],
        explanation: [],
        said: {},
        twice: null,
        fault: null,
        outOfOrder,
        stray: null,
        isAnsweredAbove: false,
        isDashed: false,
        isPaired: false,
        isExplained: false,
        counted: null,
        lettered: null,
        again: null,
        lastSection: null,
      }
    },
    /** Ends the paper. */
    endPaper(): void {
      end()
      endBare()
      shared.end()
      for (const { lastSection } of named.length < ended ? named : []) {
        if (lastSection)
          draft.tell(
            'error',
            `paragraph ${lastSection.paragraph}`,
            `"${lastSection.text.trim()}" may be of the question above or of those below: make it a heading, or give each question its own`,
          )
      }
    },
  }
}

export type QuestionOrder = ReturnType<typeof createQuestionOrder>
