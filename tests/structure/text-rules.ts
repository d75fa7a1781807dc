/** Finds text that people see outside of the message catalogue (docs/decisions/072). */
import { parseSync, Visitor } from 'oxc-parser'

// biome-ignore lint/suspicious/noExplicitAny: the nodes of the parser's tree, which are read by their names
type Node = any

/** Properties of elements and components that people read or hear. */
const textAttributes =
  /^(aria-label|aria-description|alt|title|placeholder|label|heading|description|hint|legend|summary)$/
/** Values that are never shown. */
const hiddenAttributes = /^(class|className|d|style|sizes|transform|viewBox|accept|rel|message)$/
/** What only developers read. */
const forDevelopers = /^(Error|CodeError|TypeError|RangeError|DOMException|RegExp)$/

const hasWord = (text: string) => /\p{L}{2}/u.test(text)
/** Two words at least that begin like a sentence or end like one; no list of classes, selectors or media queries. */
const isSentence = (text: string) =>
  /\p{L}{2,}[,.:]? \p{L}/u.test(text) &&
  (/^\p{Lu}/u.test(text) || /[.!?…]$/.test(text)) &&
  !/(^|\s)[a-z0-9]+[-:[][a-z0-9[]|[{}<>;]/.test(text)

const isText = (node: Node) => node.type === 'CallExpression' && node.callee.name === 't'

/** @returns each text outside of the catalogue, and each that is glued to a message, as `file:line: text` */
export function textsOutside(file: string, source: string): string[] {
  const found: string[] = []
  const ends: number[] = []
  /** Where names of properties stand. */
  const keys = new Set<number>()
  const tell = (node: Node, what: string) => {
    // What stands inside something that is exempt.
    if (ends.some((end) => node.start < end)) return
    found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${what.trim()}`)
  }
  const exempt = (node: Node) => ends.push(node.end)
  const leave = () => void ends.pop()
  const checkLiteral = (node: Node, text: string) => {
    if (isSentence(text)) tell(node, text)
  }
  const isHidden = (node: Node) => hiddenAttributes.test(node.name.name ?? '')
  const isForDevelopers = (node: Node) => forDevelopers.test(node.callee.name ?? '')
  const isLog = (node: Node) => isText(node) || node.callee.object?.name === 'console'
  const both = (isExempt: (node: Node) => boolean) => ({
    enter: (node: Node) => void (isExempt(node) && exempt(node)),
    exit: (node: Node) => void (isExempt(node) && leave()),
  })
  const [call, created, attribute] = [both(isLog), both(isForDevelopers), both(isHidden)]
  new Visitor({
    ImportDeclaration: exempt,
    'ImportDeclaration:exit': leave,
    TSLiteralType: exempt,
    'TSLiteralType:exit': leave,
    CallExpression: call.enter,
    'CallExpression:exit': call.exit,
    NewExpression: created.enter,
    'NewExpression:exit': created.exit,
    JSXAttribute(node: Node) {
      const value = node.value?.type === 'Literal' ? node.value.value : null
      if (textAttributes.test(node.name.name ?? '') && typeof value === 'string' && hasWord(value))
        tell(node, value)
      attribute.enter(node)
    },
    'JSXAttribute:exit': attribute.exit,
    JSXText(node: Node) {
      if (hasWord(node.value)) tell(node, node.value)
    },
    Property(node: Node) {
      keys.add(node.key.start)
    },
    Literal(node: Node) {
      if (typeof node.value === 'string' && !keys.has(node.start)) checkLiteral(node, node.value)
    },
    TemplateLiteral(node: Node) {
      const words = node.quasis.map((quasi: Node) => quasi.value.cooked)
      const isGlued = node.expressions.some(isText) && words.some(hasWord)
      if (isGlued || words.some(isSentence)) tell(node, words.join('…'))
    },
    BinaryExpression(node: Node) {
      if (node.operator === '+' && isText(node.left) && isText(node.right))
        tell(node, 'two messages are glued')
    },
  } as ConstructorParameters<typeof Visitor>[0]).visit(parseSync(file, source).program)
  return found
}
