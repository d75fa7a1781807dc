/** A test fails on an unexpected console.error or console.warn; one that expects it calls `expectConsole`. */
import { afterEach, beforeEach, expect, vi } from 'vitest'

let expected: RegExp[] = []
let seen: string[] = []

/** Says that this test causes a console.error or console.warn that matches `pattern`; it must then happen. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}

beforeEach(() => {
  expected = []
  seen = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      seen.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  const unexpected = seen.filter((line) => !expected.some((pattern) => pattern.test(line)))
  expect(unexpected, 'unexpected output on the console').toEqual([])
  const missing = expected.filter((pattern) => !seen.some((line) => pattern.test(line)))
  expect(missing.map(String), 'expected output that never came').toEqual([])
})
