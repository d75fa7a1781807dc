/**
 * A Word file as HTML. What Word counts and calculates itself is written out first: the numbers of its lists ("A)", "12.")
 * stand as letters before their paragraphs, and its equations as TeX.
 */
import mammoth from 'mammoth'
import { encodeEntities } from './entities'
import { childOf, childrenOf, type Element, parseXml } from './markup'
import { texOfEquation } from './omml'
import { reasonOf } from './paper-draft'
import { openZip, type Zip } from './zip'

/** Stands in a text in place of an equation that cannot be read, with the reason behind it. */
export const unreadEquation = /\uE000(.*?)\uE001/

interface Level {
  readonly start: number
  readonly format: string
  /** `%1)`, `%1.%2` */
  readonly text: string
}

type Levels = ReadonlyMap<number, Level>

const val = (element: Element | undefined, fallback = '') => element?.attributes['w:val'] ?? fallback

function levelsIn(element: Element): Array<[number, Level]> {
  return childrenOf(element, 'lvl').map((lvl) => [
    Number(lvl.attributes['w:ilvl']),
    {
      start: Number(val(childOf(lvl, 'start'), '1')),
      format: val(childOf(lvl, 'numFmt'), 'decimal'),
      text: val(childOf(lvl, 'lvlText')),
    },
  ])
}

/** The levels of every list of the file, by its number. */
function listsOf(zip: Zip): ReadonlyMap<string, Levels> {
  const bytes = zip.read('word/numbering.xml')
  if (!bytes) return new Map()
  const root = parseXml(new TextDecoder().decode(bytes))
  const abstracts = new Map(
    childrenOf(root, 'abstractNum').map((one) => [one.attributes['w:abstractNumId'], levelsIn(one)]),
  )
  return new Map(
    childrenOf(root, 'num').map((num) => {
      const levels = new Map(abstracts.get(val(childOf(num, 'abstractNumId'))) ?? [])
      for (const override of childrenOf(num, 'lvlOverride')) {
        const at = Number(override.attributes['w:ilvl'])
        const [own] = levelsIn(override)
        const level = own?.[1] ?? levels.get(at)
        const start = childOf(override, 'startOverride')
        if (level) levels.set(at, start ? { ...level, start: Number(val(start)) } : level)
      }
      return [num.attributes['w:numId'] ?? '', levels]
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
      return sign.repeat(times)
    })
    .join('')
}

const letter = (number: number) =>
  String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))

const counted: Readonly<Record<string, (number: number) => string>> = {
  decimal: String,
  decimalZero: (number) => String(number).padStart(2, '0'),
  lowerLetter: letter,
  upperLetter: (number) => letter(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
}

const numberProperty = /<w:numPr>[\s\S]*?<\/w:numPr>/
const part = (text: string | undefined, name: string) =>
  new RegExp(`<w:${name} w:val="([^"]*)"`).exec(text ?? '')?.[1]

/** List numbers of styles, by the style's id. */
function styleNumbers(zip: Zip): ReadonlyMap<string, string> {
  const bytes = zip.read('word/styles.xml')
  const xml = bytes ? new TextDecoder().decode(bytes) : ''
  return new Map(
    [...xml.matchAll(/<w:style\b[^>]*w:styleId="([^"]*)"[^>]*>([\s\S]*?)<\/w:style>/g)].flatMap(
      ([, id = '', inner = '']) => {
        const found = numberProperty.exec(inner)?.[0]
        return found ? [[id, found] as const] : []
      },
    ),
  )
}

