/** Local content for a build: the local backend where it runs, and otherwise one of the build's own, with the seed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isFree } from '../../scripts/local-env.mjs'

/**
 * @param {string} root of the project
 * @param {Record<string, string>} env with the ports of the local backend, as scripts/local-env.mjs names them
 * @returns {Promise<() => Promise<void>>} what ends it again
 */
export async function startLocalContent(root, env) {
  if (!(await isFree(Number(env.FIRESTORE_PORT)))) return async () => undefined
  const run = (...script) =>
    spawn(process.execPath, ['--import', 'tsx/esm', ...script], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  const backend = run('emulator/main.ts', '--seed', 'seed')
  const ended = once(backend, 'exit')
  // It says that it is ready.
  const ready = once(backend.stdout, 'data').then(() => true)
  if (!(await Promise.race([ready, ended.then(() => false)])))
    throw new Error('The local backend did not start.')
  const end = async () => {
    backend.kill()
    await ended
  }
  const [code] = await once(run('tools/content/main.ts', 'index'), 'exit')
  if (code === 0) return end
  await end()
  throw new Error('The seed could not be indexed.')
}
