import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { DataInUseError, lockData } from './data-lock'

const root = mkdtempSync(join(tmpdir(), 'data-lock-'))
afterAll(() => rmSync(root, { recursive: true }))

let folder = ''
let folders = 0
beforeEach(() => {
  folders += 1
  folder = join(root, `folder-${folders}`)
})
const lockFile = () => join(folder, 'backend.pid')

test('makes the folder, holds it once, and gives it back', () => {
  const unlock = lockData(folder)
  expect(() => lockData(folder)).toThrow(DataInUseError)
  expect(() => lockData(folder)).toThrow(
    `A local backend (process ${process.pid}) is using ${folder}; stop it first.`,
  )
  unlock()
  expect(readdirSync(folder)).toEqual([])
  lockData(folder)()
})

test('is refused by another process that runs, and taken over from one that is gone', async () => {
  lockData(folder)()
  // Writes its own lock the way a backend does, then waits.
  const script = `const { readFileSync, writeFileSync } = require('node:fs')
    const stat = (() => { try { return readFileSync('/proc/self/stat', 'utf8') } catch { return '' } })()
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    writeFileSync(${JSON.stringify(lockFile())}, process.pid + ' ' + start)
    console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  expect(() => lockData(folder)).toThrow(`A local backend (process ${child.pid}) is using`)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  expect(existsSync(lockFile())).toBe(true)
  lockData(folder)()
})

test.runIf(existsSync('/proc/self/stat'))('is taken over when the process id has come round again', () => {
  const unlock = lockData(folder)
  writeFileSync(lockFile(), `${process.pid} 1`)
  const again = lockData(folder)
  const mine = readFileSync(lockFile(), 'utf8')
  // The first holder has lost the lock and must not remove the second one's.
  writeFileSync(lockFile(), 'somebody else')
  unlock()
  expect(existsSync(lockFile())).toBe(true)
  writeFileSync(lockFile(), mine)
  again()
  expect(existsSync(lockFile())).toBe(false)
})

test.each(['', 'nonsense', '-1 5', '0'])('is taken over when it holds "%s"', (content) => {
  lockData(folder)()
  writeFileSync(lockFile(), content)
  lockData(folder)()
  expect(existsSync(lockFile())).toBe(false)
})
