/**
 * Questions that are written one below the other, as in printed papers. Each line is what its label makes it: the next
 * question, the next line of a list, or an error. The last list above the answer holds the options.
 */
import { plainText } from '../../../src/domain/rich-text'
import { checkAsked, checkLettered, isLikeHeading, trailing } from './docx-explanation'
import { scriptIn } from './docx-languages'
import { unreadPart } from './docx-letters'
import {
  directionsIn,
  instructions,
  isNextOf,
  leadsToAnswer,
  optionsIn,
  readField,
  sectionName,
  sharedText,
} from './docx-line-kinds'
import { allLetters, cellText, type Label, linesIn, restOf, type TextLine, type WordLine } from './docx-lines'
import { fields, isSameList, type Open, quoted, type ReadText } from './docx-open'
import { finish } from './docx-question'
import { type Element, within } from './markup'
import type { PaperDraft } from './paper-draft'

interface OpenSet {
  readonly from: number
  readonly to: number
  readonly paragraph: number
  readonly blocks: Element[]
  questions: number
}

/** A reader of lines, which sees those that follow. */
export function createLineReader(draft: PaperDraft, read: ReadText) {
  let open: Open | null = null
  let set: OpenSet | null = null
  let section: string | null = null
  let title: string | null = null
  /** Number of the last question; 0 where any may follow. */
  let last = 0
  /** Questions so far that have nothing but a line of text: perhaps a list of instructions. */
  let bare: Open[] = []
  let isInstructed = false
  /** Whether lines belong to a shared text that was refused. */
  let isRefused = false
  let outside: TextLine[] = []
  let ended = 0
  /** Questions with a line "Section:". */
  const named: Open[] = []

  /** Paragraphs of the sets so far by their ids. Another section may have the same numbers. */
  const sets = new Map<string, number>()

  function idOf({ from, to, paragraph }: OpenSet): string {
    const id = `directions-${from}-${to}`
    return (sets.get(id) ?? paragraph) === paragraph ? id : `${id}-${paragraph}`
  }

  function endSet(): void {
    if (!set) return
    const { from, to, paragraph, blocks, questions } = set
    const place = `Directions ${from} to ${to}, paragraph ${paragraph}`
    const id = idOf(set)
    sets.set(id, paragraph)
    draft.set(place, () => {
      if (questions === 0) throw new Error(`no question from ${from} to ${to} stands below it`)
      const text = read(blocks)
      if (plainText(text).trim() === '') throw new Error('nothing stands below it')
      return { place, id, title: `Directions ${from} to ${to}`, text }
    })
    set = null
  }

  function tellOutside(): void {
    const [first] = outside
    if (!first) return
    const text = outside.map((line) => line.text.trim()).join(' / ')
    const isShared = outside.some((line) => line.text.length > 300 || /[\uE000\uFFFC]/.test(line.text))
    const isList = outside.some(({ label }) => label !== null)
    const unread = unreadPart.exec(text)?.[1]
    const advice = isShared
      ? 'a text or a picture for several questions begins with "Directions (1-5):"'
      : isList
        ? 'a question begins with its number'
        : 'it is left out'
    draft.tell(
      isShared || isList ? 'error' : 'warning',
      `paragraph ${first.paragraph}`,
      unread ?? `"${text.slice(0, 80)}" stands outside of every question: ${advice}`,
    )
    outside = []
  }

  function tellBare(): void {
    for (const one of bare) finish(one, null, draft, read)
    bare = []
  }

  /** A numbered list from 1 on, behind which the numbers begin anew. */
  function tellList(): void {
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
      tellBare()
      const isIn = set !== null && open.number >= set.from && open.number <= set.to
      if (set && isIn) set.questions += 1
      finish(open, set && isIn ? idOf(set) : null, draft, read)
      ended += 1
      if (open.said.section !== undefined) named.push(open)
    }
    open = null
  }

  function heading(text: string): void {
    end()
    if (isInstructed && ended === 0) tellList()
    else tellBare()
    endSet()
    tellOutside()
    isRefused = false
    section = text.replace(/^\s*section\s*[:=]\s*/i, '').trim()
    last = 0
  }

  function startQuestion(line: TextLine, label: Label): void {
    const doubt = open && trailing(open)
    if (doubt) draft.tell(doubt.severity, `paragraph ${doubt.paragraph}`, doubt.message)
    end()
    tellOutside()
    isRefused = false
    const number = label.value
    let fault: string | null = null
    const isFirst = set !== null && set.questions === 0 && number === set.from
    if (last > 0 && number <= last)
      fault = `${quoted(line)} follows question ${last}: correct its number, or put a heading above it where a section begins`
    else if (last > 0 && number > last + 20)
      fault = `${quoted(line)} follows question ${last}: correct its number`
    else if (last > 0 && number > last + 1 && !isFirst)
      draft.tell(
        'warning',
        `paragraph ${line.paragraph}`,
        `question ${number} follows question ${last}: is one missing?`,
      )
    // One that is far off changes not what comes next.
    if (last === 0 || number <= last + 20) last = number
    if (set && number > set.to) endSet()
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
      fault,
      stray: null,
      isExplained: false,
      counted: null,
      lettered: null,
      again: null,
      lastSection: null,
    }
  }

  /** A line with a label in the explanation: the next question, or a line of its own list. */
  function explained(open: Open, line: TextLine, label: Label, following: readonly WordLine[]): boolean {
    checkLettered(open, line, label)
    const isOfQuestions = label.list !== null && label.list === open.label.list
    const isNumbered = label.kind === 'number' && label.style !== '()'
    if (isNumbered && (label.list === null || isOfQuestions)) {
      const { counted } = open
      const isCounted =
        label.value === (counted?.value ?? 0) + 1 &&
        !isOfQuestions &&
        (!counted || counted.style === label.style)
      const isNext = label.value === last + 1
      const isSure = isNext ? !isCounted : isOfQuestions
      const isAlike = isNext ? label.style === open.label.style || open.label.style === 'Q' : true
      const mayBe = isNext
        ? isCounted && isAlike
        : label.value > last && label.value <= last + 20 && !isCounted
      if (isSure || (mayBe && leadsToAnswer(label.value, following))) {
        startQuestion(line, label)
        return true
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
    return true
  }

  /** @returns whether the line is done */
  function labelled(line: TextLine, label: Label, following: readonly WordLine[]): boolean {
    const isAsked = label.style === 'Q'
    if (!open) {
      if (label.kind !== 'number' || label.style === '()') return false
      startQuestion(line, label)
      return true
    }
    const { lists, said } = open
    if (isAsked || (label.list !== null && label.list === open.label.list)) {
      startQuestion(line, label)
      return true
    }
    if (open.isExplained) return explained(open, line, label, following)
    const isNumbered = label.kind === 'number' && label.style !== '()'
    if (said.answer !== undefined) {
      // Typed numbers are no questions where Word counts those.
      if (!isNumbered || (open.label.list !== null && label.list === null)) return false
      startQuestion(line, label)
      return true
    }
    const list = lists.at(-1)
    const isBare = lists.length === 0
    if (isNextOf(list, label)) {
      list?.push({ line, label, more: [] })
      return true
    }
    if (label.value === open.number && isNumbered && !open.again && isSameList(label, open.label)) {
      const before = open.text.map(({ line: one }) => allLetters(one)).join('')
      // Its number again, before the same in another language.
      if (scriptIn(before) !== scriptIn(line.text) && (label.value > 1 || scriptIn(line.text) !== 'en')) {
        const more = list?.at(-1)?.more ?? open.text
        more.push({ element: restOf(line, label.length), line })
        if (list) open.again = line
        return true
      }
    }
    const isRestart = isBare && bare.length > 0 && bare[0]?.number === 1 && isNumbered
    if (label.value === 1 && isRestart && isSameList(label, open.label)) {
      end()
      tellList()
      startQuestion(line, label)
      return true
    }
    if (label.value === 1) {
      lists.push([{ line, label, more: [] }])
      return true
    }
    if (isNumbered && label.value > last && (isBare || (list?.length ?? 0) > 1)) {
      startQuestion(line, label)
      return true
    }
    open.fault ??= `${quoted(line)} begins with a label that is not the next one: correct it, or begin the line with a word`
    return true
  }

  function plain(line: TextLine): void {
    const { text, paragraph } = line
    if (!open) {
      if (set && !isRefused) set.blocks.push(restOf(line))
      else if (!isRefused) {
        outside.push(line)
      }
      return
    }
    if (open.isExplained) {
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
    else {
      const more = open.lists.at(-1)?.at(-1)?.more ?? open.text
      more.push({ element: restOf(line), line })
    }
  }

  function readLine(line: TextLine, following: readonly WordLine[]): void {
    const { text, paragraph, label } = line
    const head = text.slice(0, 400)
    const directed = directionsIn(head)
    if (directed) {
      end()
      tellBare()
      endSet()
      tellOutside()
      isRefused = false
      const { from, to, length } = directed
      set = { from, to, paragraph, blocks: [restOf(line, length)], questions: 0 }
      return
    }
    const isFree = open === null || open.said.answer !== undefined
    if (isFree && !line.heading && sharedText.test(head)) {
      end()
      endSet()
      tellOutside()
      draft.tell(
        'error',
        `paragraph ${paragraph}`,
        `"${text.trim().slice(0, 40)}" does not say for which questions it is: write "Directions (36-40): …"`,
      )
      isRefused = true
      return
    }
    if (!open && instructions.test(head)) isInstructed = true
    if (label && !(line.heading && label.kind !== 'number') && labelled(line, label, following)) return
    const isInList = isInstructed && ended === 0 && open?.lists.length === 0
    if (line.heading || ((isFree || isInList) && sectionName.test(head))) {
      const isTitle = title === null && last === 0 && bare.length === 0 && section === null && !open
      if (line.heading && isTitle && !sectionName.test(head)) {
        end()
        title = text.trim()
      } else heading(text)
      return
    }
    if (open && readField(open, line)) return
    if (!open && /^\s*section\s*[:=-]\s*/i.test(text)) heading(text)
    else plain(line)
  }

  return {
    /** @param following the lines behind it */
    line(line: WordLine, following: readonly WordLine[]): void {
      if (line.kind === 'line') readLine(line, following)
      else if (open && open.said.answer === undefined && !open.isExplained && optionsIn(line))
        for (const one of optionsIn(line) ?? []) readLine(one, following)
      else if (open?.isExplained) open.explanation.push({ element: line.element, line })
      else if (open && open.said.answer !== undefined)
        open.stray ??= { text: 'a table or a list', paragraph: line.paragraph }
      else if (open) (open.lists.at(-1)?.at(-1)?.more ?? open.text).push({ element: line.element, line })
      else if (set && !isRefused) set.blocks.push(line.element)
      else if (!isRefused) {
        const text = cellText(line.element)
        const cells = within(line.element, 'p').flatMap((one) => linesIn(one, line.paragraph))
        const isShared =
          text.length > 300 ||
          within(line.element, 'img').length > 0 ||
          cells.some((one) => one.label !== null || fields[0][1].test(one.text))
        draft.tell(
          isShared ? 'error' : 'warning',
          `paragraph ${line.paragraph}`,
          `a table or a list ("${text.slice(0, 60)}") stands outside of every question${isShared ? ': put questions below each other, and "Directions (1-5):" above a table that they share' : ', and is left out'}`,
        )
      }
      const unread = unreadPart.exec(allLetters(line))?.[1]
      if (unread && open) open.fault ??= unread
    },
    /** Whether a question or directions wait for more lines. */
    isOpen: (): boolean => open !== null || (set !== null && last < set.from),
    /** The open question ends before a table of questions. @returns the section that they stand in */
    pause(): string | null {
      end()
      return section
    },
    /** What is open ends. @returns the title of the paper */
    end(): string | null {
      end()
      tellBare()
      endSet()
      tellOutside()
      for (const { lastSection } of named.length < ended ? named : []) {
        if (lastSection)
          draft.tell(
            'error',
            `paragraph ${lastSection.paragraph}`,
            `"${lastSection.text.trim()}" may be of the question above or of those below: make it a heading, or give each question its own`,
          )
      }
      return title
    },
  }
}
