import { localEnv } from '../../scripts/local-env.mjs'

const ports = {
  APP_PORT: 15173,
  FIRESTORE_PORT: 18080,
  AUTH_PORT: 19099,
  STORAGE_PORT: 19199,
  API_PORT: 18787,
}

/** The app's variables for unit and integration tests: the local stack's, on ports that nothing else uses. */
export const unitTestEnv: Record<string, string> = Object.fromEntries(
  Object.entries(localEnv(ports)).filter(([name]) => name.startsWith('VITE_')),
)
