import { localEnv } from '../../../scripts/local-env.mjs'
import { checkEnv } from '../../../src/config/env-schema'
import type { Places } from './meter'

const portOf = (place: string) => Number(new URL(place).port)

/** Gives this process the configuration that a build gives the app; the app's own code is imported after this. */
export function beTheApp({ firestore, auth, storage, endpoint }: Places): void {
  const check = checkEnv(
    localEnv({
      APP_PORT: 0,
      FIRESTORE_PORT: portOf(firestore),
      AUTH_PORT: portOf(auth),
      STORAGE_PORT: portOf(storage),
      API_PORT: portOf(endpoint),
    }),
  )
  if (!check.ok) throw new Error(check.problems.join('\n'))
  Object.assign(globalThis, {
    __ENVIRONMENT__: check.env,
    __USE_LOCAL_BACKEND__: true,
    __APP_CHECK_KEY__: '',
    __SHELF__: 'load',
    __SITE_URL__: undefined,
  })
}
