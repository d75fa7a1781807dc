import type { Ruleset, RulesService } from './contract'
import { judgeAccess } from './judge-access'
import { judgeQuery } from './judge-query'
import { checkLimits } from './program/limits'
import { compileProgram } from './program/rule-tree'
import { parseRulesFile } from './syntax/declaration-parser'
import { SourceText } from './syntax/source-text'

export { RulesSyntaxError } from './rules-syntax-error'

/**
 * A ruleset with `warnings` for its author: `file:line:column: …` for every name that means nothing and every call with a
 * wrong number of arguments. As in the real services such an expression has no value when it is evaluated.
 */
export type CompiledRuleset = Ruleset & { readonly warnings: readonly string[] }

/**
 * Compiles a rules file for one service.
 * @throws RulesSyntaxError with `file:line:column` in its message when the file cannot be used: bad grammar,
 * recursion, a pattern that RE2 does not have, a limit of the services exceeded, no rules for `service`.
 */
export function compileRules(source: string, fileName: string, service: RulesService): CompiledRuleset {
  const text = new SourceText(source, fileName)
  const file = parseRulesFile(text)
  checkLimits(text, file)
  const program = compileProgram(text, file, service)
  return {
    warnings: program.warnings,
    judge: (request) => judgeAccess(text, program, service, request),
    judgeQuery: (request) => judgeQuery(text, program, service, request),
  }
}
