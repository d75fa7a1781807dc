import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, setLogLevel } from 'firebase/firestore/lite'
import { getBytes, getMetadata, ref, uploadBytes, uploadString } from 'firebase/storage'
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
  expect(readdirSync(join(project.path, 'data')).toSorted()).toEqual(['acknowledged', 'database'])

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
    const { db, storage, child, ended } = await start([...seed(), ...data()])
    const there = new Set((await getDocs(collection(db, 'notes'))).docs.map(({ id }) => id))
    expect(answered.filter((id) => !there.has(id))).toEqual([])
    for (const id of answered.filter((each) => each.endsWith('0')).slice(-2)) {
      expect((await getMetadata(ref(storage, note(id).name))).size).toBe(id.length)
    }
    // Writes without a pause, then is killed in the middle of it.
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

test('an upload of 20 MiB outlives a kill right after its answer', async () => {
  const bytes = new Uint8Array(20 * 1024 * 1024).map((_, index) => index % 251)
  const first = await start([...seed(), ...data()])
  await uploadBytes(ref(first.storage, 'films/large.mp4'), bytes)
  first.child.kill('SIGKILL')
  await first.ended
  const second = await start([...seed(), ...data()])
  const found = await getBytes(ref(second.storage, 'films/large.mp4'))
  expect(Buffer.from(found).equals(Buffer.from(bytes))).toBe(true)
})

