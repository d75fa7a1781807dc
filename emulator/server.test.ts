import { createServer } from 'node:net'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import { doc, getDoc, setDoc, setLogLevel } from 'firebase/firestore/lite'
import { deleteObject, getBytes, listAll, ref, uploadString } from 'firebase/storage'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Backend, type BackendOptions, startBackend } from './server'
import { BUCKET, connect, PROJECT } from './testing/client'
import { makeProjectFolder, OPEN_FIRESTORE, OPEN_STORAGE, type ProjectFolder } from './testing/project-folder'

let project: ProjectFolder
beforeAll(() => {
  setLogLevel('silent')
  project = makeProjectFolder()
})
afterAll(() => project.remove())

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  project.put('firestore.rules', OPEN_FIRESTORE)
  project.put('storage.rules', OPEN_STORAGE)
})

const lines: string[] = []
const ANY = { firestore: 0, auth: 0, storage: 0 }

async function start(options: Partial<BackendOptions> = {}): Promise<Backend> {
  lines.splice(0)
  const backend = await startBackend({
    ports: ANY,
    projectId: PROJECT,
    bucket: BUCKET,
    rulesDir: project.path,
    log: (line) => lines.push(line),
    ...options,
  })
  closers.push(backend.close)
  return backend
}

function client(backend: Backend) {
  const connected = connect(backend.ports)
  closers.push(connected.close)
  return connected
}

test('serves the seed to all three services, and one session to all of them', async () => {
  project.put(
    'firestore.rules',
    OPEN_FIRESTORE.replace('allow read, write;', 'allow read, write: if request.auth.uid == "student";'),
  )
  const backend = await start({ seedDir: `${project.path}/seed` })
  const { auth, db, storage } = client(backend)
  await expect(getDoc(doc(db, 'quizzes/q1'))).rejects.toMatchObject({ code: 'permission-denied' })
  await signInWithEmailAndPassword(auth, 'student@demo.test', 'Student@123')
  expect((await getDoc(doc(db, 'quizzes/q1'))).data()).toEqual({ title: 'Polity' })
  expect((await listAll(ref(storage, 'Carousel'))).items.map(({ name }) => name)).toEqual(['1.svg'])
  expect(lines).toContainEqual(expect.stringMatching(/firestore\.rules:\d+/))
})

test('rules of Storage read the documents of Firestore', async () => {
  const condition = 'firestore.get(/databases/(default)/documents/quizzes/q1).data.title == "Polity"'
  project.put('storage.rules', OPEN_STORAGE.replace('allow read, write;', `allow read: if ${condition};`))
  const backend = await start({ seedDir: `${project.path}/seed` })
  const { db, storage } = client(backend)
  expect((await getBytes(ref(storage, 'Carousel/1.svg'))).byteLength).toBeGreaterThan(0)
  await setDoc(doc(db, 'quizzes/q1'), { title: 'Economy' })
  await expect(getBytes(ref(storage, 'Carousel/1.svg'))).rejects.toMatchObject({
    code: 'storage/unauthorized',
  })
})

test('goes back to the seed: documents, accounts, files and settings', async () => {
  const backend = await start({ seedDir: `${project.path}/seed` })
  const { auth, db, storage } = client(backend)
  await setDoc(doc(db, 'quizzes/q2'), {})
  await createUserWithEmailAndPassword(auth, 'new@demo.test', 'Student@123')
  await deleteObject(ref(storage, 'Carousel/1.svg'))
  const config = `http://127.0.0.1:${backend.ports.auth}/emulator/v1/projects/${PROJECT}/config`
  await fetch(config, {
    method: 'PATCH',
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }),
  })
  await backend.reset()
  expect((await getDoc(doc(db, 'quizzes/q2'))).exists()).toBe(false)
  expect((await getDoc(doc(db, 'quizzes/q1'))).exists()).toBe(true)
  await expect(signInWithEmailAndPassword(auth, 'new@demo.test', 'Student@123')).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  })
  await signInWithEmailAndPassword(auth, 'student@demo.test', 'Student@123')
  expect((await getBytes(ref(storage, 'Carousel/1.svg'))).byteLength).toBeGreaterThan(0)
})

test('without a seed it starts empty, and goes back to nothing', async () => {
  const backend = await start()
  const { db, storage } = client(backend)
  await uploadString(ref(storage, 'x.txt'), 'x')
  await setDoc(doc(db, 'a/b'), {})
  await backend.reset()
  expect((await listAll(ref(storage))).items).toEqual([])
  expect((await getDoc(doc(db, 'a/b'))).exists()).toBe(false)
})

test('refuses rules that cannot be used, with the place, and leaves no port open', async () => {
  project.put('storage.rules', `${OPEN_STORAGE}\n}`)
  await expect(start()).rejects.toThrow(/^storage\.rules:8:1: /)
  project.put('storage.rules', OPEN_STORAGE)
  project.put('firestore.rules', 'service cloud.firestore {\n  match /x {\n    allow read: if ;\n  }\n}\n')
  await expect(start()).rejects.toThrow(/^firestore\.rules:3:20: /)
  await expect(start({ rulesDir: `${project.path}/nowhere` })).rejects.toThrow(
    'nowhere/firestore.rules: there is no such file.',
  )
})

test('refuses a broken index file and a broken seed', async () => {
  project.put('firestore.indexes.json', { indexes: 'none' })
  await expect(start()).rejects.toThrow('firestore.indexes.json: ')
  project.put('firestore.indexes.json', { indexes: [] })
  await expect(start({ seedDir: `${project.path}/no-seed` })).rejects.toThrow('there is no such folder')
})

test('reloads changed rules, keeps the old ones when the new are broken, and says so', async () => {
  const backend = await start({ watchRules: true })
  const { db } = client(backend)
  await setDoc(doc(db, 'a/b'), {})
  project.put('firestore.rules', OPEN_FIRESTORE.replace('read, write', 'read'))
  await vi.waitFor(() => expect(lines).toContain('firestore.rules reloaded'), 10_000)
  await expect(setDoc(doc(db, 'a/b'), {})).rejects.toMatchObject({ code: 'permission-denied' })
  project.put('firestore.rules', 'service cloud.firestore {')
  const told = expect.stringMatching(/^firestore\.rules:1:\d+: .*: the rules stay as they were$/)
  await vi.waitFor(() => expect(lines).toContainEqual(told), 10_000)
  expect((await getDoc(doc(db, 'a/b'))).exists()).toBe(true)
  await expect(setDoc(doc(db, 'a/b'), {})).rejects.toMatchObject({ code: 'permission-denied' })
})

test.each(['firestore', 'auth', 'storage'] as const)(
  'names a taken port of %s and its variable, and lets go of the others',
  async (service) => {
    const other = createServer()
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve)
    })
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    try {
      await expect(start({ ports: { ...ANY, [service]: port } })).rejects.toThrow(
        `Port ${port} is taken; stop what uses it or choose another with ${service.toUpperCase()}_PORT=<port>.`,
      )
    } finally {
      other.close()
    }
  },
)
