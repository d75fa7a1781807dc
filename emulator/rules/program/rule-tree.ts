import type { RulesMethod, RulesService } from '../contract'
import type { AllowStatement, MatchBlock, MatchSegment, RulesFile } from '../syntax/ast'
import type { SourceText } from '../syntax/source-text'
import type { Code } from './code'
import { Compiler } from './compiler'
import { Scope } from './scope'

/** An `allow` ready to be evaluated; a null condition allows always. */
export interface Rule {
  readonly statement: AllowStatement
  readonly methods: ReadonlySet<RulesMethod>
  readonly condition: Code | null
}

/** A match block ready to be matched. */
export interface RuleNode {
  readonly path: readonly MatchSegment[]
  readonly rules: readonly Rule[]
  readonly children: readonly RuleNode[]
}

/** The compiled rules of one service. */
export interface Program {
  readonly version: 1 | 2
  readonly roots: readonly RuleNode[]
  /** `file:line:column: …` of names that mean nothing and calls with a wrong number of arguments. */
  readonly warnings: readonly string[]
}

function compileFunctions(compiler: Compiler, scope: Scope): void {
  for (const unit of scope.functions.values()) compiler.function(unit, unit.declaration.start)
}

function compileMatch(compiler: Compiler, block: MatchBlock, parent: Scope): RuleNode {
  const scope = new Scope(compiler.source, parent, block.functions, block.path)
  compileFunctions(compiler, scope)
  return {
    path: block.path,
    rules: block.allows.map((statement) => ({
      statement,
      methods: new Set(statement.methods),
      condition: statement.condition === null ? null : compiler.condition(statement.condition, scope),
    })),
    children: block.matches.map((child) => compileMatch(compiler, child, scope)),
  }
}

/** Compiles the rules of `service`. @throws RulesSyntaxError when the file has none for it. */
export function compileProgram(source: SourceText, file: RulesFile, service: RulesService): Program {
  const block = file.services.find(({ name }) => name === service)
  if (block === undefined) {
    const [other] = file.services
    return source.fail(
      other?.start ?? 0,
      `expected rules for ${service}, not for ${other?.name ?? 'nothing'}`,
    )
  }
  const compiler = new Compiler(source, service)
  const top = new Scope(source, null, file.functions, [])
  const scope = new Scope(source, top, block.functions, [])
  compileFunctions(compiler, top)
  compileFunctions(compiler, scope)
  const roots = block.matches.map((match) => compileMatch(compiler, match, scope))
  return { version: file.version, roots, warnings: compiler.warnings }
}
