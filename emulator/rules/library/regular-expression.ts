import { RE2JS } from 're2js'
import { RuleError } from './rule-error'

const MOST_KEPT = 500
const compiled = new Map<string, RE2JS>()

/** Compiles an RE2 pattern once. @throws RuleError when RE2 has no such pattern (look-around, back references …). */
export function regularExpression(pattern: string): RE2JS {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  let made: RE2JS
  try {
    made = RE2JS.compile(pattern)
  } catch {
    throw new RuleError(`'${pattern}' is not a regular expression of RE2`)
  }
  if (compiled.size >= MOST_KEPT) compiled.clear()
  compiled.set(pattern, made)
  return made
}

/** Replaces every match; `$1` stands for a group and `\$` for a dollar sign. */
export function replaceMatches(text: string, pattern: string, replacement: string): string {
  const matcher = regularExpression(pattern).matcher(text)
  try {
    return matcher.replaceAll(replacement, true)
  } catch {
    throw new RuleError(`'${replacement}' is not a replacement for '${pattern}'`)
  }
}
