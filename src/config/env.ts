import type { AppEnv } from './env-schema'

/**
 * The build's configuration; see `.env.example` for every variable.
 * @throws Error when it is incomplete. Nobody meets that: `main.tsx` shows what is wrong before it loads anything that
 * asks for the configuration (docs/decisions/006).
 */
export function getEnv(): AppEnv {
  const env = built()
  if (!env) throw new Error('The configuration is incomplete.')
  return env
}

/** The Firebase project of this build; null when the configuration is incomplete. */
export const projectId = (): string | null => built()?.VITE_FIREBASE_PROJECT_ID ?? null

// The build writes the whole configuration in this one place.
const built = () => __ENVIRONMENT__
