/** Finds text that people see outside of the message catalogue (docs/decisions/072). */
import {
  type CallExpression,
  type JSXAttribute,
  type NewExpression,
  type Node,
  parseSync,
  Visitor,
} from 'oxc-parser'

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

const nameOf = (node: Node) => ('name' in node && typeof node.name === 'string' ? node.name : '')
const isText = (node: Node) => node.type === 'CallExpression' && nameOf(node.callee) === 't'
const isHidden = ({ name }: JSXAttribute) => hiddenAttributes.test(nameOf(name))
const isForDevelopers = ({ callee }: NewExpression) => forDevelopers.test(nameOf(callee))
const isTextOrLog = (node: CallExpression) =>
  isText(node) || (node.callee.type === 'MemberExpression' && nameOf(node.callee.object) === 'console')

/** @returns each text outside of the catalogue, and each that is glued to a message, as `file:line: text` */
export function textsOutside(file: string, source: string): string[] {
  const found: string[] = []
  /** Where what is exempt ends, around the place that is visited. */
  const ends: number[] = []
  /** Where names of properties stand. */
  const keys = new Set<number>()
  const tell = (node: { start: number }, what: string) => {
    if (ends.some((end) => node.start < end)) return
    found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${what.trim()}`)
  }
  const enter = ({ end }: { end: number }) => void ends.push(end)
  const leave = () => void ends.pop()
  new Visitor({
    ImportDeclaration: enter,
    'ImportDeclaration:exit': leave,
    TSLiteralType: enter,
    'TSLiteralType:exit': leave,
    CallExpression(node) {
      if (isTextOrLog(node)) enter(node)
    },
    'CallExpression:exit': (node) => void (isTextOrLog(node) && leave()),
    NewExpression(node) {
      if (isForDevelopers(node)) enter(node)
    },
    'NewExpression:exit': (node) => void (isForDevelopers(node) && leave()),
    JSXAttribute(node) {
      const value = node.value?.type === 'Literal' ? node.value.value : null
      if (textAttributes.test(nameOf(node.name)) && typeof value === 'string' && hasWord(value))
        tell(node, value)
      if (isHidden(node)) enter(node)
    },
    'JSXAttribute:exit': (node) => void (isHidden(node) && leave()),
    JSXText(node) {
      if (hasWord(node.value)) tell(node, node.value)
    },
    Property({ key }) {
      keys.add(key.start)
    },
    Literal(node) {
      if (typeof node.value === 'string' && !keys.has(node.start) && isSentence(node.value))
        tell(node, node.value)
    },
    TemplateLiteral(node) {
      const words = node.quasis.map(({ value }) => value.cooked ?? '')
      const isGlued = node.expressions.some(isText) && words.some(hasWord)
      if (isGlued || words.some(isSentence)) tell(node, words.join('…'))
    },
    BinaryExpression(node) {
      if (node.operator === '+' && isText(node.left) && isText(node.right))
        tell(node, 'two messages are glued')
    },
  }).visit(parseSync(file, source).program)
  return found
}
