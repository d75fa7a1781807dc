import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from '../syntax/ast'
import type { SourceText } from '../syntax/source-text'

/**
 * The services' limits on a rules file. Where their documentation and what they were seen to take differ by one
 * (11 `let` bindings and chains of 21 functions still pass), the seen number stands.
 */
export const MOST_CALLS = 21
const MOST_LETS = 11
const MOST_PARAMETERS = 7
const DEEPEST_EXPRESSION = 99
const DEEPEST_MATCH = 10
const MOST_CAPTURES = 20
const LONGEST_PATH = 100
const LARGEST_FILE_BYTES = 256 * 1024

function parts(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return []
    case 'list':
      return node.items
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value])
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string')
    case 'member':
      return [node.object]
    case 'index':
      return [node.object, node.index]
    case 'slice':
      return [node.object, node.from, node.to]
    case 'call':
      return node.args
    case 'method':
      return [node.object, ...node.args]
    case 'unary':
    case 'is':
      return [node.operand]
    case 'binary':
      return [node.left, node.right]
    case 'ternary':
      return [node.condition, node.whenTrue, node.whenFalse]
  }
}

/** Refuses nesting beyond the services' limit: each pair of parentheses and each operator of two sides is a level. */
export function checkExpression(source: SourceText, root: Expression): void {
  const pending: Array<{ node: Expression; level: number }> = [{ node: root, level: 1 }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const level = next.level + next.node.parens
    if (level > DEEPEST_EXPRESSION) source.fail(next.node.start, 'this expression is too complex')
    const below = next.node.kind === 'binary' || next.node.kind === 'is' ? level + 1 : level
    for (const node of parts(next.node)) pending.push({ node, level: below })
  }
}

function checkFunction(source: SourceText, { name, parameters, lets, start }: FunctionDeclaration): void {
  if (lets.length > MOST_LETS) source.fail(start, `${name}() has more than ${MOST_LETS} let bindings`)
  if (parameters.length > MOST_PARAMETERS) {
    source.fail(start, `${name}() has more than ${MOST_PARAMETERS} parameters`)
  }
  const names = new Set<string>()
  for (const local of [...parameters, ...lets.map((binding) => binding.name)]) {
    if (names.has(local)) source.fail(start, `${name}() declares ${local} twice`)
    names.add(local)
  }
}

interface Above {
  readonly version: 1 | 2
  readonly depth: number
  readonly segments: number
  readonly captures: number
}

function checkMatch(source: SourceText, block: MatchBlock, above: Above): void {
  const captures = block.path.filter((segment) => typeof segment !== 'string')
  const globs = captures.filter((capture) => capture.kind === 'many')
  const within: Above = {
    version: above.version,
    depth: above.depth + 1,
    segments: above.segments + block.path.length,
    captures: above.captures + captures.length,
  }
  if (within.depth > DEEPEST_MATCH) source.fail(block.start, `match blocks nest deeper than ${DEEPEST_MATCH}`)
  if (within.segments > LONGEST_PATH)
    source.fail(block.start, `this path has more than ${LONGEST_PATH} segments`)
  if (within.captures > MOST_CAPTURES)
    source.fail(block.start, `this path has more than ${MOST_CAPTURES} wildcards`)
  if (globs.length > 1) source.fail(block.start, 'a path can have one {name=**} only')
  const [glob] = globs
  if (above.version === 1 && glob !== undefined && block.path.at(-1) !== glob) {
    source.fail(block.start, "{name=**} must be the last segment unless rules_version is '2'")
  }
  for (const declaration of block.functions) checkFunction(source, declaration)
  for (const child of block.matches) checkMatch(source, child, within)
}

/** @throws RulesSyntaxError for the first limit of the services that the file breaks. */
export function checkLimits(source: SourceText, file: RulesFile): void {
  if (new TextEncoder().encode(source.text).length > LARGEST_FILE_BYTES) {
    source.fail(0, `the file is larger than ${LARGEST_FILE_BYTES} bytes`)
  }
  for (const declaration of file.functions) checkFunction(source, declaration)
  for (const service of file.services) {
    for (const declaration of service.functions) checkFunction(source, declaration)
    for (const block of service.matches) {
      checkMatch(source, block, { version: file.version, depth: 0, segments: 0, captures: 0 })
    }
  }
}
