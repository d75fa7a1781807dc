import type { RulesMethod } from './contract'
import type { Program, Rule, RuleNode } from './program/rule-tree'
import { pathOf } from './symbolic/symbolic-document'
import { ANY_SEGMENTS, type PathItem, type Value } from './symbolic/unknown'
import type { Capture } from './syntax/ast'

/** A rule that covers a path, with what its wildcards stand for. */
export interface Match {
  readonly rule: Rule
  readonly captures: ReadonlyMap<Capture, Value>
}

type Bindings = ReadonlyMap<Capture, Value>

/** All ways in which a match block's own path can cover the items from `at` on: where it ends, and what it binds. */
function* cover(
  program: Program,
  node: RuleNode,
  items: readonly PathItem[],
  at: number,
  bindings: Bindings,
  step = 0,
): Generator<{ end: number; bindings: Bindings }> {
  const segment = node.path[step]
  if (segment === undefined) {
    yield { end: at, bindings }
    return
  }
  if (typeof segment !== 'string' && segment.kind === 'many') {
    for (let end = items.length; end >= at; end--) {
      const taken = items.slice(at, end)
      // Version 1 wants one segment at least; a gap of unknown length does not promise one.
      if (program.version === 1 && !taken.some((item) => item !== ANY_SEGMENTS)) continue
      yield* cover(program, node, items, end, new Map(bindings).set(segment, pathOf(taken)), step + 1)
    }
    return
  }
  const item = items[at]
  if (item === undefined || typeof item === 'symbol') return
  if (typeof segment !== 'string') {
    yield* cover(program, node, items, at + 1, new Map(bindings).set(segment, item), step + 1)
  } else if (item === segment) {
    yield* cover(program, node, items, at + 1, bindings, step + 1)
  }
}

function* within(
  program: Program,
  node: RuleNode,
  items: readonly PathItem[],
  at: number,
  method: RulesMethod,
  outer: Bindings,
): Generator<Match> {
  for (const { end, bindings } of cover(program, node, items, at, outer)) {
    if (end === items.length) {
      for (const rule of node.rules) if (rule.methods.has(method)) yield { rule, captures: bindings }
    }
    for (const child of node.children) yield* within(program, child, items, end, method, bindings)
  }
}

/**
 * The rules for `method` that cover a path, in the order of the file. For a path with open segments only rules that
 * cover every path it can stand for.
 */
export function* matchingRules(
  program: Program,
  items: readonly PathItem[],
  method: RulesMethod,
): Generator<Match> {
  for (const root of program.roots) yield* within(program, root, items, 0, method, new Map())
}
