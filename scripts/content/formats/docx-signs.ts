/** Bold letters, colours, stars and ticks by which authors show the right option: students must never see them. */
import { restOf, runsOf, textOf } from './docx-lines'
import { letterOf } from './key-text'
import { type Element, isElement, type Markup } from './markup'

const looks = { strong: 'bold', u: 'underlined', mark: 'coloured', em: 'in italics' } as const
type Look = keyof typeof looks

export const tick = /[*✓✔☑✅☒]/
const tickBefore = /^\s*[*✓✔☑✅☒]\s*/
const tickBehind =
  /\s*(?:[*✓✔☑✅☒]|\s√|[([]\s*(?:ans(?:wer)?|correct|right)(?:\s+(?:answer|option))?\s*[)\]]|(?:<|←|<-+|⇐)\s*(?:ans(?:wer)?|correct)?)\s*$/i

type Option = readonly Element[]

function isWhole(option: Option, look: Look): boolean {
  const letters = runsOf(option).filter(({ node }) => typeof node === 'string' && /[\p{L}\p{N}]/u.test(node))
  return letters.length > 0 && letters.every(({ marks }) => marks.includes(look))
}

const isTicked = (option: Option) => {
  const text = textOf(runsOf(option))
  return tickBefore.test(text) || tickBehind.test(text.slice(-40))
}

const without = (look: Look, nodes: readonly Markup[]): Markup[] =>
  nodes.flatMap((node): Markup[] => {
    if (!isElement(node)) return [node]
    const children = without(look, node.children)
    return node.name === look ? children : [{ ...node, children }]
  })

function withoutTick(option: Option): Element[] {
  return option.map((block, index) => {
    const runs = runsOf([block])
    const text = textOf(runs)
    const from = index === 0 ? (tickBefore.exec(text)?.[0].length ?? 0) : 0
    const tail = Math.max(0, text.length - 40)
    const found = index === option.length - 1 ? tickBehind.exec(text.slice(tail)) : null
    const end = found ? tail + found.index : undefined
    return from === 0 && end === undefined ? block : restOf({ runs }, from, end)
  })
}

/**
 * The options of a question without what gives its answer away.
 * @param right places of the right ones
 * @param ticked places of those with a tick before their label
 * @throws Error with a sentence where such a sign is at another option than the answer
 */
export function withoutSigns(
  options: readonly Option[],
  right: readonly number[],
  ticked: readonly number[],
  warn: (message: string) => void,
): Element[][] {
  let shown = options.map((option) => [...option])
  const places = (has: (option: Option, index: number) => boolean) =>
    options.flatMap((option, index) => (has(option, index) ? [index] : []))
  const named = (marked: readonly number[]) => marked.map(letterOf).join(', ')
  const isRight = (marked: readonly number[]) =>
    marked.length === right.length && marked.every((place) => right.includes(place))
  const refuse = (marked: readonly number[], how: string) =>
    new Error(
      `only option ${named(marked)} is ${how}, and its answer is ${named(right)}: correct one of them, or let all options look the same`,
    )
  const ticks = places((option, index) => ticked.includes(index) || isTicked(option))
  if (ticks.length > 0 && ticks.length < options.length) {
    if (!isRight(ticks)) throw refuse(ticks, 'marked with a star or a tick')
    shown = shown.map((option, index) => (ticks.includes(index) ? withoutTick(option) : option))
  }
  for (const look of ['mark', 'strong', 'u', 'em'] as const) {
    const marked = places((option) => isWhole(option, look))
    if (marked.length === 0 || marked.length === options.length) continue
    if (isRight(marked)) {
      shown = shown.map((option) => without(look, option).filter(isElement))
      if (look === 'em') warn('its right option alone is in italics, which are left out')
    } else if (look !== 'em' && marked.length === 1) throw refuse(marked, looks[look])
    else if (look === 'strong' || look === 'u')
      warn(`only its options ${named(marked)} are ${looks[look]}: let all options look the same`)
  }
  return shown
}
