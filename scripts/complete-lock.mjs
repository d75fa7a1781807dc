/**
 * Adds to package-lock.json the optional platform packages that npm left out.
 *
 * A registry that does not carry every platform's binary makes npm drop those optional packages while it resolves;
 * `npm ci` then refuses the lock, and a Mac or Windows clone would find no binary. Each missing entry gets the version
 * that its parent asks for and the platform that its name tells, so that npm skips it elsewhere and fetches it there.
 * Run after every change of dependencies: `npm run complete-lock`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const LOCK = new URL('../package-lock.json', import.meta.url)
const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const CPU = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'ppc',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** What a platform package's name says of the machines it is for, e.g. `@biomejs/cli-linux-x64-musl`. */
function platformOf(name) {
  const words = name.replace(/^@[^/]+\//, '').split(/[-.]/)
  const os = OS.find((o) => words.includes(o))
  const cpu = CPU.find((c) => words.includes(c))
  const libc = words.some((w) => w.startsWith('musl'))
    ? 'musl'
    : words.some((w) => w.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(os === 'linux' && libc ? { libc: [libc] } : {}),
  }
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
const packages = lock.packages
let added = 0
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`
    const hoisted = `node_modules/${name}`
    if (packages[nested] || packages[hoisted]) continue
    const version = /\d+\.\d+\.\d+\S*/.exec(range)?.[0]
    if (!version) throw new Error(`${path} asks for ${name}@${range}: no version can be read from that`)
    packages[hoisted] = { version, ...(entry.dev ? { dev: true } : {}), ...platformOf(name), optional: true }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} platform packages added`)
