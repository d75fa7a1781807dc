import {
  type CompiledMessage,
  type CompiledMessageToken,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage'
import {
  type Argument,
  type JSXAttribute,
  type JSXElementName,
  type JSXOpeningElement,
  type Node,
  parseSync,
  Visitor,
} from 'oxc-parser'
import { messageId, storedTextId } from '../../src/language/message-id.ts'

/** A message of the source: `t('…')`, `msg('…')` or `<Trans message="…" />`. */
export interface SourceMessage {
  message: string
  /** What the catalogues of other languages call it. */
  id: string
  /** Offsets of its literal in the source. */
  start: number
  end: number
  isAttribute: boolean
}

type Placeholder = Exclude<CompiledMessageToken, string>
type Branches = [key: string, text: CompiledMessage][]

/** The branches of a plural or select; null for another placeholder. @throws without `other`: it then shows nothing */
function branchesOf([name, , format]: Placeholder): Branches | null {
  if (typeof format !== 'object' || !format) return null
  // The offset of a plural stands among its branches, as a number.
  const branches = Object.entries(format).filter((entry): entry is Branches[number] =>
    Array.isArray(entry[1]),
  )
  if (!branches.some(([key]) => key === 'other')) throw new Error(`{${name}} has no branch "other"`)
  return branches
}

/** The placeholders of a compiled message. */
function namesOf(compiled: CompiledMessage, names = new Set<string>()): Set<string> {
  for (const token of compiled) {
    if (typeof token === 'string') continue
    names.add(token[0])
    for (const [, branch] of branchesOf(token) ?? []) namesOf(branch, names)
  }
  return names
}

/**
 * What a compiled message shows when `other` of each plural applies, and the keys of each select. The other branches of a
 * plural may differ between languages, and so may whether there is a plural at all.
 */
function shownIn(compiled: CompiledMessage, counted = ''): string[] {
  return compiled.flatMap((token) => {
    if (typeof token === 'string') return token === '#' && counted ? [`{${counted}}`] : []
    const [name, type] = token
    const branches = branchesOf(token)
    if (!branches) return [`{${name}}`]
    if (type === 'select') {
      const keys = branches.map(([key]) => key).sort()
      return [`${name}: ${keys.join('/')}`, ...branches.flatMap(([, branch]) => shownIn(branch, counted))]
    }
    return branches.flatMap(([key, branch]) => (key === 'other' ? shownIn(branch, name) : []))
  })
}

const tagPattern = /<\/?(\w+)\/?>/g
const tagsOf = (message: string) => new Set([...message.matchAll(tagPattern)].map(([, name = '']) => name))

/**
 * What a translation has to have in common with its message: placeholders, which of them it shows, the keys of a select, and
 * the opening and closing tags of each name in their order.
 * @throws when it is no ICU message
 */
export function partsOf(message: string): string[] {
  const compiled = compileMessageOrThrow(message)
  const tags = [...message.matchAll(tagPattern)].sort(([, a = ''], [, b = '']) => a.localeCompare(b))
  return [
    ...[...namesOf(compiled)].sort(),
    ...[...new Set(shownIn(compiled))].sort(),
    ...tags.map(([tag]) => tag),
  ]
}

/** The keys of an object literal; null when they are not all written out. */
function keysOf(object: Node | Argument | null | undefined): string[] | null {
  if (!object) return []
  if (object.type === 'JSXExpressionContainer') return keysOf(object.expression)
  if (object.type !== 'ObjectExpression') return null
  const keys = object.properties.map((property) => {
    if (property.type !== 'Property' || property.computed) return null
    return property.key.type === 'Identifier'
      ? property.key.name
      : String('value' in property.key && property.key.value)
  })
  return keys.every((key) => key !== null) ? keys : null
}

const isTrans = (name: JSXElementName) => name.type === 'JSXIdentifier' && name.name === 'Trans'

const attributeOf = ({ attributes }: JSXOpeningElement, name: string): JSXAttribute['value'] | undefined =>
  attributes.find((one): one is JSXAttribute => one.type === 'JSXAttribute' && one.name.name === name)?.value

const textOf = (node: Node | Argument | null | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null

/**
 * The messages of one source file.
 * @throws with file and line when a message is no literal, is no ICU message or its values are not those that it names
 */
export function messagesIn(file: string, source: string): SourceMessage[] {
  if (!/\b(t|msg)\(|<Trans\b/.test(source)) return []
  const found: SourceMessage[] = []
  const wrong = (node: { start: number }, what: string): never => {
    throw new Error(`${file}:${source.slice(0, node.start).split('\n').length}: ${what}`)
  }
  const check = (node: { start: number }, message: string, given: string[] | null) => {
    let wanted: string[]
    try {
      wanted = [...namesOf(compileMessageOrThrow(message))]
    } catch (error) {
      return wrong(node, `is no ICU message: ${message} (${String(error)})`)
    }
    const differs = given && [
      ...wanted.filter((name) => !given.includes(name)),
      ...given.filter((name) => !wanted.includes(name)),
    ]
    if (differs && differs.length > 0)
      wrong(node, `names and values of the message differ: ${differs.join(', ')}`)
  }
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || !/^(t|msg)$/.test(node.callee.name)) return
      const [literal, values] = node.arguments
      const message = textOf(literal)
      if (!literal || message === null) return void wrong(node, `${node.callee.name}() takes a literal text`)
      check(node, message, keysOf(values))
      const id = node.callee.name === 'msg' ? storedTextId(message) : messageId(message)
      found.push({ message, id, start: literal.start, end: literal.end, isAttribute: false })
    },
    JSXOpeningElement(node) {
      if (!isTrans(node.name)) return
      const value = attributeOf(node, 'message')
      const message = textOf(value?.type === 'JSXExpressionContainer' ? value.expression : value)
      if (!value || message === null) return void wrong(node, 'message is a literal text')
      check(node, message, keysOf(attributeOf(node, 'values')))
      const parts = keysOf(attributeOf(node, 'parts'))
      const missing = [...tagsOf(message)].filter((tag) => parts && !parts.includes(tag))
      if (missing.length > 0) wrong(node, `has no parts for ${missing.join(', ')}`)
      found.push({ message, id: messageId(message), start: value.start, end: value.end, isAttribute: true })
    },
  }).visit(parseSync(file, source).program)
  return found
}