test('takes over the folder of a process that was killed, but not of one that runs', async () => {
  const first = await start([...seed(), ...data()])
  const second = run('emulator/main.ts', ['--rules', project.path, ...data()], { FIRESTORE_PORT: '0' })
  expect(await second.ended).toBe(1)
  expect(second.printed.error).toBe(
    `Another local backend is using ${join(project.path, 'data')}; stop it first.\n`,
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

test('stops without an error while clients write, and has all that it answered', async () => {
  for (let stop = 1; stop <= 4; stop += 1) {
    const { ports, child, ended, printed } = await start(data())
    const documents = `http://127.0.0.1:${ports.firestore}/v1/projects/demo-pariksha/databases/(default)/documents`
    const answered: string[] = []
    const write = async (client: number) => {
      for (let count = 0; ; count += 1) {
        const id = `s${stop}-${client}-${count}`
        const init = { method: 'PATCH', body: '{}', headers: { authorization: 'Bearer owner' } }
        const response = await fetch(`${documents}/notes/${id}`, init).catch(() => null)
        if (response?.status !== 200) return
        answered.push(id)
      }
    }
    const clients = Array.from({ length: 20 }, (_, client) => write(client))
    await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(60)
    child.kill('SIGTERM')
    expect({ code: await ended, error: printed.error }).toEqual({ code: 0, error: '' })
    await Promise.all(clients)
    const again = await start(data())
    const there = new Set((await getDocs(collection(again.db, 'notes'))).docs.map(({ id }) => id))
    expect(answered.filter((id) => !there.has(id))).toEqual([])
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
  }
})

// Windows knows no limit on the size of files.
test.skipIf(process.platform === 'win32')(
  'a first start without room on the disk leaves nothing damaged',
  async () => {
    const full = run('emulator/main.ts', ['--rules', project.path, ...data()], {
      FILE_LIMIT: '0',
      FIRESTORE_PORT: '0',
    })
    expect({ code: await full.ended, error: full.printed.error }).toEqual({
      code: 1,
      error: `The data in ${join(project.path, 'data')} cannot be opened because the disk is full; make room first.\n`,
    })
    const { db } = await start([...seed(), ...data()])
    expect((await getDocs(collection(db, 'quizzes'))).size).toBe(1)
  },
)

// Windows knows no limit on the size of files.
test.skipIf(process.platform === 'win32')(
  'refuses what the disk does not take, shows none of it, and ends with an error',
  async () => {
    setLogLevel('silent')
    const text = 'x'.repeat(100_000)
    const limited = await start([...seed(), ...data(), '--quiet'], { FILE_LIMIT: '2048' })
    const stored: string[] = []
    const fillUp = async () => {
      for (let count = 0; count < 40; count += 1) {
        await setDoc(doc(limited.db, `notes/n${count}`), { text })
        stored.push(`n${count}`)
      }
    }
    await expect(fillUp()).rejects.toMatchObject({ code: 'unavailable' })
    expect(stored.length).toBeGreaterThan(5)
    const idsIn = async ({ db }: Pick<typeof limited, 'db'>) =>
      (await getDocs(collection(db, 'notes'))).docs.map(({ id }) => id).toSorted()
    const stays = async (backend: Pick<typeof limited, 'db' | 'auth' | 'storage'>) => {
      expect(await idsIn(backend)).toEqual(stored.toSorted())
      await signInWithEmailAndPassword(backend.auth, 'student@demo.test', 'Student@123')
    }
    // Signing in is a change, too.
    await expect(stays(limited)).rejects.toMatchObject({ code: 'auth/quota-exceeded' })
    await expect(deleteDoc(doc(limited.db, 'notes/n0'))).rejects.toMatchObject({ code: 'unavailable' })
    const late = ref(limited.storage, 'late.txt')
    await expect(uploadString(late, 'late')).rejects.toMatchObject({ code: 'storage/quota-exceeded' })
    await expect(getMetadata(late)).rejects.toMatchObject({ code: 'storage/object-not-found' })
    expect(await idsIn(limited)).toEqual(stored.toSorted())
    expect(limited.printed.error).toMatch(
      /^The data cannot be written to .*data \(.+\)\. Every change is refused until the disk has room and the backend is started again\.\n$/,
    )
    limited.child.kill('SIGTERM')
    expect(await limited.ended).toBe(1)

    await stays(await start([...seed(), ...data()]))
  },
)

test.each([[[]], [['--quiet']]])('says that its data is damaged, and does not start (%j)', async (quiet) => {
  const first = await start([...seed(), ...data()])
  await setDoc(doc(first.db, 'quizzes/q2'), { title: 'Economy' })
  first.child.kill('SIGKILL')
  await first.ended
  const database = join(project.path, 'data/database')
  const log = join(database, readdirSync(database).find((file) => file.endsWith('.log')) ?? '')
  const bytes = readFileSync(log)
  bytes[bytes.length - 40] = (bytes.at(-40) ?? 0) ^ 1
  writeFileSync(log, bytes)
  for (let count = 0; count < 2; count += 1) {
    const second = run('emulator/main.ts', ['--rules', project.path, ...seed(), ...data(), ...quiet], {
      FIRESTORE_PORT: '0',
    })
    expect(await second.ended).toBe(1)
    expect(second.printed).toEqual({
      out: '',
      error: expect.stringMatching(
        /^The data in .*data is damaged or cannot be read \(.+\); restore a copy of the folder, or start afresh with "npm run seed -- --reset"\.\n$/,
      ),
    })
  }
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

  const idle = run('emulator/seed.ts', data())
  expect(await idle.ended).toBe(1)
  expect(idle.printed.error).toContain('npm run seed -- --reset')
  project.put('bad-seed/accounts.json', '[1]')
  const faulty = run('emulator/seed.ts', ['--reset', ...data(), '--seed', join(project.path, 'bad-seed')])
  expect(await faulty.ended).toBe(1)
  expect(faulty.printed.error).toContain('accounts.json: account 1: it must be an object.')
  const kept = await start(data())
  expect((await getDocs(collection(kept.db, 'quizzes'))).size).toBe(2)
  kept.child.kill('SIGTERM')
  await kept.ended

  const reset = run('emulator/seed.ts', ['--reset', ...data(), ...seed()])
  expect(await reset.ended).toBe(0)
  expect(readFileSync(join(project.path, 'data/notes.txt'), 'utf8')).toBe('mine')
  const second = await start(data())
  expect((await getDocs(collection(second.db, 'quizzes'))).docs.map(({ id }) => id)).toEqual(['q1'])
})