/** Writes the numbers of lists before their paragraphs; lists of bullets stay lists. */
function withNumbers(xml: string, zip: Zip): string {
  const lists = listsOf(zip)
  const styled = styleNumbers(zip)
  const counters = new Map<string, number[]>()
  return xml
    .replace(/<w:pPrChange\b[\s\S]*?<\/w:pPrChange>/g, '')
    .replace(/<w:pPr>[\s\S]*?<\/w:pPr>/g, (properties) => {
      const own = numberProperty.exec(properties)?.[0] ?? styled.get(part(properties, 'pStyle') ?? '')
      const id = part(own, 'numId') ?? ''
      const at = Number(part(own, 'ilvl') ?? '0')
      const levels = lists.get(id)
      const level = levels?.get(at)
      const write = level && counted[level.format]
      if (!levels || !level || !write) return properties
      const counts = (counters.get(id) ?? []).slice(0, at + 1)
      for (let above = 0; above < at; above++) counts[above] ??= levels.get(above)?.start ?? 1
      counts[at] = counts[at] === undefined ? level.start : counts[at] + 1
      counters.set(id, counts)
      const text = level.text.replace(/%(\d)/g, (_, place) => {
        const index = Number(place) - 1
        return (counted[levels.get(index)?.format ?? ''] ?? String)(counts[index] ?? 1)
      })
      return `${properties.replace(numberProperty, '')}<w:r><w:t xml:space="preserve">${encodeEntities(text)} </w:t></w:r>`
    })
}

const run = (text: string) => `<w:r><w:t xml:space="preserve">${encodeEntities(text)}</w:t></w:r>`

function equation(xml: string, display: boolean): string {
  try {
    const tex = texOfEquation(parseXml(xml))
    return run(display ? `\\[${tex}\\]` : `\\(${tex}\\)`)
  } catch (error) {
    return run(`\uE000${reasonOf(error)}\uE001`)
  }
}

const oneEquation = /<m:oMath(?:\s[^>]*)?>[\s\S]*?<\/m:oMath>/g

const withEquations = (xml: string) =>
  xml
    .replace(/<m:oMathPara(?:\s[^>]*)?>([\s\S]*?)<\/m:oMathPara>/g, (_, inner: string) =>
      inner
        .replace(/<m:oMathParaPr>[\s\S]*?<\/m:oMathParaPr>/g, '')
        .replace(oneEquation, (one) => equation(one, true)),
    )
    .replace(oneEquation, (one) => equation(one, false))

interface WordPicture {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface WordHtml {
  readonly html: string
  /** By the `src` of their `<img>`. */
  readonly pictures: ReadonlyMap<string, WordPicture>
}

const documentName = 'word/document.xml'

/** @throws Error with one sentence for what is no Word file, or a damaged one */
export async function wordHtml(bytes: Uint8Array): Promise<WordHtml> {
  const zip = openZip(bytes)
  const written = zip.read(documentName)
  if (!written) throw new Error('it is no Word file (.docx): it has no document in it')
  const files = new Map<string, Uint8Array>()
  for (const name of zip.names) {
    const content = zip.read(name)
    if (content) files.set(name, content)
    if (/\.(xml|rels)$/.test(name) && content && new TextDecoder().decode(content).includes('<!DOCTYPE'))
      throw new Error('it has a document type of its own (<!DOCTYPE …>), which is not read')
  }
  const source = new TextDecoder().decode(written)
  parseXml(source)
  files.set(documentName, new TextEncoder().encode(withEquations(withNumbers(source, zip))))
  const file = {
    exists: (name: string) => files.has(name),
    read: async (name: string, encoding?: string) => {
      const content = files.get(name) ?? new Uint8Array()
      if (encoding === 'base64') return Buffer.from(content).toString('base64')
      return encoding ? new TextDecoder(encoding).decode(content) : content
    },
  }
  const pictures = new Map<string, WordPicture>()
  const convertImage = mammoth.images.imgElement(async (image) => {
    const number = pictures.size + 1
    const src = `word-${number}`
    const ending = image.contentType
      .replace(/^image\//, '')
      .replace('jpeg', 'jpg')
      .replace(/\W.*$/, '')
    const picture = await image.readAsBuffer().catch(() => Buffer.alloc(0))
    pictures.set(src, { name: `picture-${number}.${ending}`, bytes: new Uint8Array(picture) })
    return { src }
  })
  // mammoth reads from an opened zip too (lib/unzip.js), which its types do not say; ours is bounded.
  const input = { file } as unknown as Parameters<typeof mammoth.convertToHtml>[0]
  const { value } = await mammoth.convertToHtml(input, {
    convertImage,
    ignoreEmptyParagraphs: false,
    styleMap: ['u => u', "p[style-name='Title'] => h1:fresh"],
  })
  return { html: value, pictures }
}
