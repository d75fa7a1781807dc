/** A backend for all tests of one file, emptied before each of them. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startBackend, type TestBackend } from './backend'

/** Registers the hooks; the backend may be used from the file's own `beforeAll` on. */
export function setUpBackend(options: Parameters<typeof startBackend>[0] = {}): TestBackend {
  let started: TestBackend | undefined
  const running = (): TestBackend => {
    if (!started) throw new Error('the backend has not started yet')
    return started
  }
  beforeAll(async () => {
    started = await startBackend(options)
  })
  afterAll(() => running().close())
  beforeEach(() => running().store.clear())
  return {
    get store() {
      return running().store
    },
    get port() {
      return running().port
    },
    get rules() {
      return running().rules
    },
    get lines() {
      return running().lines
    },
    connect: (who) => running().connect(who),
    rest: (...call) => running().rest(...call),
    close: () => running().close(),
  }
}
