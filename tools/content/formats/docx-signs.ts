/** Bold letters, colours, stars and ticks by which authors show the right option: students must never see them. */
import { restOf, runsOf, textOf } from './docx-lines'
import { letterOf } from './key-text'
import { type Element, isElement, type Markup } from './markup'
import { tickSigns } from './question-words'

const looks = { strong: 'bold', u: 'underlined', mark: 'coloured', em: 'in italics' } as const
type Look = keyof typeof looks

const tick = new RegExp(`[${tickSigns}√]`, 'u')
export const tickBefore = new RegExp(`^\\s*[${tickSigns}]+\\s*(?=\\S)`, 'u')
export const tickBehind = new RegExp(
  String.raw`(?<=\S)\s*(?:[${tickSigns}]+|\s√|[([]\s*(?:ans(?:wer)?|correct|right)(?:\s+(?:answer|option))?\s*[)\]]|(?:<|←|<-+|⇐)\s*(?:ans(?:wer)?|correct)?)\s*$`,
  'iu',
)
/** What may mean the right option, and may be its text. */
const wordBehind =
  /(?<=\S)(?:\s*[([]\s*(?:true|yes|సరైనది|సరైన\s*సమాధానం|సమాధానం|జవాబు|सही|सही\s*उत्तर|उत्तर)\s*[)\]]|\s+(?:ans\.?|answers?|answer\s*key|उत्तर|उत्तरमाला|उत्तर\s*कुंजी|జవాబులు|సమాధానాలు|కీ|correct answer|సరైనది|సరైన\s*సమాధానం|सही\s*उत्तर)|\s*[→⇒➔➜]|\s+[#@])\s*$/iu

/** Where another option says the opposite, both are texts. */
const wordAgainst = /(?<!\p{L})(?:false|no|wrong|incorrect|తప్పు|गलत)\s*[)\]]?\s*$/iu

type Option = readonly Element[]

const lettersOf = (nodes: Option, look?: Look) =>
  runsOf(nodes)
    .filter(({ marks }) => look === undefined || marks.includes(look))
    .map(({ node }) => (typeof node === 'string' ? node.replace(/[^\p{L}\p{M}\p{N}]/gu, '') : ''))
    .join('').length

/** The part of an option that looks so, from 0 to 1. */
const shareOf = (option: Option, look: Look) => lettersOf(option, look) / Math.max(1, lettersOf(option))

/** Signs alone, such as ** or ←, are the option. */
const isTicked = (text: string) =>
  /[\p{L}\p{N}]/u.test(text) && (tickBefore.test(text) || tickBehind.test(text.slice(-40)))

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

const named = (marked: readonly number[]) => marked.map(letterOf).join(', ')

/** Whether some options, and not all, are marked, as a key is shown. */
const areSome = (marked: readonly number[], of: readonly unknown[]) =>
  marked.length > 0 && marked.length < of.length

export const isSameKey = (marked: readonly number[], right: readonly number[]) =>
  marked.length === right.length && marked.every((place) => right.includes(place))

export const contradiction = (marked: readonly number[], right: readonly number[], how: string) =>
  new Error(
    `only option ${named(marked)} is ${how}, and its answer is ${named(right)}: correct one of them, or let all options look the same`,
  )

/** @throws Error with a sentence where one option ends with a word that may say that it is right */
function checkWords(texts: readonly string[], warn: (message: string) => void): void {
  const found = texts.flatMap((text, index) => {
    const [word] = wordBehind.exec(text.slice(-60)) ?? []
    return word === undefined ? [] : [{ index, word: word.trim() }]
  })
  const [first] = found
  if (first && found.length === 1 && texts.length > 1 && !texts.some((text) => wordAgainst.test(text)))
    throw new Error(
      `only option ${letterOf(first.index)} ends with "${first.word}": take it out if it marks the answer, or write the option another way`,
    )
  const shouted = texts.flatMap((text, index) =>
    /^\P{Ll}*$/u.test(text) && /\p{Lu}{5}/u.test(text) ? [index] : [],
  )
  const others = texts.filter((_, index) => !shouted.includes(index))
  if (shouted.length === 1 && others.length > 0 && others.every((text) => /\p{Ll}{2}/u.test(text)))
    warn(`only its option ${named(shouted)} is in capitals: let all options look the same`)
}

