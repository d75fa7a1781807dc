/**
 * `npm run build`: the production build with the options of `vite build`. With `--why [ROUTE …]` it then lists the code that
 * these routes of the route table load before their first content, or all of them.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const at = args.indexOf('--why')
const [forVite, routes] = at === -1 ? [args, null] : [args.slice(0, at), args.slice(at + 1)]

/** Ends with the code of a command that failed. */
function run(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('node_modules/vite/bin/vite.js', 'build', ...forVite)
if (routes) run('tools/build/why.mjs', process.env.OUT_DIR ?? 'dist', ...routes)
