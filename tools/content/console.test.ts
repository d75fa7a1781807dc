import { expect, test } from 'vitest'
import { guarded } from './console'

test('a tab is printed as it is, and what would steer the terminal as a visible mark', async () => {
  const printed: string[] = []
  const print = (line: string) => printed.push(line)
  const console = guarded({ out: print, err: print, ask: async () => null })
  console.out('1\tA\nB\x1b[2J')
  console.err('2\tC\x07')
  expect(printed).toEqual(['1\tA B\uFFFD[2J', '2\tC\uFFFD'])
})
