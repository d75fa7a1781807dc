import { build, loadConfigFromFile } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { unitTestEnv } from '../../tests/testing/unit-test-env'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The code of a file as the app's own configuration builds it. */
async function builtWith(variables: Record<string, string>, input: string, ssr = false): Promise<string> {
  for (const [name, value] of Object.entries({ ...unitTestEnv, ...variables })) vi.stubEnv(name, value)
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  if (!loaded) throw new Error('there is no vite.config.ts')
  const { define = {}, resolve = {}, build: options } = loaded.config
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    resolve,
    build: {
      write: false,
      ssr,
      rolldownOptions: {
        input,
        treeshake: options?.rolldownOptions?.treeshake ?? true,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output.map((file) => ('code' in file ? file.code : '')).join('\n')
}

const hosted = { VITE_USE_LOCAL_BACKEND: 'false' }

test.each([
  ['without a key has nothing of it', { ...hosted, VITE_APP_CHECK_KEY: '' }, false],
  ['with a key starts it', { ...hosted, VITE_APP_CHECK_KEY: 'site-key-1' }, true],
  [
    'for the local backend has nothing of it',
    { VITE_USE_LOCAL_BACKEND: 'true', VITE_APP_CHECK_KEY: 'site-key-1' },
    false,
  ],
])('App Check: a build %s', async (_, variables, isThere) => {
  const code = await builtWith(variables, 'src/lib/firebase/app.ts')
  expect(code).toContain('initializeApp')
  expect([code.includes('site-key-1'), /recaptcha/i.test(code)]).toEqual([isThere, isThere])
  const notice = await builtWith(variables, 'src/features/site-pages/pages/privacy-page.tsx')
  expect(notice).toContain('The payment provider')
  expect(notice.includes('reCAPTCHA Enterprise')).toBe(isThere)
})

test('App Check: prerendering asks no browser for its proof', async () => {
  const code = await builtWith(
    { ...hosted, VITE_APP_CHECK_KEY: 'site-key-1' },
    'src/lib/firebase/app.ts',
    true,
  )
  expect(code).toContain('This build has no debug token.')
  expect(code).not.toContain('site-key-1')
})
