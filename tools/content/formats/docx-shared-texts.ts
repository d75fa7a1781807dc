/** Lines outside of the questions: directions with the text below them, or lines that belong to nothing. */

import { plainText } from '../../../src/domain/rich-text'
import { unreadPart } from './docx-letters'
import { cellText, linesIn, restOf, type TextLine, type WordLine } from './docx-lines'
import { fields, type ReadText } from './docx-open'
import { headMinutes } from './head-minutes'
import { type Element, within } from './markup'
import type { PaperDraft } from './paper-draft'

interface OpenSet {
  readonly from: number
  readonly to: number
  readonly paragraph: number
  readonly blocks: Element[]
  questions: number
}

export function createSharedTexts(draft: PaperDraft, read: ReadText) {
  let set: OpenSet | null = null
  /** Whether lines belong to a shared text that was refused. */
  let isRefused = false
  let outside: TextLine[] = []
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

  /** Reports the lines that belong to nothing. */
  function endOutside(): void {
    isRefused = false
    const [first] = outside
    if (!first) return
    const text = outside.map((line) => line.text.trim()).join(' / ')
    const isShared = outside.some((line) => line.text.length > 150 || /[\uE000\uFFFC]/.test(line.text))
    const isList = outside.some(({ label }) => label !== null)
    const unread = unreadPart.exec(text)?.[1]
    const time = isShared || isList ? null : headMinutes(text)
    outside = []
    if (time) draft.minutes(time.minutes)
    if (time?.isAll) return
    const advice = isShared
      ? 'a text or a picture for several questions begins with "Directions (1-5):"'
      : isList
        ? 'a question begins with its number'
        : `${time ? `its time, ${time.minutes} minutes, is taken, and the rest` : 'it'} is left out`
    draft.tell(
      isShared || isList ? 'error' : 'warning',
      `paragraph ${first.paragraph}`,
      unread ?? `"${text.slice(0, 80)}" stands outside of every question: ${advice}`,
    )
  }

  function reportBlock({ element, paragraph }: Extract<WordLine, { kind: 'block' }>): void {
    const text = cellText(element)
    const cells = within(element, 'p').flatMap((one) => linesIn(one, paragraph))
    const isShared =
      text.length > 300 ||
      within(element, 'img').length > 0 ||
      cells.some((one) => one.label !== null || fields[0][1].test(one.text))
    draft.tell(
      isShared ? 'error' : 'warning',
      `paragraph ${paragraph}`,
      `a table or a list ("${text.slice(0, 60)}") stands outside of every question${isShared ? ': put questions below each other, and "Directions (1-5):" above a table that they share' : ', and is left out'}`,
    )
  }

  function end(): void {
    endSet()
    endOutside()
  }

  return {
    end,
    endOutside,
    /** Ends directions for questions before this one. */
    endBefore(number: number): void {
      if (set && number > set.to) endSet()
    },
    /** Begins directions for the questions `from` to `to`. */
    begin(from: number, to: number, paragraph: number, text: Element): void {
      end()
      set = { from, to, paragraph, blocks: [text], questions: 0 }
    },
    /** Begins a text that does not say for which questions it is: its lines are not reported one by one. */
    refuse({ text, paragraph }: TextLine): void {
      end()
      draft.tell(
        'error',
        `paragraph ${paragraph}`,
        `"${text.trim().slice(0, 40)}" does not say for which questions it is: write "Directions (36-40): …"`,
      )
      isRefused = true
    },
    add(line: WordLine): void {
      if (isRefused) return
      if (set) set.blocks.push(line.kind === 'line' ? restOf(line) : line.element)
      else if (line.kind === 'line') outside.push(line)
      else reportBlock(line)
    },
    /** Counts a question. @returns the id of its directions */
    idFor(number: number): string | null {
      if (!set || number < set.from || number > set.to) return null
      set.questions += 1
      return idOf(set)
    },
    /** Whether the open directions begin with this question. */
    isFirst: (number: number): boolean => set !== null && set.questions === 0 && number === set.from,
    /** Whether the open directions have no question yet. @param last number of the last question */
    isWaiting: (last: number): boolean => set !== null && last < set.from,
  }
}

export type SharedTexts = ReturnType<typeof createSharedTexts>
