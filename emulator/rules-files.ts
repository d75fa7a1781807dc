/** The project's rules files: compiled at start, reloaded when they change, replaced by the suites' rules endpoints. */
import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { basename } from 'node:path'
import { compileRules } from './rules/compile-rules'
import type { Ruleset, RulesService } from './rules/contract'

export interface LoadedRules {
  /** What calls are judged by; read it anew for each. */
  rules: { current: Ruleset }
  /** Puts other rules in place. @throws RulesSyntaxError */
  load(source: string): void
  /** Reads the file again. @throws RulesSyntaxError */
  reset(): void
  close(): void
}

/**
 * @param watch reload when the file changes; a broken change keeps the old rules and is told.
 * @throws RulesSyntaxError with file:line:column.
 */
export function loadRulesFile(
  file: string,
  service: RulesService,
  options: { watch: boolean; log: (line: string) => void },
): LoadedRules {
  const compile = (source: string) => compileRules(source, basename(file), service)
  const read = () => compile(readFileSync(file, 'utf8'))
  const rules = { current: read() as Ruleset }
  const reload = () => {
    try {
      rules.current = read()
      options.log(`${basename(file)} reloaded`)
    } catch (error) {
      options.log(`${error instanceof Error ? error.message : String(error)}: the rules stay as they were`)
    }
  }
  // Editors replace files rather than write into them, so the path is polled, not the file itself.
  if (options.watch) watchFile(file, { interval: 500 }, reload)
  return {
    rules,
    load: (source) => {
      rules.current = compile(source)
    },
    reset: () => {
      rules.current = read()
    },
    close: () => unwatchFile(file, reload),
  }
}
