/** Everything that must be right before `firebase deploy` and needs no network, in the order in which it is told. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkAcademy } from './academy'
import { checkIndexFile, checkRules } from './backend-files'
import { readBuild } from './build-files'
import type { Check } from './check'
import { checkConfiguration } from './configuration'
import { checkHosting, checkPolicy, parseHosting, policyOf } from './hosting'
import { checkLeaks, checkSourceMaps } from './leaks'
import { checkPages, checkServiceWorker, checkSiteFiles } from './pages'
import { checkByCommand } from './run-command'

/**
 * @param root the project's folder
 * @param outDir where the build goes, `dist` for a deployment
 * @param variables as Vite reads them for a production build, and the endpoint's
 */
export function* checkDeployment(
  root: string,
  outDir: string,
  variables: Record<string, string | undefined>,
): Generator<Check> {
  const configuration = checkConfiguration(variables)
  yield configuration
  const config = (file: string) => readFileSync(join(root, 'src/config', file), 'utf8')
  yield checkAcademy(config('who-we-are.ts'), config('legal.ts'))
  yield checkRules(root)
  yield checkIndexFile(root)
  yield checkByCommand(
    'every list of the app finds its index (run on the local backend)',
    [
      'vitest',
      'run',
      '--project',
      'integration',
      'tests/integration/lists.test.ts',
      'tests/integration/search.test.ts',
    ],
    {},
  )
  const hosting = parseHosting(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')))
  yield checkHosting(hosting)
  const { env } = configuration
  if (env === null) return
  yield checkPolicy(hosting, env)

  rmSync(join(root, outDir), { recursive: true, force: true })
  const build = checkByCommand(
    `the build (${outDir}/)`,
    ['vite', 'build', '--manifest', '--logLevel', 'warn'],
    {
      ...variables,
      OUT_DIR: outDir,
    },
  )
  yield build
  if (build.faults.length > 0) return
  yield checkByCommand('size budgets', ['node', 'tools/build/size-budgets.mjs', outDir], {})
  // Only the budgets read it, and nobody else should.
  rmSync(join(root, outDir, '.vite'), { recursive: true, force: true })

  const files = readBuild(join(root, outDir))
  yield checkPages(files, env.VITE_SITE_URL, policyOf(hosting).get('script-src') ?? [])
  yield checkSiteFiles(files, env.VITE_SITE_URL)
  yield checkServiceWorker(files)
  yield checkLeaks(files, variables)
  yield checkSourceMaps(files)
}
