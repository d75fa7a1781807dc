import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parseSync, Visitor } from 'oxc-parser'

/** A message of the source: `t('…')` or `<Trans message="…" />`. */
export interface SourceMessage {
  message: string
  /** Where its literal stands in the source. */
  start: number
  end: number
  isAttribute: boolean
}

export type Token = string | [name: string, type?: string, format?: unknown]

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

/** What a translation has to have in common with its message: placeholders and tags. */
export const partsOf = (message: string): string[] => [
  ...[...namesOf(compileMessageOrThrow(message))].sort(),
  ...[...tagsOf(message)].map((tag) => `<${tag}>`).sort(),
]

// biome-ignore lint/suspicious/noExplicitAny: the nodes of the parser's tree, which are read by their names
type Node = any

/** The keys of an object literal; null when they are not all written out. */
function keysOf(object: Node): string[] | null {
  if (!object) return []
  if (object.type === 'JSXExpressionContainer') return keysOf(object.expression)
  if (object.type !== 'ObjectExpression') return null
  const keys = object.properties.map((property: Node) =>
    property.type === 'Property' && !property.computed ? (property.key.name ?? property.key.value) : null,
  )
  return keys.includes(null) ? null : keys
}

/**
 * The messages of one source file.
 * @throws with file and line when a message is no literal, is no ICU message or its values are not those that it names
 */
export function messagesIn(file: string, source: string): SourceMessage[] {
  if (!/\bt\(|<Trans\b/.test(source)) return []
  const found: SourceMessage[] = []
  const wrong = (node: Node, what: string): never => {
    throw new Error(`${file}:${source.slice(0, node.start).split('\n').length}: ${what}`)
  }
  const check = (node: Node, message: string, given: string[] | null) => {
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
    CallExpression(node: Node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 't') return
      const [literal, values] = node.arguments
      if (literal?.type !== 'Literal' || typeof literal.value !== 'string')
        return void wrong(node, 't() takes a literal text')
      check(node, literal.value, keysOf(values))
      found.push({ message: literal.value, start: literal.start, end: literal.end, isAttribute: false })
    },
    JSXOpeningElement(node: Node) {
      if (node.name.name !== 'Trans') return
      const attribute = (name: string) => node.attributes.find((one: Node) => one.name?.name === name)?.value
      const message = attribute('message')
      const literal = message?.type === 'JSXExpressionContainer' ? message.expression : message
      if (literal?.type !== 'Literal') return void wrong(node, 'message is a literal text')
      check(node, literal.value, keysOf(attribute('values')))
      const parts = keysOf(attribute('parts'))
      const missing = [...tagsOf(literal.value)].filter((tag) => parts && !parts.includes(tag))
      if (missing.length > 0) wrong(node, `has no parts for ${missing.join(', ')}`)
      found.push({ message: literal.value, start: message.start, end: message.end, isAttribute: true })
    },
  }).visit(parseSync(file, source).program)
  return found
}
