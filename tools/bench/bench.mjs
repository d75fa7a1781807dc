/**
 * `npm run bench`: builds, serves the build with the local backend, and measures what must be quick on a slow phone: an
 * answer in a test of 200 questions, the results of 500, a list of 100, the first page of a book of 200, and what
 * keeping a package for offline costs and gives. Nothing is asserted: timings belong to a machine.
 */
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { localEnv } from '../../scripts/local-env.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ports = {
  APP_PORT: 26173,
  FIRESTORE_PORT: 26080,
  AUTH_PORT: 26099,
  STORAGE_PORT: 26199,
  API_PORT: 26787,
}
const env = {
  ...localEnv(ports),
  OUT_DIR: 'dist-test',
  PATH: `${root}node_modules/.bin:${process.env.PATH}`,
  CHROME_PATH: await ensureBrowser(),
}
const run = (command, ...args) => {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

async function untilReady() {
  for (let attempt = 0; attempt < 200; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${ports.APP_PORT + 1}/ready`).catch(() => null)
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The local backend does not answer.')
}

run('vite', 'build', '--logLevel', 'warn')
const stack = spawn('tsx', ['e2e/testing/stack.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
})
const site = `http://127.0.0.1:${ports.APP_PORT}`
try {
  await untilReady()
  run('node', 'tools/bench/exam.mjs', site)
  run('node', 'tools/bench/exam.mjs', site, '500', '20')
  run('node', 'tools/bench/lists.mjs', site)
  run('node', 'tools/bench/reading.mjs', site)
  run('node', 'tools/bench/offline.mjs', site)
} finally {
  stack.kill('SIGTERM')
}
