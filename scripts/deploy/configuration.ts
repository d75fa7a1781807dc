/** The build's variables: whole, and of a real project. */
import { isLoopback } from '../../api/env-rules'
import { type AppEnv, checkEnv } from '../../src/config/env-schema'
import type { Check } from './check'

const addresses = [
  'VITE_API_BASE_URL',
  'VITE_CHECKOUT_SCRIPT_URL',
  'VITE_SITE_URL',
  'VITE_AUTH_TOKEN_SYNC_URL',
] as const

function faultsOf(env: AppEnv, isWithoutAppCheck: boolean): string[] {
  const faults: string[] = []
  if (env.VITE_USE_LOCAL_BACKEND)
    faults.push('VITE_USE_LOCAL_BACKEND is true: the build would talk to 127.0.0.1.')
  if (env.VITE_FIREBASE_PROJECT_ID.startsWith('demo-')) {
    faults.push(`VITE_FIREBASE_PROJECT_ID is ${env.VITE_FIREBASE_PROJECT_ID}, which is no real project.`)
  }
  if (env.VITE_FIREBASE_API_KEY === 'demo-key') faults.push("VITE_FIREBASE_API_KEY is the local backend's.")
  if (env.VITE_PAYMENT_KEY_ID === 'local_key_id') faults.push("VITE_PAYMENT_KEY_ID is the local provider's.")
  for (const name of addresses) {
    const address = env[name]
    if (address === undefined) continue
    if (isLoopback(address)) faults.push(`${name} is on this machine (${address}).`)
    else if (!address.startsWith('https:')) faults.push(`${name} must begin with https: (${address}).`)
  }
  if (env.VITE_APP_CHECK_KEY === undefined && !isWithoutAppCheck) {
    faults.push(
      'VITE_APP_CHECK_KEY is missing: any script could write to the database. LAUNCH_WITHOUT_APP_CHECK=true accepts that.',
    )
  }
  if (env.VITE_APP_DEBUG) faults.push('VITE_APP_DEBUG is true: students would see debug panels.')
  return faults
}

/** The variables of a production build as Vite reads them: .env, .env.production and the shell. */
export async function productionVariables(root: string): Promise<Record<string, string>> {
  // Only who builds loads Vite.
  const { loadEnv } = await import('vite')
  return loadEnv('production', root, '')
}

/** @param variables as Vite reads them for a production build */
export function checkConfiguration(
  variables: Record<string, string | undefined>,
): Check & { env: AppEnv | null } {
  const title = 'configuration is whole, and of a real project'
  const parsed = checkEnv(variables)
  if (!parsed.ok) return { title, faults: parsed.problems.map((problem) => `${problem}.`), env: null }
  const { env } = parsed
  const notes: string[] = []
  if (env.VITE_SITE_URL === undefined) {
    notes.push(
      'VITE_SITE_URL is not set: no canonical addresses, no picture of shared links, no sitemap.xml.',
    )
  }
  if (env.VITE_APP_ENV !== 'production') notes.push(`VITE_APP_ENV says ${env.VITE_APP_ENV}.`)
  const isWithoutAppCheck = variables.LAUNCH_WITHOUT_APP_CHECK === 'true'
  return { title, faults: faultsOf(env, isWithoutAppCheck), notes, env }
}
