/**
 * What the app's code asks the build for. The app's schemas make addresses of Storage paths and ask the build's
 * configuration for it. One of them shares a file with a repository, whose SDK is loaded and never asked.
 * Import this before anything that imports the app.
 */
import { localEnv } from '../../scripts/local-env.mjs'
import { checkEnv } from '../../src/config/env-schema'

const check = checkEnv(localEnv())
Object.assign(globalThis, {
  __ENVIRONMENT__: check.ok ? check.env : null,
  __USE_LOCAL_BACKEND__: false,
  __APP_CHECK_KEY__: '',
})
