import type { AccessRequest, CompileRules, QueryRequest, Ruleset, RulesService, Verdict } from './contract'
import { judgeAccess } from './judge-access'
import { judgeQuery } from './judge-query'
import { checkLimits } from './program/limits'
import { compileProgram, type Program } from './program/rule-tree'
import { parseRulesFile } from './syntax/declaration-parser'
import { SourceText } from './syntax/source-text'

export { RulesSyntaxError } from './rules-syntax-error'

/** A ruleset, with what its author should hear of. */
export class CompiledRuleset implements Ruleset {
  readonly #source: SourceText
  readonly #program: Program
  readonly #service: RulesService

  constructor(source: SourceText, program: Program, service: RulesService) {
    this.#source = source
    this.#program = program
    this.#service = service
  }

  /**
   * `file:line:column: …` for every name that means nothing and every call with a wrong number of arguments. Like
   * the real services, the rules are taken all the same, and such an expression has no value when it is evaluated.
   */
  get warnings(): readonly string[] {
    return this.#program.warnings
  }

  judge(request: AccessRequest): Verdict {
    return judgeAccess(this.#source, this.#program, this.#service, request)
  }

  judgeQuery(request: QueryRequest): Verdict {
    return judgeQuery(this.#source, this.#program, this.#service, request)
  }
}

/**
 * Compiles a rules file for one service.
 * @throws RulesSyntaxError with `file:line:column` in its message when the file cannot be used: bad grammar,
 * recursion, a pattern that RE2 does not have, a limit of the services exceeded, no rules for `service`.
 */
export function compileRules(source: string, fileName: string, service: RulesService): CompiledRuleset {
  const text = new SourceText(source, fileName)
  const file = parseRulesFile(text)
  checkLimits(text, file)
  return new CompiledRuleset(text, compileProgram(text, file, service), service)
}

// The contract's signature, checked here so that the two cannot drift apart.
compileRules satisfies CompileRules
