import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import { collection, doc, getDoc, getDocs, setDoc, setLogLevel } from 'firebase/firestore/lite'
import { getBytes, getMetadata, ref, uploadString } from 'firebase/storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './testing/client'
import { run, startProcess, type TestProcess } from './testing/process'
import { makeProjectFolder, type ProjectFolder } from './testing/project-folder'

// Each test starts processes, which takes seconds where other tests run at the same time.
vi.setConfig({ testTimeout: 90_000 })

let project: ProjectFolder
const processes: TestProcess[] = []
const closers: (() => Promise<void>)[] = []
beforeEach(() => {
  project = makeProjectFolder()
})
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
  for (const { child, ended } of processes.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  project.remove()
})

async function start(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const started = await startProcess(['--rules', project.path, ...args], env)
  processes.push(started)
  const client = connect(started.ports)
  closers.push(client.close)
  return { ...started, ...client }
}

const seed = () => ['--seed', join(project.path, 'seed')]
const data = () => ['--data', join(project.path, 'data')]

test('saves at a signal to stop, and goes on from there', async () => {
  const first = await start([...seed(), ...data()])
  await createUserWithEmailAndPassword(first.auth, 'new@demo.test', 'Student@123')
  await setDoc(doc(first.db, 'quizzes/q2'), { title: 'Economy' })
  await uploadString(ref(first.storage, 'notes/a.txt'), 'kept')
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(readdirSync(join(project.path, 'data')).toSorted()).toEqual(['blobs', 'snapshot.json'])

  const second = await start([...seed(), ...data()])
  expect((await getDocs(collection(second.db, 'quizzes'))).size).toBe(2)
  await signInWithEmailAndPassword(second.auth, 'new@demo.test', 'Student@123')
  expect(new TextDecoder().decode(await getBytes(ref(second.storage, 'notes/a.txt')))).toBe('kept')
})

test('loses nothing that it has answered, however often it is killed', async () => {
  setLogLevel('silent')
  const note = (id: string) => ({ path: `notes/${id}`, name: `notes/${id}.txt` })
  let answered: string[] = []
  for (let kill = 1; kill <= 4; kill += 1) {
    const { db, storage, child, ended, printed } = await start([...seed(), ...data()])
    expect(printed.out).not.toContain('left out')
    const there = new Set((await getDocs(collection(db, 'notes'))).docs.map(({ id }) => id))
    expect(answered.filter((id) => !there.has(id))).toEqual([])
    for (const id of answered.filter((each) => each.endsWith('0')).slice(-2)) {
      expect((await getMetadata(ref(storage, note(id).name))).size).toBe(id.length)
    }
    // Writes without a pause, then is killed in the middle of it; the last second's compaction may be under way.
    answered = [...there]
    const before = answered.length
    const stop = new AbortController()
    const writer = (async () => {
      for (let count = 0; !stop.signal.aborted; count += 1) {
        const id = `k${kill}-${count}`
        if (id.endsWith('0')) await uploadString(ref(storage, note(id).name), id).catch(() => stop.abort())
        if (stop.signal.aborted) return
        await setDoc(doc(db, note(id).path), { count }).catch(() => stop.abort())
        if (!stop.signal.aborted) answered.push(id)
      }
    })()
    await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(before + 25 + kill)
    child.kill('SIGKILL')
    stop.abort()
    expect(await ended).toBe('SIGKILL')
    // The upload under way tries again until its client is let go.
    await closers.splice(0).reduce((done, close) => done.then(close), Promise.resolve())
    await writer
  }
})

test('takes over the folder of a process that was killed, but not of one that runs', async () => {
  const first = await start([...seed(), ...data()])
  const second = run('emulator/main.ts', ['--rules', project.path, ...data()], { FIRESTORE_PORT: '0' })
  expect(await second.ended).toBe(1)
  expect(second.printed.error).toBe(
    `A local backend (process ${first.child.pid}) is using ${join(project.path, 'data')}; stop it first.\n`,
  )
  const reset = run('emulator/seed.ts', ['--reset', ...data(), ...seed()])
  expect(await reset.ended).toBe(1)
  expect(reset.printed.error).toContain('is using')
  expect((await getDoc(doc(first.db, 'quizzes/q1'))).exists()).toBe(true)

  first.child.kill('SIGKILL')
  await first.ended
  const third = await start([...seed(), ...data()])
  expect((await getDoc(doc(third.db, 'quizzes/q1'))).exists()).toBe(true)
})

