import type { Verdict } from './contract'
import { LimitError, RuleError, UnconstrainedError } from './library/rule-error'
import type { Match } from './matching'
import type { Frame } from './program/code'
import type { Run } from './program/run'
import type { SourceText } from './syntax/source-text'

/** Why one rule did not allow the request; the failure that tells most has the highest weight. */
interface Failure {
  readonly weight: number
  readonly reason: string
}

const ALLOWED: Verdict = { allowed: true }

function ofError(source: SourceText, match: Match, error: RuleError): Failure {
  const span = error.span ?? match.rule.statement
  const at = `${source.fileName}:${source.line(span.start)}`
  if (error instanceof UnconstrainedError) return { weight: 3, reason: `${at}: ${error.message}` }
  return { weight: 2, reason: `${at}: ${source.excerpt(span)}: ${error.message}` }
}

function ofFalse(source: SourceText, match: Match, frame: Frame): Failure {
  const node = frame.run.explain(() => match.rule.condition?.culprit(frame))
  const at = `${source.fileName}:${source.line((node ?? match.rule.statement).start)}`
  if (node === undefined || node.kind === 'literal')
    return { weight: 0, reason: `${at}: nothing is allowed here` }
  return { weight: 1, reason: `${at}: ${source.excerpt(node)} is false` }
}

function tryRule(source: SourceText, match: Match, frame: Frame): Failure | null {
  try {
    return (match.rule.condition?.truth(frame) ?? true) ? null : ofFalse(source, match, frame)
  } catch (error) {
    if (error instanceof RuleError && !(error instanceof LimitError)) return ofError(source, match, error)
    throw error
  }
}

/**
 * Tries the rules in turn; one that is true allows. An error in a rule counts as false, except that a used-up limit
 * refuses the request at once.
 * @param otherwise the reason when no rule covers the path at all.
 */
export function decide(source: SourceText, matches: Iterable<Match>, run: Run, otherwise: string): Verdict {
  let worst: Failure = { weight: -1, reason: `${source.fileName}: ${otherwise}` }
  for (const match of matches) {
    try {
      const failure = tryRule(source, match, { run, captures: match.captures, locals: [] })
      if (failure === null) return ALLOWED
      if (failure.weight > worst.weight) worst = failure
    } catch (error) {
      if (!(error instanceof LimitError)) throw error
      return { allowed: false, reason: ofError(source, match, error).reason }
    }
  }
  return { allowed: false, reason: worst.reason }
}
