/**
 * Adds to package-lock.json the optional platform packages that npm left out.
 *
 * A registry that does not carry every platform's binary makes npm drop those optional packages while it resolves;
 * `npm ci` then refuses the lock, and a Mac or Windows clone would find no binary. Each missing entry gets the version
 * that its parent asks for and the platform that its name tells, so that npm skips it elsewhere and fetches it there.
 * Run after every change of dependencies: `npm run complete-lock -- --checksums`.
 *
 * `--checksums` also asks npm for the checksum of each entry without one, and names those that its registry does not
 * carry; these stay as they are. One call an entry: run it once after an update, where the whole registry is reached.
 *
 * `--check` writes nothing: it names each platform package that is missing, and each package without a checksum
 * (`integrity`), by which npm knows that it got the right file from wherever it came.
 * `node scripts/complete-lock.mjs [FILE]` takes another lock file.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const file = args.find((arg) => !arg.startsWith('--')) ?? new URL('../package-lock.json', import.meta.url)
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

const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages
const added = []
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`
    const hoisted = `node_modules/${name}`
    if (packages[nested] || packages[hoisted]) continue
    const version = /\d+\.\d+\.\d+\S*/.exec(range)?.[0]
    if (!version) throw new Error(`${path} asks for ${name}@${range}: no version can be read from that`)
    packages[hoisted] = { version, ...(entry.dev ? { dev: true } : {}), ...platformOf(name), optional: true }
    added.push(hoisted)
  }
}

const withoutChecksum = () =>
  Object.entries(packages).filter(
    ([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity,
  )

/** What npm's registry says of a package's file; undefined when it has none. */
function checksumOf(path, { name, version }) {
  const wanted = `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`
  const answer = spawnSync('npm', ['view', wanted, 'dist.integrity'], { encoding: 'utf8' })
  return /^sha512-\S+$/m.exec(answer.stdout ?? '')?.[0]
}

if (isCheck) {
  const unchecked = withoutChecksum().filter(([path]) => !added.includes(path))
  for (const path of added) console.error(`${path} is not in the lock file: run npm run complete-lock`)
  for (const [path] of unchecked)
    console.error(`${path} has no integrity: run npm run complete-lock -- --checksums`)
  if (added.length + unchecked.length > 0) process.exitCode = 1
} else {
  if (args.includes('--checksums')) {
    for (const [path, entry] of withoutChecksum()) {
      const integrity = checksumOf(path, entry)
      // Where npm writes it: behind the version.
      if (integrity) packages[path] = { version: entry.version, ...entry, integrity }
      else console.log(`${path} ${entry.version}: no checksum in this registry, the entry stays without one`)
    }
  }
  lock.packages = Object.fromEntries(
    Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  )
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(
    `package-lock.json: ${added.length} platform packages added, ${withoutChecksum().length} without a checksum`,
  )
}
