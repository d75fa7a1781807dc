import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// The files share a process, for loading jsdom takes longer than most of them. The app's modules are each file's own,
// and so is what it puts on the global object.
vi.resetModules()
const before = new Set(Object.getOwnPropertyNames(globalThis))
afterAll(() => {
  vi.unstubAllGlobals()
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!before.has(name)) Reflect.deleteProperty(globalThis, name)
})

// What is waited for comes when the machine gets to it; one second is a machine that does nothing else.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
