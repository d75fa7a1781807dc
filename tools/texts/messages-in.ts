import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import {
  type Argument,
  type JSXAttribute,
  type JSXElementName,
  type JSXOpeningElement,
  type Node,
  parseSync,
  Visitor,
} from 'oxc-parser'

/** A message of the source: `t('…')` or `<Trans message="…" />`. */
export interface SourceMessage {
  message: string
  /** Where its literal stands in the source. */
  start: number
  end: number
  isAttribute: boolean
}

type Token = string | [name: string, type?: string, format?: unknown]

/** The placeholders of a compiled message. */
function namesOf(compiled: unknown, names = new Set<string>()): Set<string> {
  if (!Array.isArray(compiled)) return names
  for (const token of compiled as Token[]) {
    if (typeof token === 'string') continue
    names.add(token[0])
    for (const branch of Object.values(token[2] ?? {})) namesOf(branch, names)
  }
  return names
}

const tagsOf = (message: string) => new Set([...message.matchAll(/<(\w+)\/?>/g)].map(([, tag = '']) => tag))

/** What a translation has to have in common with its message: placeholders and tags. @throws when it is no ICU message */
export const partsOf = (message: string): string[] => [
  ...[...namesOf(compileMessageOrThrow(message))].sort(),
  ...[...tagsOf(message)].map((tag) => `<${tag}>`).sort(),
]

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
  if (!/\bt\(|<Trans\b/.test(source)) return []
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
      if (node.callee.type !== 'Identifier' || node.callee.name !== 't') return
      const [literal, values] = node.arguments
      const message = textOf(literal)
      if (!literal || message === null) return void wrong(node, 't() takes a literal text')
      check(node, message, keysOf(values))
      found.push({ message, start: literal.start, end: literal.end, isAttribute: false })
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
      found.push({ message, start: value.start, end: value.end, isAttribute: true })
    },
  }).visit(parseSync(file, source).program)
  return found
}
