import { checkEnv, type Env } from './env-schema'

const check = checkEnv(import.meta.env)

/**
 * The build's configuration; see `.env.example` for every variable.
 * @throws Error listing what is wrong. Nobody meets it: `main.tsx` shows the same list, found by vite.config.ts at
 * build or dev start, before it loads anything that asks for the configuration.
 */
export function getEnv(): Env {
  if (!check.ok) throw new Error(`The configuration is incomplete: ${check.problems.join('; ')}`)
  return check.env
}
