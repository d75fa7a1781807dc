import type { Capture, FunctionDeclaration, MatchSegment } from '../syntax/ast'
import type { SourceText } from '../syntax/source-text'
import type { FunctionCode } from './call-code'

/** A function of the rules file on its way to being compiled. */
export interface FunctionUnit {
  readonly declaration: FunctionDeclaration
  /** The scope of its definition; its body sees this scope and nothing of its caller's. */
  readonly scope: Scope
  state: 'declared' | 'compiling' | 'compiled'
  code: FunctionCode | null
  /** How many functions are on the stack when the deepest chain of calls from here is. */
  depth: number
}

function declare(
  source: SourceText,
  scope: Scope,
  all: readonly FunctionDeclaration[],
): Map<string, FunctionUnit> {
  const units = new Map<string, FunctionUnit>()
  for (const declaration of all) {
    if (units.has(declaration.name))
      source.fail(declaration.start, `${declaration.name}() is declared twice here`)
    units.set(declaration.name, { declaration, scope, state: 'declared', code: null, depth: 1 })
  }
  return units
}

/** What names mean at one level of the file: its top, the service, or a match block. */
export class Scope {
  readonly functions: ReadonlyMap<string, FunctionUnit>
  readonly #captures: ReadonlyMap<string, Capture>

  constructor(
    source: SourceText,
    readonly parent: Scope | null,
    functions: readonly FunctionDeclaration[],
    path: readonly MatchSegment[],
  ) {
    this.functions = declare(source, this, functions)
    const captures = path.filter((segment) => typeof segment !== 'string')
    this.#captures = new Map(captures.map((capture) => [capture.name, capture]))
  }

  /** The function of that name, the innermost one if there are several. */
  function(name: string): FunctionUnit | null {
    return this.functions.get(name) ?? this.parent?.function(name) ?? null
  }

  /** The wildcard of that name. */
  capture(name: string): Capture | null {
    return this.#captures.get(name) ?? this.parent?.capture(name) ?? null
  }
}
