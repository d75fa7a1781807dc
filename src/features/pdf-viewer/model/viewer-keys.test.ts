import { expect, it } from 'vitest'
import { actionOf, shortcuts } from './viewer-keys'

const press = (key: string, held: { ctrlKey?: true; metaKey?: true; altKey?: true } = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

it('every key of the list does what it says, and none stands twice', () => {
  for (const { action, keys } of shortcuts) for (const key of keys) expect(press(key)).toBe(action)
  const all = shortcuts.flatMap(({ keys }) => keys)
  expect(new Set(all).size).toBe(all.length)
})

it('Ctrl or Cmd with F finds here; other combinations stay with the browser', () => {
  expect(press('f', { ctrlKey: true })).toBe('find')
  expect(press('F', { metaKey: true })).toBe('find')
  expect(press('p', { ctrlKey: true })).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
  expect(press('x')).toBeNull()
})
