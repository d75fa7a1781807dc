/**
 * Installs the packages when they are missing or differ from package-lock.json; does nothing otherwise.
 * Runs before `npm start` and `npm test`, so it needs nothing but Node and npm.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed-lock`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`)
  process.exit(1)
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/** Two installations at once would delete each other's packages: this file names the process that installs. */
const lock = `${root}.installing`

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function takeLock() {
  if (existsSync(lock)) console.log('Another command installs the packages; waiting for it …')
  while (existsSync(lock)) {
    await wait(1000)
    if (!isRunning(Number(existsSync(lock) && readFileSync(lock, 'utf8')))) rmSync(lock, { force: true })
  }
  writeFileSync(lock, String(process.pid), { flag: 'wx' })
}

async function install() {
  await takeLock()
  try {
    // Another command may have done it meanwhile.
    return isInstalled() ? 0 : npmCi()
  } finally {
    rmSync(lock, { force: true })
  }
}

function npmCi() {
  console.log('Installing packages (npm ci) …')
  const run = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (run.status === 0) writeFileSync(stamp, wanted)
  return run.status ?? 1
}

if (!isInstalled()) process.exitCode = await install()
