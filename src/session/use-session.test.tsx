import 'fake-indexeddb/auto'
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setSignedIn } from '../../tests/testing/signed-in'
import { authRepository } from './auth-repository'
import { useRecallSession } from './use-session'

function Root() {
  useRecallSession()
  return null
}

const show = () => document.dispatchEvent(new Event('visibilitychange'))

afterEach(() => {
  vi.useRealTimers()
  setSignedIn(false)
})

test('a page that is looked at again after a minute asks whether its student is still signed in', async () => {
  vi.spyOn(authRepository, 'onAccountChanged').mockReturnValue(() => undefined)
  const confirmed = vi.spyOn(authRepository, 'confirm').mockResolvedValue()
  vi.useFakeTimers({ toFake: ['Date'] })
  render(<Root />)
  const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

  wait(120)
  show()
  setSignedIn(true)
  wait(59)
  show()
  wait(2)
  show()
  show()
  // The code of identity is imported first, which takes its time on a busy machine.
  await vi.waitFor(() => expect(confirmed).toHaveBeenCalled(), { timeout: 10_000 })
  expect(confirmed).toHaveBeenCalledOnce()
})
