/** Everything that must be right before `firebase deploy` and needs no network, in the order in which it is told. */
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkAcademy } from './academy'
import { checkIndexFile, checkRules } from './backend-files'
import { readBuild } from './build-files'
import type { Build, Check } from './check'
import { checkConfiguration } from './configuration'
import { checkHosting, checkPolicy, parseHosting, policyOf } from './hosting'
import { checkLeaks, checkSourceMaps } from './leaks'
import { checkPages, checkServiceWorker, checkSiteFiles } from './pages'
import { checkByCommand } from './run-command'

type Variables = Record<string, string | undefined>

const hostingOf = (root: string) =>
  parseHosting(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')))

/** What can be checked at once, before anything is built. */
export function* checkProject(root: string, variables: Variables): Generator<Check> {
  const configuration = checkConfiguration(variables)
  yield configuration
  const config = (file: string) => readFileSync(join(root, 'src/config', file), 'utf8')
  yield checkAcademy(config('who-we-are.ts'), config('legal.ts'))
  yield checkRules(root)
  yield checkIndexFile(root)
  const hosting = hostingOf(root)
  yield checkHosting(hosting)
  if (configuration.env) yield checkPolicy(hosting, configuration.env)
}

/** The pages of a build and what search engines get. */
export function* checkHtml(root: string, files: Build, site: string | undefined): Generator<Check> {
  yield checkPages(files, site, policyOf(hostingOf(root)).get('script-src') ?? [])
  yield checkSiteFiles(files, site)
}

/** A build as it will be uploaded, without what only the size budgets read, which is removed first. */
export function* checkBuild(root: string, outDir: string, variables: Variables): Generator<Check> {
  const dir = resolve(root, outDir)
  rmSync(join(dir, '.vite'), { recursive: true, force: true })
  const files = readBuild(dir)
  yield* checkHtml(root, files, checkConfiguration(variables).env?.VITE_SITE_URL)
  yield checkServiceWorker(files)
  yield checkLeaks(files, variables)
  yield checkSourceMaps(files)
}

/**
 * @param root the project's folder
 * @param outDir where the build goes, `dist` for a deployment
 * @param variables as Vite reads them for a production build, and the endpoint's
 */
export function* checkDeployment(root: string, outDir: string, variables: Variables): Generator<Check> {
  yield* checkProject(root, variables)
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
  if (checkConfiguration(variables).env === null) return
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
  yield* checkBuild(root, outDir, variables)
}
