import { expect, test } from 'vitest'
import { questionCommand } from './question-keys'

const press = (key: string, held: { ctrlKey?: boolean; altKey?: boolean; metaKey?: boolean } = {}) =>
  questionCommand({ key, ctrlKey: false, altKey: false, metaKey: false, ...held }, 4)

test.each([
  ['a', 0],
  ['D', 3],
  ['1', 0],
  ['4', 3],
])('%s chooses option %i', (key, option) => {
  expect(press(key)).toEqual({ type: 'choose', option })
})

test.each([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['Enter', 'onward'],
])('%s is %s', (key, type) => {
  expect(press(key)).toEqual({ type })
})

test.each(['e', 'Z', '5', '0', 'ArrowUp', 'ArrowDown', 'Tab', ' ', 'Escape', 'F5'])(
  '%s means nothing on a question with four options',
  (key) => {
    expect(press(key)).toBeNull()
  },
)

test('with Ctrl, Alt or Cmd a key is the browser’s: Alt+Left is Back, Ctrl+A selects all', () => {
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
  expect(press('a', { ctrlKey: true })).toBeNull()
  expect(press('1', { metaKey: true })).toBeNull()
})

test('where letters are switched off only arrows and Enter are left', () => {
  const bare = { ctrlKey: false, altKey: false, metaKey: false }
  expect(questionCommand({ ...bare, key: 'a' }, 4, false)).toBeNull()
  expect(questionCommand({ ...bare, key: '1' }, 4, false)).toBeNull()
  expect(questionCommand({ ...bare, key: 'Enter' }, 4, false)).toEqual({ type: 'onward' })
})