test('sets a broken snapshot aside, says so, and starts from the seed', async () => {
  project.put('data/snapshot.json', '{"version":1,"firestore":')
  const { db, printed } = await start([...seed(), ...data()])
  expect(printed.out).toMatch(
    /The data in .*snapshot\.json cannot be used .*; it is kept as .*snapshot\.json\.broken-/,
  )
  expect((await getDoc(doc(db, 'quizzes/q1'))).exists()).toBe(true)
})

test('logs the link of a reset, unless it is to be quiet', async () => {
  const resetPage = 'http://127.0.0.1:5173/reset-password'
  const [loud, quiet] = await Promise.all([
    start(seed(), { AUTH_ACTION_URL: resetPage }),
    start([...seed(), '--quiet']),
  ])
  for (const { ports } of [loud, quiet]) {
    await fetch(`http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode`, {
      method: 'POST',
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: 'student@demo.test' }),
    })
  }
  await expect
    .poll(() => loud.printed.out)
    .toContain(`To reset the password of student@demo.test, open ${resetPage}?mode=resetPassword&oobCode=`)
  expect(quiet.printed.out.trim().split('\n')).toHaveLength(1)
})

test('says in one sentence why it cannot start', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve)
  })
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  project.put('broken/firestore.rules', 'service cloud.firestore {')
  const cases: [string[], Record<string, string>, RegExp][] = [
    [
      ['--rules', project.path],
      { AUTH_PORT: String(port) },
      new RegExp(`^Port ${port} is taken; stop what uses it or choose another with AUTH_PORT=<port>\\.\n$`),
    ],
    [['--rules', join(project.path, 'broken')], {}, /^firestore\.rules:1:26: .+\n$/],
    [['--sead', 'x'], {}, /^Unknown option '--sead'.*\n$/],
  ]
  try {
    const ends = cases.map(async ([args, env]) => {
      const { ended, printed } = run('emulator/main.ts', args, {
        FIRESTORE_PORT: '0',
        STORAGE_PORT: '0',
        ...env,
      })
      return { code: await ended, ...printed }
    })
    for (const [index, [, , sentence]] of cases.entries()) {
      expect(await ends[index]).toEqual({ code: 1, out: '', error: expect.stringMatching(sentence) })
    }
  } finally {
    other.close()
  }
})

test('the seed script starts a folder afresh, and leaves foreign files and a folder with a faulty seed alone', async () => {
  const first = await start([...seed(), ...data()])
  await setDoc(doc(first.db, 'quizzes/q2'), {})
  first.child.kill('SIGTERM')
  await first.ended
  writeFileSync(join(project.path, 'data/notes.txt'), 'mine')
  const before = readFileSync(join(project.path, 'data/snapshot.json'), 'utf8')

  const idle = run('emulator/seed.ts', data())
  expect(await idle.ended).toBe(1)
  expect(idle.printed.error).toContain('npm run seed -- --reset')
  project.put('bad-seed/accounts.json', '[1]')
  const faulty = run('emulator/seed.ts', ['--reset', ...data(), '--seed', join(project.path, 'bad-seed')])
  expect(await faulty.ended).toBe(1)
  expect(faulty.printed.error).toContain('accounts.json: account 1: it must be an object.')
  expect(readFileSync(join(project.path, 'data/snapshot.json'), 'utf8')).toBe(before)

  const reset = run('emulator/seed.ts', ['--reset', ...data(), ...seed()])
  expect(await reset.ended).toBe(0)
  expect(readFileSync(join(project.path, 'data/notes.txt'), 'utf8')).toBe('mine')
  expect(existsSync(join(project.path, 'data/backend.pid'))).toBe(false)
  const second = await start(data())
  expect((await getDocs(collection(second.db, 'quizzes'))).docs.map(({ id }) => id)).toEqual(['q1'])
})
