/**
 * Finds a Chromium for the end-to-end tests, or installs one; returns its path.
 * Order: CHROME_PATH, Chrome or Chromium on PATH and in the usual places, Playwright's own download, the system's
 * package manager (Debian and Ubuntu, as root or with passwordless sudo).
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without a window: a third less work for the same pages. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A browser that only pretends (Ubuntu's snap stub) does not tell its version. */
function answers(path) {
  const told = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return told.status === 0 && /Chrom/.test(told.stdout)
}

/** @param {readonly string[]} names what it may be called, best first */
function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.CHROME_PATH, ...onPath, ...usualPlaces]
  return candidates.find((path) => path && existsSync(path) && answers(path)) ?? null
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  console.log('No Chromium found; trying Playwright’s own …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  return existsSync(path) ? path : null
}

/** @param {readonly string[]} packages best first */
function fromPackageManager(packages) {
  if (process.platform !== 'linux' || spawnSync('which', ['apt-get']).status !== 0) return null
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', '-o', 'DPkg::Lock::Timeout=600', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  console.log('Installing Chromium with apt-get …')
  const install = () => packages.some((name) => run('install', '-y', '-qq', '--no-install-recommends', name))
  if (!install()) {
    run('update', '-qq')
    install()
  }
  return installed(packages)
}

/**
 * @param {{ windowless?: boolean }} [options] `windowless`: for tests, Chromium's headless shell where there is one
 * @returns {Promise<string>} the path of a working Chromium. @throws when none can be had.
 */
export async function ensureBrowser({ windowless = false } = {}) {
  const first = windowless ? shells : []
  const path =
    installed([...first, ...names]) ??
    (await fromPlaywright()) ??
    fromPackageManager([...first.slice(0, 1), 'chromium'])
  if (!path) throw new Error('No Chromium could be found or installed; set CHROME_PATH to one.')
  return path
}
