/** Builds and verifies the site after a publication, with the commands and checks of a deployment. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { readBuild } from '../../scripts/deploy/build-files'
import { type Check, report } from '../../scripts/deploy/check'
import { checkBuild, checkHtml, checkProject } from '../../scripts/deploy/check-deployment'
import { productionVariables } from '../../scripts/deploy/configuration'
import { checkByCommand } from '../../scripts/deploy/run-command'
import { localEnv } from '../../scripts/local-env.mjs'
import { counted } from './counted'
import type { Target } from './target'

/** What a build is for. */
type For = Pick<Target, 'isLocal' | 'projectId'>

/** Each step returns a summary for the operator. @throws Error that says what is wrong */
export interface SiteBuilder {
  /** Checks, before anything is written, that a build would show what the target holds. */
  prepare: (target: For) => Promise<string>
  build: (target: For) => Promise<string>
  verify: (target: For) => Promise<string>
  /** Sentences that say how the build gets to the students. */
  whatNext: (target: For) => string[]
}

/** What the build tells of the pages with documents (tools/build/prerender.mjs). */
const editions = z.object({ written: z.number(), missing: z.array(z.string()) })

const root = fileURLToPath(new URL('../..', import.meta.url))

const outDir = () => process.env.OUT_DIR ?? 'dist'
const isHtml = (file: string) => file.endsWith('.html')

/** The variables of the build: the local stack's, or those of .env.production. */
const variablesOf = async ({ isLocal }: For): Promise<Record<string, string | undefined>> =>
  isLocal ? localEnv() : productionVariables(root)

/** @throws Error with every check that fails */
function pass(checks: Iterable<Check>): string {
  const all = [...checks]
  const failed = all.filter(({ faults }) => faults.length > 0)
  if (failed.length > 0) throw new Error(failed.map(report).join('\n'))
  return `${counted(all.length, 'check')} passed.`
}

export const siteBuilder: SiteBuilder = {
  async prepare(target) {
    if (target.isLocal) return 'The build will read the local backend.'
    const variables = await variablesOf(target)
    const built = variables.VITE_FIREBASE_PROJECT_ID
    if (built !== target.projectId) {
      throw new Error(
        `The build would read the project ${built ?? '(none)'}, not ${target.projectId}: see VITE_FIREBASE_PROJECT_ID in .env.production.`,
      )
    }
    return pass(checkProject(root, variables))
  },
  async build(target) {
    const variables = { ...(await variablesOf(target)), OUT_DIR: outDir(), NEEDS_DOCUMENTS: 'true' }
    const command = ['npm', 'run', 'build', '--', '--emptyOutDir', '--logLevel', 'warn'] as const
    pass([checkByCommand('npm run build', command, variables)])
    const pages = readBuild(resolve(root, outDir())).files.filter(isHtml)
    const { written, missing } = editions.parse(
      JSON.parse(readFileSync(resolve(root, outDir(), '.vite/editions.json'), 'utf8')),
    )
    const lines = [
      `${counted(pages.length, 'page')} in ${outDir()}, ${written} of them about one document.`,
      ...(missing.length > 0
        ? [`${counted(missing.length, 'page')} could not be made:`, ...missing.slice(0, 10)]
        : []),
    ]
    return lines.join('\n')
  },
  async verify(target) {
    const variables = await variablesOf(target)
    if (!target.isLocal) return pass(checkBuild(root, outDir(), variables))
    return pass(checkHtml(root, readBuild(resolve(root, outDir())), variables.VITE_SITE_URL || undefined))
  },
  whatNext(target) {
    if (target.isLocal) return ['Look at it: npm run preview']
    return [
      ...(outDir() === 'dist'
        ? []
        : [`Before you deploy, move ${outDir()} to dist, which firebase.json uploads.`]),
      `Deploy it: npx firebase-tools@15 deploy --only hosting --project ${target.projectId}`,
    ]
  },
}
