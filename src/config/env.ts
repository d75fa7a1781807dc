import type { Env } from './env-schema'

/**
 * The build's configuration; see `.env.example` for every variable.
 * @throws Error when it is incomplete. Nobody meets that: `main.tsx` shows what is wrong before it loads anything that
 * asks for the configuration (docs/decisions/006).
 */
export function getEnv(): Env {
  if (!__ENVIRONMENT__) throw new Error('The configuration is incomplete.')
  return __ENVIRONMENT__
}
