import { afterEach, expect, test, vi } from 'vitest'

/** A session store of its own, on a device that keeps `copy` under `user`. */
async function onDevice(copy: string | null) {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'user' ? copy : null) })
  return import('./session-store')
}

const asha = { id: 'a1', email: 'asha@demo.test', firstName: 'Asha', lastName: 'Rao', phone: '' }

afterEach(() => vi.unstubAllGlobals())

test('a device that remembers a student is signed in as them at once', async () => {
  const { recallSession, getSession } = await onDevice(JSON.stringify(asha))
  expect(recallSession('loading')).toBe(true)
  expect(getSession()).toEqual({ status: 'signed-in', user: asha })
})

test.each(['loading', 'signed-out'] as const)(
  'a device that remembers nobody is told as %s',
  async (told) => {
    const { recallSession, getSession } = await onDevice(null)
    expect(recallSession(told)).toBe(false)
    expect(getSession()).toEqual({ status: told })
  },
)

test.each([
  ['no JSON', '{"id": 7, '],
  ['null', 'null'],
  ['a list', '[]'],
  ['an id that is no text', JSON.stringify({ ...asha, id: 7 })],
  ['an empty id', JSON.stringify({ ...asha, id: '' })],
  ['no phone', JSON.stringify({ ...asha, phone: undefined })],
])('a copy that is %s is nobody, on every page, until the service is asked', async (_, copy) => {
  const { recallSession, getSession } = await onDevice(copy)
  expect(recallSession('loading')).toBe(true)
  expect(getSession()).toEqual({ status: 'signed-out' })
})

test('a session that is known is not changed by what the device says', async () => {
  const { recallSession, getSession, dispatch } = await onDevice(JSON.stringify(asha))
  dispatch({ type: 'account-changed', account: null, copy: null })
  expect(recallSession('signed-out')).toBe(true)
  expect(getSession()).toEqual({ status: 'signed-out' })
})

test('a device that refuses storage remembers nobody', async () => {
  const { recallSession, getSession } = await onDevice(null)
  vi.stubGlobal('localStorage', undefined)
  expect(recallSession('signed-out')).toBe(false)
  expect(getSession()).toEqual({ status: 'signed-out' })
})