/** @throws Error with a sentence where texts without any look have a tick, or such a word, at one of them */
export function checkPlainSigns(written: readonly string[], warn: (message: string) => void): void {
  // Without what only says that a sign is coloured.
  const texts = written.map((text) => text.replaceAll('\uFE0F', ''))
  const ticked = texts.flatMap((text, index) => (isTicked(text) ? [index] : []))
  if (areSome(ticked, texts))
    throw new Error(
      `only option ${named(ticked)} has a star, a tick or a word that marks the answer: take it out`,
    )
  checkWords(texts, warn)
}

interface FoundLook {
  readonly look: Look
  /** Places of the options that look so, where others do not. */
  readonly marked: readonly number[]
  /** Whether only a part of their letters looks so. */
  readonly isSome: boolean
  readonly isPart: boolean
}

/** The signs at options. @param labels what stood before each of them, where they had labels */
function signsOf(
  options: readonly Option[],
  labels: readonly Element[],
): { readonly ticks: readonly number[]; readonly looks: readonly FoundLook[] } {
  const textIn = (option: Option) => textOf(runsOf(option))
  const labelIn = (index: number): Option => labels.slice(index, index + 1)
  const places = (has: (option: Option, index: number) => boolean) =>
    options.flatMap((option, index) => (has(option, index) ? [index] : []))
  const ticks = places((option, index) => tick.test(textIn(labelIn(index))) || isTicked(textIn(option)))
  const found = (['mark', 'strong', 'u', 'em'] as const).map((look): FoundLook => {
    const whole = places((option) => shareOf(option, look) === 1)
    const some = places((option) => shareOf(option, look) > 0)
    const inLabel = places((_, index) => shareOf(labelIn(index), look) > 0)
    const marked = [whole, some, inLabel].find((one) => areSome(one, options)) ?? []
    const [place = 0] = marked
    const isSome = marked === some
    const isPart = isSome && shareOf(options[place] ?? [], look) < 0.5 && !inLabel.includes(place)
    return { look, marked, isSome, isPart }
  })
  return { ticks, looks: found }
}

/** How authors mark the right option, where they write no answer: the surest way first. */
export const keyLooks = ['tick', 'mark', 'strong', 'u'] as const
export type KeyLook = (typeof keyLooks)[number]
export const lookNames: Readonly<Record<KeyLook, string>> = {
  tick: 'ticked',
  mark: 'coloured',
  strong: 'bold',
  u: 'underlined',
}

/** The options that look like the right one, in each way that authors mark it. */
export function markedOptions(
  options: readonly Option[],
  labels: readonly Element[],
): Readonly<Record<KeyLook, readonly number[]>> {
  const { ticks, looks: found } = signsOf(options, labels)
  const by = (look: Look) => {
    const one = found.find((other) => other.look === look)
    return one && !one.isPart && !(one.isSome && one.marked.length > 1) ? one.marked : []
  }
  return { tick: areSome(ticks, options) ? ticks : [], mark: by('mark'), strong: by('strong'), u: by('u') }
}

/**
 * The options of a question without what gives its answer away.
 * @param right places of the right ones
 * @param labels what stood before each of them, where they had labels
 * @throws Error with a sentence where such a sign is at another option than the answer
 */
export function withoutSigns(
  options: readonly Option[],
  right: readonly number[],
  labels: readonly Element[],
  warn: (message: string) => void,
): Element[][] {
  let shown = options.map((option) => [...option])
  const { ticks, looks: found } = signsOf(options, labels)
  if (areSome(ticks, options)) {
    if (!isSameKey(ticks, right)) throw contradiction(ticks, right, 'marked with a star or a tick')
    shown = shown.map((option, index) => (ticks.includes(index) ? withoutTick(option) : option))
  }
  checkWords(
    shown.map((option) => textOf(runsOf(option))),
    warn,
  )
  for (const { look, marked, isSome, isPart } of found) {
    // Words within several options may be stressed.
    if (marked.length === 0 || (isSome && marked.length > 1) || (isPart && look === 'em')) continue
    if (isSameKey(marked, right)) {
      shown = shown.map((option) => without(look, option).filter(isElement))
      if (look !== 'mark' && (look === 'em' || isSome))
        warn(`its right option alone is ${looks[look]}, which is left out`)
    } else if (look !== 'em' && marked.length === 1 && !isPart)
      throw contradiction(marked, right, looks[look])
    else if (!isPart || look === 'mark')
      warn(
        `only its option${marked.length > 1 ? 's' : ''} ${named(marked)} ${marked.length > 1 ? 'are' : 'is'} ${looks[look]}: let all options look the same`,
      )
  }
  return shown
}
