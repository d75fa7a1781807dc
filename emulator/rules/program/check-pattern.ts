import { regularExpression } from '../library/regular-expression'
import { RuleError } from '../library/rule-error'
import type { MethodCall } from '../syntax/ast'
import type { SourceText } from '../syntax/source-text'

/**
 * Refuses `matches` with a literal pattern that RE2 does not have; the services refuse such a file as well.
 * @throws RulesSyntaxError at the pattern.
 */
export function checkPattern(source: SourceText, { name, args: [pattern] }: MethodCall): void {
  if (name !== 'matches' || pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return
  try {
    regularExpression(pattern.value)
  } catch (error) {
    if (error instanceof RuleError) source.fail(pattern.start, error.message)
    throw error
  }
}
