import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPort, PortTakenError, readPorts } from './service-ports'
import { makeProjectFolder, type ProjectFolder } from './testing/project-folder'

let project: ProjectFolder
beforeAll(() => {
  project = makeProjectFolder()
  project.put('firebase.json', {
    emulators: { firestore: { port: 8080 }, auth: { port: 9099 }, storage: { port: 9199 } },
  })
})
afterAll(() => project.remove())

const read = (env: Record<string, string> = {}) => readPorts(`${project.path}/firebase.json`, env)

test('are those of firebase.json unless a variable names another', () => {
  expect(read()).toEqual({ firestore: 8080, auth: 9099, storage: 9199 })
  expect(read({ AUTH_PORT: '19099', STORAGE_PORT: '', FIRESTORE_PORT: '0' })).toEqual({
    firestore: 0,
    auth: 19099,
    storage: 9199,
  })
})

test.each(['x', '-1', '65536', '80.5'])('are refused when the variable holds %s', (value) => {
  expect(() => read({ STORAGE_PORT: value })).toThrow(
    'STORAGE_PORT must be a port from 0 (any free one) to 65535.',
  )
})

test('are refused when firebase.json has none', () => {
  project.put('none/firebase.json', { emulators: { firestore: {}, auth: { port: 1 } } })
  const file = `${project.path}/none/firebase.json`
  expect(() => readPorts(file, {})).toThrow(`emulators.firestore.port in ${file} must be a port`)
  expect(readPorts(file, { FIRESTORE_PORT: '1', STORAGE_PORT: '2' })).toEqual({
    firestore: 1,
    auth: 1,
    storage: 2,
  })
})

test('only a taken port is told as one', async () => {
  const failure = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  await expect(onPort('auth', 9099, failure('EADDRINUSE'))).rejects.toThrow(PortTakenError)
  await expect(onPort('auth', 9099, failure('EACCES'))).rejects.toThrow('EACCES')
  expect(await onPort('auth', 9099, () => Promise.resolve(1))).toBe(1)
})
