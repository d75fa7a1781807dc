/** Styles of a Word file, and the numbers of its lists as Word counts them. */
import { childOf, childrenOf, type Element } from './markup'

export const val = (element: Element | undefined, fallback = '') => element?.attributes['w:val'] ?? fallback

export interface Styles {
  /** The style and those that it is based on, the nearest first. */
  readonly chain: (id: string) => readonly Element[]
  /** Id of the style of paragraphs that name none. */
  readonly normal: string
  /** What holds for every run. */
  readonly defaults: Element | undefined
}

export function stylesOf(root: Element | null): Styles {
  const all = root ? childrenOf(root, 'style') : []
  const byId = new Map(all.map((style) => [style.attributes['w:styleId'] ?? '', style]))
  const chains = new Map<string, Element[]>()
  const chain = (id: string): Element[] => {
    const known = chains.get(id)
    if (known) return known
    const found: Element[] = []
    for (
      let next = byId.get(id);
      next && !found.includes(next);
      next = byId.get(val(childOf(next, 'basedOn')))
    )
      found.push(next)
    chains.set(id, found)
    return found
  }
  const isNormal = ({ attributes }: Element) =>
    attributes['w:type'] === 'paragraph' && /^(?:1|true|on)$/.test(attributes['w:default'] ?? '')
  const runDefaults = root ? childOf(childOf(root, 'docDefaults'), 'rPrDefault') : undefined
  return {
    chain,
    normal: all.find(isNormal)?.attributes['w:styleId'] ?? '',
    defaults: childOf(runDefaults, 'rPr'),
  }
}

interface Level {
  readonly start: number
  readonly format: string
  /** `%1)`, `%1.%2` */
  readonly text: string
  /** The style whose paragraphs stand on this level. */
  readonly style: string
  /** It restarts behind levels above this place; 0 for never. */
  readonly restart: number
  readonly isLegal: boolean
}

interface List {
  /** Lists of one definition share their counters. */
  readonly definition: string
  readonly levels: ReadonlyMap<number, Level>
  /** Levels that begin anew where this list is first used. */
  readonly restarted: ReadonlySet<number>
}

function levelsIn(element: Element): Array<[number, Level]> {
  return childrenOf(element, 'lvl').map((lvl) => {
    const place = Number(lvl.attributes['w:ilvl'])
    return [
      place,
      {
        start: Number(val(childOf(lvl, 'start'), '0')),
        format: val(childOf(lvl, 'numFmt'), 'decimal'),
        text: val(childOf(lvl, 'lvlText')),
        style: val(childOf(lvl, 'pStyle')),
        restart: Number(val(childOf(lvl, 'lvlRestart'), String(place))),
        isLegal: childOf(lvl, 'isLgl') !== undefined,
      },
    ]
  })
}

function listsOf(root: Element | null, styles: Styles): ReadonlyMap<string, List> {
  const definitions = new Map(
    (root ? childrenOf(root, 'abstractNum') : []).map((one) => [
      one.attributes['w:abstractNumId'] ?? '',
      one,
    ]),
  )
  const nums = root ? childrenOf(root, 'num') : []
  const definitionOf = (num: Element | undefined): string => val(num && childOf(num, 'abstractNumId'))
  /** A definition may be that of a list style. */
  const linked = (id: string): string => {
    const definition = definitions.get(id)
    const style = val(definition && childOf(definition, 'numStyleLink'))
    const [named] = styles.chain(style)
    const own = val(childOf(childOf(childOf(named, 'pPr'), 'numPr'), 'numId'))
    const target = definitionOf(nums.find((num) => num.attributes['w:numId'] === own))
    return definitions.has(target) ? target : id
  }
  return new Map(
    nums.map((num) => {
      const definition = linked(definitionOf(num))
      const element = definitions.get(definition)
      const levels = new Map(element ? levelsIn(element) : [])
      const restarted = new Set<number>()
      for (const override of childrenOf(num, 'lvlOverride')) {
        const place = Number(override.attributes['w:ilvl'])
        const level = levelsIn(override)[0]?.[1] ?? levels.get(place)
        const start = childOf(override, 'startOverride')
        if (level) levels.set(place, start ? { ...level, start: Number(val(start)) } : level)
        if (start) restarted.add(place)
      }
      return [num.attributes['w:numId'] ?? '', { definition, levels, restarted }]
    }),
  )
}

const romanSigns = Object.entries({ c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 })

function roman(number: number): string {
  let left = number
  return romanSigns
    .map(([sign, value]) => {
      const times = Math.floor(left / value)
      left -= times * value
      return sign.repeat(Math.max(0, times))
    })
    .join('')
}

const letter = (number: number) =>
  String.fromCharCode(97 + ((number + 25) % 26)).repeat(Math.max(1, Math.ceil(number / 26)))

const counted: Readonly<Record<string, (number: number) => string>> = {
  decimal: String,
  decimalZero: (number) => String(number).padStart(2, '0'),
  lowerLetter: letter,
  upperLetter: (number) => letter(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
  none: () => '',
}

export type ListPlace =
  | { readonly kind: 'bullet'; readonly level: number }
  /** `list` is the same for all paragraphs of one level of one list. */
  | { readonly kind: 'number'; readonly label: string; readonly list: string }
  | { readonly kind: 'unknown'; readonly format: string }

/** Counts the paragraphs of lists, in the order of the document. */
export function createNumbers(root: Element | null, styles: Styles) {
  const lists = listsOf(root, styles)
  const counters = new Map<string, Array<number | undefined>>()
  const used = new Set<string>()

  /** The place of a paragraph in a list; null for one in none. */
  return (properties: Element | undefined, style: string): ListPlace | null => {
    const chain = styles.chain(style)
    const sources = [properties, ...chain.map((one) => childOf(one, 'pPr'))].map((one) =>
      childOf(one, 'numPr'),
    )
    const first = (name: string) => sources.map((one) => childOf(one, name)).find(Boolean)
    const id = val(first('numId'))
    const list = lists.get(id)
    if (!list) return null
    const ids = chain.map(({ attributes }) => attributes['w:styleId'])
    const ofStyle = [...list.levels].find(([, level]) => level.style !== '' && ids.includes(level.style))?.[0]
    const place = Number(val(childOf(sources[0], 'ilvl') ?? first('ilvl'), String(ofStyle ?? 0)))
    const level = list.levels.get(place)
    if (!level) return null
    if (level.format === 'bullet') return { kind: 'bullet', level: place }
    const counts = counters.get(list.definition) ?? []
    counters.set(list.definition, counts)
    if (list.restarted.has(place) && !used.has(`${id}:${place}`)) counts[place] = undefined
    used.add(`${id}:${place}`)
    counts[place] = (counts[place] ?? level.start - 1) + 1
    for (const [below, { restart }] of list.levels)
      if (below > place && place < restart) counts[below] = undefined
    if (!counted[level.format]) return { kind: 'unknown', format: level.format }
    const label = level.text.replace(/%(\d)/g, (_, digit) => {
      const at = Number(digit) - 1
      const own = list.levels.get(at)
      const write = level.isLegal ? String : (counted[own?.format ?? ''] ?? String)
      return write(counts[at] ?? (own?.start ?? 1) - 1)
    })
    return { kind: 'number', label: label.trim(), list: `${list.definition}:${place}` }
  }
}
