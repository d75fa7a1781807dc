import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const folders = mkdtempSync(join(tmpdir(), 'supply-chain-'))
afterAll(() => rmSync(folders, { recursive: true }))

interface Entry {
  licence?: unknown
  isTool?: boolean
  inLock?: object
}

/** A project with these packages: what npm writes into its lock file, and the package.json of each that is installed. */
function projectWith(packages: Record<string, Entry>): string {
  const folder = mkdtempSync(join(folders, 'project-'))
  const locked = Object.entries(packages).map(([name, { isTool, inLock }]) => [
    `node_modules/${name}`,
    { version: '1.0.0', integrity: 'sha512-AAAA', ...(isTool ? { dev: true } : {}), ...inLock },
  ])
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': { name: 'site' }, ...Object.fromEntries(locked) } }),
  )
  for (const [name, { licence }] of Object.entries(packages)) {
    if (licence === undefined) continue
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
    writeFileSync(
      join(folder, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, license: licence }),
    )
  }
  return folder
}

function check(script: string, ...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [script, '--check', ...args])
  return { status, says: stderr.toString() }
}

describe('the licences of what is shipped', () => {
  const licences = (packages: Record<string, Entry>) =>
    check('tools/build/licences.mjs', projectWith(packages))

  const packagesUnder = (names: readonly unknown[]) =>
    Object.fromEntries(names.map((licence, index) => [`package-${index}`, { licence }]))

  test('are allowed when a choice that they leave is', () => {
    const allowed = [
      'MIT',
      '(MIT OR GPL-3.0-only)',
      'GPL-3.0-only OR (ISC AND MIT)',
      { type: 'BSD-3-Clause' },
    ]
    expect(licences(packagesUnder(allowed))).toEqual({ status: 0, says: '' })
  })

  test('are refused otherwise, and when they are not understood, each with the name of its package', () => {
    const refused = [
      'GPL-3.0-only',
      'MIT AND GPL-3.0-only',
      '(MIT OR ISC) AND GPL-3.0-only',
      'MIT GPL-3.0-only',
      '(MIT',
      'SEE LICENSE IN LICENSE.md',
    ]
    const { status, says } = licences({ fine: { licence: 'MIT' }, ...packagesUnder(refused) })
    expect(status).toBe(1)
    expect(says.trim().split('\n')).toEqual(
      refused.map((licence, index) => `package-${index} 1.0.0: ${licence} is not an allowed licence`),
    )
  })

  test('a package that names no licence is refused', () => {
    expect(licences({ silent: {} }).says).toBe('silent 1.0.0: no licence is not an allowed licence\n')
  })

  test('a tool of development may have any licence', () => {
    expect(licences({ tool: { licence: 'GPL-3.0-only', isTool: true } }).status).toBe(0)
  })

  test('a build for another platform has the licence of its package', () => {
    const drawing = (licence: string) => ({
      drawing: { licence, inLock: { optionalDependencies: { 'drawing-win32': '1.0.0' } } },
      'drawing-win32': { inLock: { optional: true } },
    })
    expect(licences(drawing('MIT')).status).toBe(0)
    expect(licences(drawing('GPL-3.0-only')).says).toContain('drawing-win32 1.0.0: GPL-3.0-only')
  })
})

describe('the lock file', () => {
  const lockFile = (packages: Record<string, Entry>) =>
    check('scripts/complete-lock.mjs', join(projectWith(packages), 'package-lock.json'))
  const drawing = { inLock: { optionalDependencies: { 'drawing-win32-x64': '1.0.0' } } }

  test('is complete when the builds for all platforms are in it', () => {
    const forWindows = { inLock: { optional: true, os: ['win32'], cpu: ['x64'] } }
    expect(lockFile({ drawing, 'drawing-win32-x64': forWindows })).toEqual({ status: 0, says: '' })
  })

  test('is refused without the build for a platform', () => {
    expect(lockFile({ drawing })).toEqual({
      status: 1,
      says: 'node_modules/drawing-win32-x64 is not in the lock file: run npm run complete-lock\n',
    })
  })

  test.each([
    ['a package', {}],
    ['the build for one platform', { optional: true, os: ['win32'], cpu: ['x64'] }],
  ])('is refused when %s has no checksum', (_, platform) => {
    expect(lockFile({ plain: { inLock: { ...platform, integrity: undefined } } })).toEqual({
      status: 1,
      says: 'node_modules/plain has no integrity: run npm run complete-lock -- --checksums\n',
    })
  })

  test('of this project is complete, with a checksum for every package', () => {
    expect(check('scripts/complete-lock.mjs')).toEqual({ status: 0, says: '' })
  })

  test('gets the checksums that the registry has, and names the entries that stay without one', () => {
    const forOne = (os: string) => ({ inLock: { integrity: undefined, optional: true, os: [os] } })
    const folder = projectWith({ 'drawing-linux': forOne('linux'), 'drawing-win32': forOne('win32') })
    // An npm whose registry carries the build for Linux alone.
    const npm = `#!/bin/sh\ncase "$2" in drawing-linux@1.0.0) echo sha512-BBBB== ;; *) echo 404 >&2; exit 1 ;; esac\n`
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 })
    const file = join(folder, 'package-lock.json')
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
    const { stdout } = spawnSync(process.execPath, ['scripts/complete-lock.mjs', '--checksums', file], {
      env,
    })
    expect(stdout.toString()).toBe(
      'node_modules/drawing-win32 1.0.0: no checksum in this registry, the entry stays without one\n' +
        'package-lock.json: 0 platform packages added, 1 without a checksum\n',
    )
    const { packages } = JSON.parse(readFileSync(file, 'utf8'))
    expect(packages['node_modules/drawing-linux'].integrity).toBe('sha512-BBBB==')
    expect(packages['node_modules/drawing-win32']).not.toHaveProperty('integrity')
  })
})
