/** Finds text that people see outside of the message catalogue (docs/decisions/072). */
import {
  type CallExpression,
  type JSXAttribute,
  type JSXOpeningElement,
  type NewExpression,
  type Node,
  parseSync,
  type StringLiteral,
  type TemplateLiteral,
  Visitor,
} from 'oxc-parser'

/** Properties of elements, components and objects that people read or hear. */
const textNames =
  /^(aria-label|aria-description|alt|title|placeholder|label|heading|description|hint|legend|summary|detail|message|text)$/
/** Values that are never shown. */
const hiddenAttributes = /^(class|className|d|style|sizes|transform|viewBox|accept|rel)$/
/** What only developers read. */
const forDevelopers = /^(Error|CodeError|TypeError|RangeError|DOMException|RegExp)$/

const hasWord = (text: string) => /\p{L}{2}/u.test(text)
/** A list of classes: a small letter first, then at least two words like `px-2` and `sm:flex`. */
const isClasses = (text: string) => /^[a-z].*?[a-z0-9][-:[][a-z0-9[].*? .*?[a-z0-9][-:[][a-z0-9[]/.test(text)
/** Two words at least that begin like a sentence or end like one; no code. */
const isSentence = (text: string) =>
  /\p{L}{2,}[,.:]? \p{L}/u.test(text) &&
  (/^\p{Lu}/u.test(text) || /[.!?…]$/.test(text)) &&
  !/[{}<>;]/.test(text)

/** Of an identifier, or of a property whose name is in quotation marks. */
function nameOf(node: Node): string {
  if ('name' in node && typeof node.name === 'string') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}
const isText = (node: Node) => node.type === 'CallExpression' && /^(t|msg)$/.test(nameOf(node.callee))
const isTrans = ({ name }: JSXOpeningElement) => nameOf(name) === 'Trans'
const isHidden = ({ name }: JSXAttribute) => hiddenAttributes.test(nameOf(name))
const isForDevelopers = ({ callee }: NewExpression) => forDevelopers.test(nameOf(callee))
const isTextOrLog = (node: CallExpression) =>
  isText(node) || (node.callee.type === 'MemberExpression' && nameOf(node.callee.object) === 'console')

/** The literals and templates that an expression may come to. */
function valuesOf(node: Node | null): (StringLiteral | TemplateLiteral)[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : []
    case 'TemplateLiteral':
      return [node, ...node.expressions.flatMap(valuesOf)]
    case 'ConditionalExpression':
      return [...valuesOf(node.consequent), ...valuesOf(node.alternate)]
    case 'LogicalExpression':
      return [...valuesOf(node.left), ...valuesOf(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...valuesOf(node.left), ...valuesOf(node.right)] : []
    case 'AssignmentPattern':
      return valuesOf(node.right)
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valuesOf(node.expression)
    default:
      return []
  }
}

const wordsOf = (node: StringLiteral | TemplateLiteral) =>
  node.type === 'Literal' ? node.value : node.quasis.map(({ value }) => value.cooked ?? '').join('…')

/** A text outside of the catalogue. */
export interface OutsideText {
  file: string
  line: number
  text: string
}

/** @returns each text outside of the catalogue, and each that is glued to a message */
export function textsOutside(file: string, source: string): OutsideText[] {
  const found = new Map<number, OutsideText>()
  /** Where what is exempt ends, around the place that is visited. */
  const ends: number[] = []
  /** Where names of properties and messages of `<Trans>` stand. */
  const others = new Set<number>()
  const tell = (node: { start: number }, text: string) => {
    if (others.has(node.start) || ends.some((end) => node.start < end)) return
    if (isClasses(text)) return
    const line = source.slice(0, node.start).split('\n').length
    found.set(node.start, { file, line, text: text.trim() })
  }
  /** Each word counts where an expression is a text for certain. */
  const tellWords = (node: Node | null) => {
    for (const value of valuesOf(node)) {
      if (hasWord(wordsOf(value))) tell(value, wordsOf(value))
    }
  }
  const tellChildren = ({ children }: { children: Node[] }) => children.forEach(tellWords)
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
    JSXOpeningElement(node) {
      if (!isTrans(node)) return
      for (const one of node.attributes) {
        if (one.type === 'JSXAttribute' && nameOf(one.name) === 'message')
          for (const { start } of valuesOf(one.value)) others.add(start)
      }
    },
    JSXAttribute(node) {
      if (textNames.test(nameOf(node.name))) tellWords(node.value)
      if (isHidden(node)) enter(node)
    },
    'JSXAttribute:exit': (node) => void (isHidden(node) && leave()),
    JSXElement: tellChildren,
    JSXFragment: tellChildren,
    JSXText(node) {
      if (hasWord(node.value)) tell(node, node.value)
    },
    Property({ key, value }) {
      others.add(key.start)
      if (textNames.test(nameOf(key))) tellWords(value)
    },
    VariableDeclarator({ id, init }) {
      if (textNames.test(nameOf(id))) tellWords(init)
    },
    Literal(node) {
      if (typeof node.value === 'string' && isSentence(node.value)) tell(node, node.value)
    },
    TemplateLiteral(node) {
      const words = node.quasis.map(({ value }) => value.cooked ?? '')
      const isGlued = node.expressions.some(isText) && words.some(hasWord)
      if (isGlued || words.some(isSentence)) tell(node, words.join('…'))
    },
    BinaryExpression(node) {
      const messages = [node.left, node.right].filter(isText)
      if (node.operator === '+' && messages.length === 2) tell(node, 'two messages are glued')
      if (messages.length === 1) tellWords(node)
    },
  }).visit(parseSync(file, source).program)
  return [...found.values()]
}
