/**
 * `npm run deploy:check [-- --env FILE] [--out DIR]`: builds as for production and verifies everything that needs no
 * network. Ends with code 1 when anything is wrong, 2 for a command that cannot be understood.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs, parseEnv } from 'node:util'
import { report } from './deploy/check'
import { checkDeployment } from './deploy/check-deployment'
import { productionVariables } from './deploy/configuration'

const root = fileURLToPath(new URL('..', import.meta.url))

function readArguments() {
  try {
    const options = { env: { type: 'string' }, out: { type: 'string', default: 'dist' } } as const
    const { values } = parseArgs({ options })
    return { out: values.out, own: values.env ? parseEnv(readFileSync(values.env, 'utf8')) : {} }
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nnpm run deploy:check -- [--env FILE] [--out DIR]`,
    )
    process.exit(2)
  }
}

const { out, own } = readArguments()
// The named file goes before what the build reads.
const variables = { ...(await productionVariables(root)), ...own }
let failed = 0
for (const check of checkDeployment(root, out, variables)) {
  console.log(report(check))
  if (check.faults.length > 0) failed += 1
}
console.log(failed === 0 ? 'Ready: firebase deploy' : `Not ready: ${failed} of these failed.`)
process.exitCode = failed === 0 ? 0 : 1
