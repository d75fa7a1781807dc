/** The project's rules files: compiled at start, reloaded when they change. */
import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs'
import { basename } from 'node:path'
import { compileRules } from './rules/compile-rules'
import type { Ruleset, RulesService } from './rules/contract'

export type LoadedRules = ReturnType<typeof loadRulesFile>

/** How often a watched file is looked at, in milliseconds. */
const WATCH_MS = 300

/**
 * Loads a rules file; warnings of the compiler are logged.
 * @param options.watch reload when the file changes; a broken change keeps the old rules and is logged.
 * @throws Error when there is no such file, RulesSyntaxError with file:line:column when it cannot be used.
 */
export function loadRulesFile(
  file: string,
  service: RulesService,
  options: { watch: boolean; log: (line: string) => void },
) {
  const name = basename(file)
  const compile = (source: string): Ruleset => {
    const ruleset = compileRules(source, name, service)
    for (const warning of ruleset.warnings) options.log(`warning: ${warning}`)
    return ruleset
  }
  const read = (): Ruleset => {
    if (!existsSync(file)) throw new Error(`${file}: there is no such file.`)
    return compile(readFileSync(file, 'utf8'))
  }
  const rules = { current: read() }
  const reload = () => {
    try {
      rules.current = read()
      options.log(`${name} reloaded`)
    } catch (error) {
      options.log(`${error instanceof Error ? error.message : String(error)}: the rules stay as they were`)
    }
  }
  // Editors replace files rather than write into them, so the path is polled, not the file itself.
  if (options.watch) watchFile(file, { interval: WATCH_MS }, reload)
  return {
    /** The current rules; read them again for each call. */
    rules,
    close: () => unwatchFile(file, reload),
  }
}
